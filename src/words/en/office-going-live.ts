import type { LiveConditionCode } from '#domain/going-live/conditions.ts'
import { formatNumber } from './numbers.ts'

export const beforeYouGoLive = 'Before you go live'
export const whatASiteNeeds = 'What a site with real guests and real money needs. The list is read anew each time you open it.'
export const doneOfAll = (done: number, all: number): string => `${formatNumber(done)} of ${formatNumber(all)} done`
export const left = (count: number): string => (count === 1 ? '1 thing is missing' : `${formatNumber(count)} things are missing`)
export const whose = { owner: 'For you, in the office', bank: 'With your bank', server: 'For whoever runs the server' }
export const serverMeans =
  'Send them this list. They set the names in the server’s environment and start the site again; ‘npm run doctor’ prints the same list there.'
export const met = (count: number): string => (count === 1 ? '1 thing is done' : `${formatNumber(count)} things are done`)
export const allMet = 'Everything is there.'
export const allMetMeans = 'Whoever runs the server starts the site with LIVE=1. From then on real cards are charged.'
export const liveMet = 'Your site is live, and nothing is missing.'
export const liveLacks = 'Your site is live and goes on selling. This is still missing:'
export const notRead = 'The list could not be read'
export const advice = 'Advice'
export const neededBy = (day: string): string => `needed by ${day}`
export const open = 'Open'
export const openInFull = (title: string): string => `Open: ${title}`
export const setOnServer = 'On the server:'
export const toList = 'Open the list'

/** What each condition is, and why it is one. */
export const conditions = {
  name: { title: 'Name of the house', why: 'It is in every title, email and document.' },
  contact: { title: 'How guests reach you', why: 'Address, phone, email and the place on the map, all your own.' },
  company: { title: 'Company and registrations', why: 'The bank compares them with its contract before it lets you sell.' },
  law: { title: 'Who guests can turn to', why: 'Representative, authority and dispute bodies stand in your legal texts.' },
  quotes: { title: 'Quotes of real guests', why: 'A site may not show words that no guest has said. Empty the samples if you have none.' },
  rating: { title: 'Where your rating comes from', why: 'Its source and a link where it can be read. Without a score nothing is shown.' },
  registration: {
    title: 'Registration and levy of each villa',
    why: 'Nothing may be let in Greece without the first; the second decides the levy of a night.',
  },
  prices: { title: 'Prices of your own', why: 'The coming seasons are still those of the sample house.' },
  samples: { title: 'Villas of your own', why: 'These villas still have the name and text of the sample house.' },
  languages: { title: 'Texts in every language', why: 'Where the main texts are missing, guests read English.' },
  two_step: {
    title: 'Two-step sign-in for owners',
    why: 'A password that is seen or guessed is then not enough to reach guests’ data and refunds.',
  },
  simulated: {
    title: 'Stays that were paid on trial',
    why: 'The simulator took no money for these. Cancel what was a trial; nothing is paid back for it.',
  },
  bank: { title: 'A real bank', why: 'Until then every payment is simulated: no card is charged.' },
  address: {
    title: 'The site’s own address, with https',
    why: 'Cards may only be sent to the bank from a page that nobody can change on its way.',
  },
  proxy: {
    title: 'The proxy is known',
    why: 'https comes from a proxy. Unknown, it makes all visitors count as one, and attackers are not told apart.',
  },
  mail_server: { title: 'An email server', why: 'Without one nobody gets a confirmation, a code or a reminder.' },
  sender: { title: 'Who emails come from', why: 'An address of a domain of your own, so that emails arrive.' },
  owner_mail: { title: 'Where emails for the owners go', why: 'New bookings, failed payments and complaints are told there.' },
  rate_source: { title: 'Exchange rates by https', why: 'Otherwise somebody on the way could change what guests are charged.' },
  rate_limits: { title: 'Limits for callers', why: 'They slow down those who guess passwords and codes.' },
  private_ways: {
    title: 'Private connections to other machines',
    why: 'Passwords and guests’ data must not pass unencrypted between machines.',
  },
  backup: { title: 'A fresh backup', why: 'One is made every night. Keep a copy on another machine, too.' },
} satisfies Record<LiveConditionCode, { title: string; why: string }>
