import { nameToGreet } from '#domain/accounts/greeting.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { guests as guestsInWords } from '#words/en/counts.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { greeting } from '#words/en/mail-frame.ts'
import * as words from '#words/en/mail-threads.ts'
import type { Block, GuestEmailTemplate, OwnerEmailTemplate, Row, Table, WordedTemplate } from '../../mail/email-template.ts'
import { officeLink } from '../../mail/office-link.ts'
import type { AboutBooking } from '../about-booking.ts'
import { greet, nameStranger, openBooking, openStay, stayTable } from './booking-tables.ts'

/** `sender`: of one that came by mail from another address than the guest's. */
type Message = { id: number; author: 'guest' | 'owner' | 'site'; subject?: string | null; body: string; sender?: string | null }

/** What was asked about, as far as the guest had chosen it. */
type Asked = {
  guestName: string
  guestEmail: string
  villa: string | null
  checkIn: CalendarDay | null
  checkOut: CalendarDay | null
  guests: number | null
}

/** Empty where nothing was chosen. */
function tables({ villa, checkIn, checkOut, guests }: Asked): Table[] {
  const rows: Row[] = [
    ...(villa ? [[words.stayTable.villa, villa] satisfies Row] : []),
    ...(checkIn ? [[words.stayTable.checkIn, formatDayWithWeekday(checkIn)] satisfies Row] : []),
    ...(checkOut ? [[words.stayTable.checkOut, formatDayWithWeekday(checkOut)] satisfies Row] : []),
    ...(guests ? [[words.stayTable.guests, guestsInWords(guests)] satisfies Row] : []),
  ]
  return rows.length > 0 ? [{ title: words.stayTable.title, rows }] : []
}

/** Where a guest writes back. `byMail`: answers to the mail are read, too. */
export type WayBack = { page: string; byMail: boolean }

/**
 * An owner's answer. It repeats the guest's words although the address is not proved: an owner has read them, and nothing is mailed
 * before.
 */
export const questionAnswered = (
  asked: Asked,
  { id, body }: Message,
  earlier: readonly Message[],
  { page, byMail }: WayBack,
): WordedTemplate => ({
  kind: 'question answered',
  words: 'question_answered',
  about: `${id}`,
  subject: words.answered.subject(asked.villa && '{villa}'),
  preheader: words.answered.preheader,
  top: [greeting(nameToGreet(asked.guestName, false))],
  above: words.answered.weAnswer,
  blocks: [
    body,
    ...tables(asked),
    ...earlier.flatMap((message): Block[] => [message.author === 'guest' ? words.answered.youWrote : words.answered.weWrote, message.body]),
  ],
  below: [words.answered.writeBack, byMail && words.orByMail].filter(Boolean).join(' '),
  values: { villa: asked.villa },
  button: { label: words.answered.button, url: page },
})

export const questionForOwner = (asked: Asked, { id, body, sender }: Message, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: question',
  about: `${id}`,
  subject: words.owner.subject(asked.guestName),
  preheader: words.owner.preheader(asked.villa),
  blocks: [words.owner.hasAsked(asked.guestName, asked.guestEmail), ...nameStranger(sender), body, ...tables(asked)],
  button: { label: words.owner.button, url: officeLink(siteUrl, '/support?status=questions') },
})

/** A message of the owners about a stay, or of the site in their words. Its text is only for a proved address; others read it on the page of the stay. The page of the way back: without account. `unsubscribe`: of advertising. */
export const messageForGuest = (
  about: AboutBooking,
  { id, subject, body }: Message,
  siteUrl: string,
  { page, byMail, unsubscribe }: WayBack & { unsubscribe?: string | undefined },
): GuestEmailTemplate => ({
  kind: 'message',
  about: `${id}`,
  subject: subject || words.message.subject(about.villa.name),
  preheader: words.message.preheader,
  blocks: [
    greet(about),
    ...(about.addressProved ? [body] : []),
    about.booking.accountId === null ? words.answered.writeBack : words.message.writeBack,
    ...(byMail ? [words.orByMail] : []),
    stayTable(about),
    ...(unsubscribe ? [unsubscribeTable(unsubscribe)] : []),
  ],
  button: { label: words.answered.button, url: page },
  ...openStay(about.booking, siteUrl),
  ...(unsubscribe ? { unsubscribe } : {}),
})

const unsubscribeTable = (url: string): Table => ({
  title: words.news.title,
  rows: [[words.news.notAnyMore, { text: words.news.unsubscribe, url }]],
})

/** A text to guests as one of the house gets it to try. `about`: tells one try from another. */
export const messageTest = (about: string, { subject, body }: { subject: string; body: string }): GuestEmailTemplate => ({
  kind: 'message test',
  about,
  subject,
  preheader: words.tried.preheader,
  blocks: [body],
})

export const messageOfGuest = (about: AboutBooking, { id, body, sender }: Message, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: message',
  about: `${id}`,
  subject: words.ownerMessage.subject(about.booking.guestName),
  preheader: words.ownerMessage.preheader(about.villa.name, about.booking.code),
  blocks: [words.ownerMessage.hasWritten(about.booking.guestName, about.booking.email), ...nameStranger(sender), body, stayTable(about)],
  button: openBooking(about.booking, siteUrl),
})
