import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { accountCalls } from '../src/contract/accounts.ts'
import { handBookingCalls } from '../src/contract/hand-bookings.ts'
import { offerCalls } from '../src/contract/offers.ts'
import { paymentCalls } from '../src/contract/payments.ts'
import { peopleCalls } from '../src/contract/people.ts'
import { threadCalls } from '../src/contract/threads.ts'
import { addDays, dayAtProperty, weekday } from '../src/domain/calendar-day.ts'
import { minutesAfter } from '../src/server/clock.ts'
import { bookings, mails } from '../src/server/db/schema.ts'
import type { EmailTemplate, MailKind } from '../src/server/mail/email-template.ts'
import { asMail } from '../src/server/mail/localized/layout.ts'
import type * as english from '../src/server/notifications/localized/samples.ts'
import { readSettings } from '../src/server/settings/queries.ts'
import type { Copies } from '../src/words/copies.ts'
import { type Language, languages, withoutPrefix } from '../src/words/languages.ts'
import { OWNER } from './authenticator.ts'
import { bring, goToBank, pay } from './bank-visit.ts'
import { aVilla } from './builders.ts'
import { type Pages, servePages } from './pages.ts'
import { hiddenIn, plainBrowser } from './plain-browser.ts'
import { type Client, SITE, type TestSite, testSite } from './test-site.ts'

const GUEST = { email: 'ana@example.com', password: 'Password-1' }
const STAY = '/reservations/7K3Q9A'
const OFFICE = '/admin/dashboard'

type Leading<Page> = readonly [page: Page, kinds: readonly MailKind[]]

