import { eq, sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handBookingCalls } from '../src/contract/hand-bookings.ts'
import { offerCalls } from '../src/contract/offers.ts'
import { PLACEHOLDER } from '../src/contract/placeholders.ts'
import { supportCalls } from '../src/contract/support.ts'
import { bookings, villas } from '../src/server/db/schema.ts'
import { seededLanguages } from '../src/server/first-content/translated-content.ts'
import { getPrefix, type Language, languages, tagOf } from '../src/words/languages.ts'
import { bring, emptyCard, goToBank, pay } from './bank-visit.ts'
import { weekLater } from './builders.ts'
import { seedSmall } from './e2e/first-content.ts'
import { listHeardFaults } from './heard-faults.ts'
import { isLong } from './long-tests.ts'
import { type Pages, servePages } from './pages.ts'
import { accountPages, guestPages, publicPages } from './places.ts'
import { type Client, SITE, type TestSite, testSite } from './test-site.ts'
import { type Answered, findAttribute, walkSite } from './walk-site.ts'
import { leftOversIn } from './word-files.ts'

let site: TestSite
let pages: Pages
let guest: Client
/** Where the walk begins, as English paths: pages that no link leads to, too. */
let places: { asVisitor: string[]; asGuest: string[] }

/** Without the lines that offer a page in other languages, each in its own. */
const withoutOffers = (html: string) => html.replace(/<aside data-offers=.*?<\/aside>/gs, '')

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' }, unused: true })
  await site.asOwner(sql`DELETE FROM settings`)
  await seedSmall(site.db, site.deps.store, '2026-06-01')
  const owner = await site.admin()
  guest = await site.guest('Rosa')
  const ids = (await site.db.select({ id: villas.id }).from(villas).orderBy(villas.id)).map(({ id }) => id)
  const [armonia = 0, eirini = 0, thea = 0, onar = 0] = ids
  const paid = await goToBank(guest, armonia, { plan: 'partial' })
  await pay(site, paid)
  const { location: confirmation } = await bring(site, paid.orderId)
  await guest(supportCalls.request, { orderId: paid.orderId, reason: 'other', message: 'Όλα καλά?' })
  const declined = await goToBank(guest, eirini)
  await pay(site, declined, { card: emptyCard })
  const { location: failure } = await bring(site, declined.orderId)
  await goToBank(guest, thea, { guest: { name: 'Rosa', email: 'rosa@example.com', phone: '+381 60 1', guests: 2, specialRequests: '' } })
  const wanted = { villaId: onar, ...weekLater(2), guests: 2, price: 'rates' as const }
  const alternatives = [{ ...wanted, total: (await owner(handBookingCalls.offer, wanted)).total }]
  const to = { name: 'Rosa', email: 'rosa@example.com', phone: '+381 60 1', language: 'en' as const }
  const { link } = await owner(offerCalls.send, { alternatives, ...to, validUntil: '2026-06-08' })
  const [{ code = '' } = {}] = await site.db.select().from(bookings).where(eq(bookings.code, paid.bookingNumber))
  const dated = 'checkIn=2026-07-06&checkOut=2026-07-13&guests=2'
  const asVisitor = [
    ...publicPages,
    ...accountPages,
    `/villas?${dated}`,
    '/villas?checkIn=2026-07-06&checkOut=2026-07-08&guests=9',
    `/villas/villa-thea?${dated}`,
    `/booking?villa=villa-thea&${dated}`,
    '/booking-confirmation?status=error',
    '/confirm-email',
    '/login/code',
    '/join?token=none',
    '/reset-password?token=none',
    new URL(link).pathname,
    '/offer/none',
  ]
  const asGuest = [
    ...guestPages,
    `/reservations/${code}`,
    `/reservations/${code}/cancel`,
    `/reservations/${code}/change?checkIn=2026-08-10&checkOut=2026-08-17`,
    confirmation ?? '',
    failure ?? '',
    new URL(link).pathname,
    `/booking?villa=villa-thea&${dated}`,
  ]
  places = { asVisitor, asGuest }
  pages = await servePages(site)
})
afterAll(() => site.close())

/** All pages of a language reachable by links, one of each kind, and the response of each form when sent empty. */
const walk = (language: Language, from: string[], cookie: string): Promise<Answered[]> =>
  walkSite(
    async ({ pathname, search }, form) => {
      const sent = form && { method: 'POST', headers: { origin: SITE, cookie }, body: new URLSearchParams(form) }
      const answer = await pages(pathname + search, sent ?? { headers: { cookie } })
      return answer.headers.get('content-type')?.startsWith('text/html') ? { status: answer.status, html: await answer.text() } : null
    },
    from.map((path) => (getPrefix(language) + path).replace(/\/$/, '') || '/'),
    { leftOut: /^\/(admin|api|pictures)/, sample: !isLong('walks') },
  )

const walked = new Map<Language, Answered[]>()
const everyPageIn = async (language: Language) => {
  const pagesFound = walked.get(language) ?? [
    ...(await walk(language, places.asVisitor, '')),
    ...(await walk(language, places.asGuest, guest.cookie)),
  ]
  walked.set(language, pagesFound)
  return pagesFound
}

/** One with many words that are longer than English ones; all where the long tests run. */
const walkedIn = <L extends Language>(list: readonly L[]): readonly L[] => (isLong('walks') ? list : list.filter((one) => one === 'el'))

test.each(walkedIn(languages))(
  'every page for visitors and guests exists in %s, and all links and forms on it keep the language',
  async (language) => {
    const found = await everyPageIn(language)
    expect(found.length).toBeGreaterThan(60)
    for (const { where, status, html } of found) {
      expect([where, /<html lang="([^"]+)"/.exec(html)?.[1]]).toEqual([where, tagOf[language]])
      if (!/sent empty|nowhere|none|=error/.test(where)) expect([where, status]).toEqual([where, 200])
      expect(status, where).toBeLessThan(500)
      const addresses = [...html.matchAll(/<(?:a|form)\s[^>]*>/g)]
        .filter(([tag]) => !findAttribute(tag, 'hrefLang'))
        .map(([tag]) => findAttribute(tag, 'href') ?? findAttribute(tag, 'action') ?? '')
        .filter((address) => /^\/(?!admin|api|pictures)/.test(address))
      const strange = addresses.filter((address) => !`${address}/`.replace(/[?#].*/, '/').startsWith(`${getPrefix(language)}/`))
      expect([where, strange]).toEqual([where, []])
    }
  },
)

test('lists, heads of tables and names are whole for somebody who hears the pages', async () => {
  for (const { where, html } of await everyPageIn('el')) expect([where, listHeardFaults(html)]).toEqual([where, []])
})

test.each(walkedIn(seededLanguages))('pages have no English text and no empty placeholder in %s', async (language) => {
  const leftOvers = await leftOversIn(language)
  const found = new Map<string, string>()
  for (const { where, html } of await everyPageIn(language))
    for (const text of leftOvers(withoutOffers(html))) if (!text.includes(PLACEHOLDER) && !found.has(text)) found.set(text, where)
  expect([...found]).toEqual([])
})
