import { sql } from 'drizzle-orm'
import fc from 'fast-check'
import { addDays, type CalendarDay, dayAtProperty } from '../../src/domain/calendar-day.ts'
import { formatEurosBriefly } from '../../src/words/en/numbers.ts'
import { type Assistant, connectAssistant } from '../assistant.ts'
import { expect } from '../form-browser/expect.ts'
import type { FormPage } from '../form-browser/page.ts'
import { aStay } from '../stay-rows.ts'
import { APPROVED, fourVillas, makeWeek, signIn } from '../story-steps.ts'
import { type House, test } from './house.ts'
import { acceptTerms, fillInGuest, getPrice, goToBank, payWith } from './steps.ts'

const { checkIn, checkOut } = makeWeek('', 34)
const stay = { checkIn, checkOut, guests: 2 }
const thea = 3
const longAgo = { checkIn: '2020-07-06', checkOut: '2020-07-11' }
const today = dayAtProperty(new Date())
const tonight = { checkIn: today, checkOut: addDays(today, 5) }
const sunday = { checkIn: addDays(checkIn, 6), checkOut: addDays(checkIn, 12) }
const secret = 'Mia Weber wrote this herself'

const connect = ({ pages }: House, name?: string) => connectAssistant((url, init) => pages(url, init), name ? { name } : {})

/** The nights of Villa Onar are sold to a guest whose words nobody else may read. */
async function sellOnar(house: House): Promise<void> {
  for (const statement of aStay({ code: 'TAKEN1', villaId: 4, from: checkIn, name: secret })) await house.change(statement)
}

/** What a person asks an assistant for, what the assistant calls, and what it can say then. */
const tasks: [wish: string, tool: string, input: object, told: object][] = [
  ['Which villas are there?', 'list_villas', {}, { villas: fourVillas.map((name) => expect.objectContaining({ name })) }],
  [
    'What is free in that week?',
    'search_stays',
    stay,
    { message: null, villas: expect.arrayContaining([expect.objectContaining({ available: true })]) },
  ],
  [
    'Is there something for six?',
    'search_stays',
    { ...stay, guests: 6 },
    { villas: expect.arrayContaining([expect.objectContaining({ name: 'Villa Onar', fits: false })]) },
  ],
  ['Do thirty people fit?', 'search_stays', { ...stay, guests: 30 }, { message: expect.stringContaining('Maximum 6 guests') }],
  [
    'May we come on a Sunday?',
    'search_stays',
    { ...stay, ...sunday },
    { message: expect.stringContaining('Sunday'), nearest: expect.arrayContaining([expect.anything()]) },
  ],
  ['Was it free in 2020?', 'search_stays', longAgo, { message: expect.any(String), villas: [] }],
  [
    'Is Onar free then?',
    'search_stays',
    stay,
    {
      villas: expect.arrayContaining([
        expect.objectContaining({ name: 'Villa Onar', available: false, nearest: expect.arrayContaining([expect.anything()]) }),
      ]),
    },
  ],
  ['Tell me about Thea.', 'get_villa', { villa: 'villa-thea' }, { name: 'Villa Thea', byOwners: { about: expect.any(String) } }],
  ['Was ist die dritte Villa?', 'get_villa', { villa: '3', language: 'de' }, { page: expect.stringContaining('/de/villas/villa-thea') }],
  ['Is there a Villa Zeus?', 'get_villa', { villa: 'villa-zeus' }, { code: 'no_such_villa' }],
  [
    'What does it cost, with everything?',
    'get_quote',
    { villaId: thea, ...stay },
    { finalPrice: expect.any(Number), currency: 'EUR', priceBreakdown: expect.arrayContaining([expect.anything()]) },
  ],
  ['Can we pay in stages?', 'get_quote', { villaId: thea, ...stay }, { paymentStages: expect.anything() }],
  [
    'What if we cancel?',
    'get_quote',
    { villaId: thea, ...stay },
    { cancellation: expect.arrayContaining([expect.objectContaining({ percent: expect.any(Number) })]) },
  ],
  ['I have the code SUN.', 'get_quote', { villaId: thea, ...stay, promoCode: 'SUN' }, { code: 'promo_code_refused' }],
  [
    'Ich möchte buchen.',
    'create_checkout',
    { villaId: thea, ...stay, language: 'de' },
    { bookable: true, link: expect.stringContaining('/de/booking?') },
  ],
  [
    'Book Onar for us.',
    'create_checkout',
    { villaId: 4, ...stay },
    { bookable: false, nearest: expect.arrayContaining([expect.anything()]) },
  ],
  [
    'Book Thea for nine.',
    'create_checkout',
    { villaId: thea, ...stay, guests: 9 },
    { bookable: false, message: expect.stringContaining('6') },
  ],
  ['Book Thea from tonight.', 'create_checkout', { villaId: thea, ...stay, ...tonight }, { bookable: false, message: expect.any(String) }],
  [
    'Rezerviši za 1. jun.',
    'create_checkout',
    { villaId: thea, ...stay, checkIn: '1. jun', language: 'sr' },
    { code: 'bad_input', fields: { checkIn: expect.any(String) } },
  ],
  [
    'How do I reach the owners?',
    'get_policies',
    {},
    {
      contact: { email: expect.stringContaining('@') },
      cancellation: expect.arrayContaining([expect.objectContaining({ percentRefunded: expect.any(Number) })]),
    },
  ],
]