/** Where the links of each kind of mail lead, for its reader. The reader of a public page need not sign in. */
const publicPages = [
  [/^\/booking$/, ['welcome']],
  [/^\/reset-password\?token=/, ['reset']],
  [/^\/forgot-password$/, ['password set']],
  [/^\/join\?token=/, ['invitation']],
  [/^\/ask\//, ['question answered']],
  [/^\/offer\//, ['offer', 'nights lost', 'transfer', 'transfer soon']],
] as const satisfies Leading<RegExp>[]
const guestPages = [
  ['/your-data', ['passkey added']],
  ['/booking-request?installment=true&bookingId=1', ['instalment soon', 'instalment today', 'instalment overdue']],
  [/^\/booking\?villa=1&checkIn=/, ['booking unfinished']],
  [/^\/(booking\?villa=1|booking-request\?installment=true&bookingId=1|reservations\/7K3Q9A\/change)/, ['payment failed']],
  [/^\/reservations\/7K3Q9A(\/change\?villaId=2\S+)?$/, ['change decided']],
  [
    STAY,
    [
      'booking confirmed',
      'booking confirmed again',
      'payment received',
      'payment reversed',
      'cancelled',
      'refunded',
      'stay moved',
      'arrival asked',
      'booking details',
      'review asked',
      'review reminded',
      'review refused',
      'ticket resolved',
      'ticket answered',
      'message',
      'complaint answered',
    ],
  ],
] as const satisfies Leading<string | RegExp>[]
const screens = [
  [OFFICE, ['owner: disputed', 'owner: lost payment', 'owner: job held']],
  [`${OFFICE}/security`, ['two-step']],
  [`${OFFICE}/people`, ['people']],
  [`${OFFICE}/bank`, ['bank']],
  [`${OFFICE}/reports`, ['owner: month']],
  [`${OFFICE}/support`, ['owner: ticket', 'owner: ticket message']],
  [`${OFFICE}/support?status=questions`, ['owner: question']],
  [`${OFFICE}/complaints`, ['owner: complaint', 'owner: complaint due']],
  [
    `${OFFICE}/bookings/1`,
    [
      'owner: new booking',
      'owner: cancelled',
      'owner: refunded',
      'owner: stay moved',
      'owner: change asked',
      'owner: transfer',
      'owner: nights lost',
      'owner: offer over',
      'owner: guest changed',
      'owner: message',
    ],
  ],
] as const satisfies Leading<string>[]
const WITHOUT_LINKS = ['email code', 'message test', 'ticket', 'complaint', 'offer over'] as const satisfies MailKind[]

type Led = (typeof publicPages | typeof guestPages | typeof screens)[number][1][number] | (typeof WITHOUT_LINKS)[number]
type NotLed = Exclude<MailKind, Led>
// A kind of mail whose links are not followed here does not compile.
true satisfies [NotLed] extends [never] ? true : NotLed

const [samplesIn] = Object.values(
  import.meta.glob<Copies<typeof english>>('../src/server/notifications/localized/samples.ts', {
    query: '?languages',
    import: 'default',
    eager: true,
  }),
)

let site: TestSite
let pages: Pages
/** The tokens of the samples, and real ones. */
const tokens = new Map<string, string>()

beforeAll(async () => {
  // Pages go by the real day.
  site = await testSite({ now: new Date().toISOString(), environment: { RATE_LIMITS: 'off' } })
  pages = await servePages(site)
  const owner = await site.admin()
  await stayOfTheSamples(await site.guest('Ana'))
  tokens.set('1-of-the-sample', await offerToken(owner))
  tokens.set('2-of-the-sample', await questionToken(owner))
  await site.visitor(accountCalls.forgotPassword, { email: GUEST.email })
  await owner(peopleCalls.invite, { email: 'bob@example.com', role: 'reception', password: OWNER.password })
  const written = (await site.db.select().from(mails)).map(({ text }) => text).join()
  for (const page of ['reset-password', 'join'])
    tokens.set(`${page}?token=a-token-of-the-sample`, `${page}?token=${written.match(new RegExp(`/${page}\\?token=([\\w-]+)`))?.[1]}`)
})
afterAll(() => site.close())

const today = dayAtProperty(new Date())
const weeksAhead = (weeks: number) => {
  const monday = addDays(today, 8 - (weekday(today) || 7) + weeks * 7)
  return { checkIn: monday, checkOut: addDays(monday, 7) }
}

/** The booking that the samples are about: its first of three stages is paid. */
async function stayOfTheSamples(guest: Client) {
  const villa = await aVilla(site.db)
  await aVilla(site.db)
  const payment = await goToBank(guest, villa.id, { ...weeksAhead(20), plan: 'partial' })
  await pay(site, payment)
  await bring(site, payment.orderId)
  const [booking] = await site.db
    .update(bookings)
    .set({ code: STAY.split('/')[2] ?? '' })
    .returning()
  expect(booking).toMatchObject({ id: 1, status: 'partial_paid' })
}

async function offerToken(owner: Client): Promise<string> {
  const wanted = { villaId: 2, ...weeksAhead(30), guests: 2, price: 'rates' as const }
  const { total } = await owner(handBookingCalls.offer, wanted)
  const { link } = await owner(offerCalls.send, {
    name: 'Ana Petrović',
    email: GUEST.email,
    phone: '+381 60 1234567',
    alternatives: [{ ...wanted, total }],
    validUntil: addDays(today, 7),
    holding: true,
  })
  return link.split('/offer/')[1] ?? ''
}

/** Of a question that the owner has answered. */
async function questionToken(owner: Client): Promise<string> {
  const { key } = await site.visitor(threadCalls.form, {})
  site.clock.now = minutesAfter(site.clock.now, 1)
  await site.visitor(threadCalls.ask, { name: 'Ana', email: GUEST.email, message: 'Is there a cot?', key })
  await owner(threadCalls.answer, { threadId: 1, message: 'Yes.' })
  const written = (await site.db.select().from(mails)).map(({ text }) => text).join()
  return /\/ask\/([\w-]+)/.exec(written)?.[1] ?? ''
}

type Sent = { kind: MailKind; links: string[] }

/** The addresses on this site in both versions of each sample, with real tokens. */
async function sentIn(language: Language): Promise<Sent[]> {
  const settings = await readSettings(site.db)
  const templates = Object.values(samplesIn?.[language].sampleTemplates(settings, site.deps) ?? {}).flat()
  return templates.map((template) => ({
    kind: template.kind,
    links: listLinks(asMail({ ...(template as EmailTemplate), to: '' }, settings)),
  }))
}

function listLinks({ text, html }: { text: string; html: string }): string[] {
  const inHtml = [...html.matchAll(/href="([^"]+)"/g)].map(([, link = '']) => link.replaceAll('&amp;', '&'))
  const onSite = (links: readonly string[]) => [...new Set(links.filter((link) => link.startsWith(SITE)))]
  expect(onSite(text.match(/https?:\/\/\S+/g) ?? [])).toEqual(onSite(inHtml))
  return onSite(inHtml).map((link) => [...tokens].reduce((whole, [sample, real]) => whole.replace(sample, real), link.slice(SITE.length)))
}

/** The different links of some kinds of mail. */
const linksTo = (sent: Sent[], kinds: readonly MailKind[]): string[] => [
  ...new Set(sent.filter(({ kind }) => kinds.includes(kind)).flatMap(({ links }) => links)),
]

test('each kind of mail is among those whose links are followed, or has none', async () => {
  const followed = [...publicPages, ...guestPages, ...screens].flatMap(([, kinds]) => kinds)
  const sent = await sentIn('en')
  expect([...followed, ...WITHOUT_LINKS].sort()).toEqual([...new Set(sent.map(({ kind }) => kind))].sort())
  expect(new Set(sent.filter(({ links }) => links.length > 0).map(({ kind }) => kind))).toEqual(new Set(followed))
})

describe.each(languages)('in %s', (language) => {
  test.each(publicPages)('links to %s open for everybody', async (page, kinds) => {
    for (const link of linksTo(await sentIn(language), kinds)) {
      expect((await plainBrowser(pages, language).visit(link)).path).toMatch(page)
    }
  })

  test.each([
    ...guestPages.map(([page, kinds]) => ({ page, kinds, who: GUEST })),
    ...screens.map(([page, kinds]) => ({ page, kinds, who: OWNER })),
  ])('links to $page lead there by the sign-in, and at once for whoever is signed in', async ({ page, kinds, who }) => {
    for (const link of linksTo(await sentIn(language), kinds)) {
      const browser = plainBrowser(pages, language)
      const signIn = await browser.visit(link)
      expect(signIn.path).toMatch(who === OWNER ? /^\/admin\?/ : /^\/login\?/i)
      const { redirect = '' } = hiddenIn(signIn.html)
      for (const { path } of [await browser.submit(signIn.path, 'log-in', { ...who, redirect }), await browser.visit(link)])
        if (typeof page === 'string') expect(path).toBe(page)
        else expect(withoutPrefix(path)).toMatch(page)
    }
  })
})

test('an old reminder leads to the stay once everything is paid', async () => {
  const guest = await site.signIn(GUEST.email, GUEST.password)
  for (const stage of [2, 3]) {
    const payment = await guest(paymentCalls.createInstalment, { bookingId: 1, stage })
    await pay(site, payment)
    await bring(site, payment.orderId)
  }
  const browser = plainBrowser(pages, 'en')
  await browser.submit('/login', 'log-in', GUEST)
  for (const link of linksTo(await sentIn('en'), ['instalment overdue'])) expect((await browser.visit(link)).path).toBe(STAY)
})