test('an assistant does twenty things that people ask for, and never reads a word of another guest', async ({ house, page }) => {
  await sellOnar(house)
  const { ask } = await connect(house)
  expect(tasks).toHaveLength(20)
  for (const [wish, tool, input, told] of tasks) {
    const answer = await ask(tool, input)
    expect(answer.told, wish).toMatchObject(told)
    expect(answer.refused, wish).toBe('code' in told)
    expect(JSON.stringify(answer.told), wish).not.toContain(secret)
    if (answer.told.link) await page.goto(answer.told.link)
  }
  expect(page).toHaveURL(/\/de\/booking\?/)
})

/** Days, villa and party of any stay that somebody might ask for. */
const anyStay = fc.record({
  villaId: fc.integer({ min: 1, max: 4 }),
  from: fc.integer({ min: 2, max: 200 }),
  nights: fc.integer({ min: 5, max: 14 }),
  guests: fc.integer({ min: 1, max: 7 }),
})

type Asked = { villaId: number; checkIn: CalendarDay; checkOut: CalendarDay; guests: number }

async function isPricedAlike(house: House, page: FormPage, { ask }: Assistant, asked: Asked) {
  const link = await ask('create_checkout', asked)
  const query = new URLSearchParams(Object.entries(asked).map(([name, value]) => [name, String(value)]))
  const priced = await (await house.pages(`/api/booking/calculate-price.php?${query}`)).json()
  expect(link.told.bookable).toBe(priced.success && priced.available)
  const quote = await ask('get_quote', asked)
  expect(quote.told).toMatchObject(
    priced.success ? { finalPrice: priced.finalPrice, available: priced.available } : { message: priced.message },
  )
  if (!link.told.bookable) return
  expect(link.told.finalPrice).toBe(priced.finalPrice)
  await page.goto(link.told.link)
  expect(getPrice(page)).toContainText(formatEurosBriefly(priced.finalPrice * 100))
}

test('whatever stay is asked for, quote, price and the page behind the link say the same', async ({ house, page }) => {
  await sellOnar(house)
  const assistant = await connect(house)
  await fc.assert(
    fc.asyncProperty(anyStay, ({ from, nights, villaId, guests }) => {
      const arrival = addDays(today, from)
      return isPricedAlike(house, page, assistant, { villaId, checkIn: arrival, checkOut: addDays(arrival, nights), guests })
    }),
    { numRuns: 30 },
  )
})

test('a guest books by the link of an assistant, and the owner sees which one it was', async ({ page, guest, office, house }) => {
  const { told } = await (await connect(house, 'Ariadne')).ask('create_checkout', { villaId: thea, ...stay })
  await signIn(page, guest)
  await page.goto(told.link)
  expect(page.getByLabel('Check-in')).toHaveValue(checkIn)
  expect(page.getByLabel('Check-out')).toHaveValue(checkOut)
  expect(page.getByRole('spinbutton', { name: 'Guests' })).toHaveValue('2')
  expect(getPrice(page)).toContainText(formatEurosBriefly(told.finalPrice * 100))
  await fillInGuest(page, guest)
  await page.getByRole('button', { name: /Review/ }).click()
  await acceptTerms(page)
  await goToBank(page)
  await payWith(page, APPROVED)
  expect(await house.db.execute(sql`SELECT 1 FROM bookings WHERE came_from = 'Ariadne' AND status = 'paid'`)).toBeTruthy()
  await office.goto('/admin/dashboard/bookings?only=by_link')
  await office.getByRole('row').getByRole('link', { name: guest.name, exact: true }).click()
  await office.getByRole('link', { name: 'Ariadne' }).click()
  expect(office).toHaveURL('/admin/dashboard/bookings?only=by_link')
  expect(office.getByRole('row').getByRole('link', { name: guest.name, exact: true })).toHaveCount(1)
})
