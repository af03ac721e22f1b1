import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { handBookingCalls } from '../src/contract/hand-bookings.ts'
import { accounts, bookings } from '../src/server/db/schema.ts'
import { say } from '../src/words/en/refusals.ts'
import { ana, aVilla, makeTransfer, week, weekLater } from './builders.ts'
import { type Pages, servePages, submit } from './pages.ts'
import { type Client, type TestSite, testSite } from './test-site.ts'

const root = resolve(import.meta.dirname, '..')

let site: TestSite
let pages: Pages
let owner: Client
let bookingId: number

beforeAll(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' }, unused: true })
  owner = await site.admin()
  pages = await servePages(site)
  const { id: villaId } = await aVilla(site.db, { name: 'Villa Thea' })
  const stay = { villaId, ...week, guests: 2, price: 'own' as const, amount: 1_000_00 }
  const { total } = await owner(handBookingCalls.offer, stay)
  const { name, email, phone } = ana
  ;({ bookingId } = await owner(handBookingCalls.create, {
    ...stay,
    total,
    name,
    email,
    phone,
    reason: 'Agreed',
    payment: makeTransfer(total),
  }))
})
afterAll(() => site.close())

type Form = { path: string; email?: string; phone?: string; asOwner?: true; fields: Record<string, string> }

const PHONE_REQUIRED = { phone: say('phone_number_required'), phoneNumber: say('phone_required') }
const MIA = { name: 'Mia', phone: '+381 60 1234567' }
const newBooking = (weeks: number) => `/admin/dashboard/bookings/new?${new URLSearchParams({ ...byHand(weeks), ownTotal: '2000' })}`
const byHand = (weeks: number) => ({ ...weekLater(weeks), villaId: '1', guests: '2', price: 'own', plan: 'full' })

/** Every form in which somebody types an address that mails go to, or a phone number. */
const forms: Record<string, Form> = {
  register: {
    path: '/register',
    email: 'email',
    phone: 'phoneNumber',
    fields: { intent: 'register', fullName: 'Mia', password: 'Password-1', country: 'Serbia', phoneNumber: MIA.phone },
  },
  booking: {
    path: '/booking?villa=villa-thea',
    email: 'email',
    phone: 'phone',
    fields: { intent: 'review', villaId: '1', ...weekLater(52), guests: '2', ...MIA },
  },
  'log in by e-mail': { path: '/login/email', email: 'email', fields: { intent: 'send' } },
  'forgotten password': { path: '/forgot-password', email: 'email', fields: { intent: 'send-link' } },
  'booking by hand': {
    path: newBooking(4),
    email: 'email',
    phone: 'phone',
    asOwner: true,
    fields: {
      intent: 'book',
      ...byHand(4),
      ownTotal: '2000',
      total: '2000',
      ...MIA,
      reason: 'Agreed',
      amount: '2000',
      receivedOn: '2026-06-01',
      method: 'cash',
      reference: '1',
    },
  },
  offer: {
    path: newBooking(5),
    email: 'email',
    phone: 'phone',
    asOwner: true,
    fields: { intent: 'offer', ...byHand(5), ownTotal: '2000', total: '2000', ...MIA, validUntil: '2026-06-05', reason: 'Agreed' },
  },
  'details of a booking': {
    path: '/admin/dashboard/bookings?edit=1',
    email: 'email',
    phone: 'phone',
    asOwner: true,
    fields: { intent: 'change', id: '1', guestsBefore: '2', guests: '2', specialRequests: '', language: 'en', ...MIA },
  },
  complaint: {
    path: '/admin/dashboard/complaints',
    email: 'email',
    asOwner: true,
    fields: { intent: 'record', guestName: 'Mia', content: 'The pool was closed.', bookingNumber: '', receivedOn: '2026-06-01' },
  },
  invitation: {
    path: '/admin/dashboard/people',
    email: 'email',
    asOwner: true,
    fields: { intent: 'invite', role: 'reception', password: 'Owner-Password-1' },
  },
}
const of = (field: 'email' | 'phone') => Object.entries(forms).filter(([, form]) => form[field])

let weeks = 10
/** Each booking by hand takes nights of its own. */
function nights({ intent }: Record<string, string>) {
  weeks += 1
  return intent === 'book' ? weekLater(weeks) : {}
}

const send = ({ path, asOwner, fields }: Form, over: Record<string, string>) =>
  submit(pages, path, Object.entries({ email: 'mia@example.com', ...fields, ...nights(fields), ...over }), asOwner ? owner.cookie : '')

/** 'taken', or what the page says of the fields. */
async function describeOutcome(answer: Response): Promise<string> {
  if (answer.status < 400 && answer.headers.has('location')) return 'taken'
  const html = await answer.text()
  return [...html.matchAll(/<span class="mt-1.5[^>]*>(.*?)<\/p>|role="alert"[^>]*>(.*?)<\/p>/gs)]
    .map(([text]) => text.replace(/<[^>]*>/g, ' '))
    .join(' ')
}

/** The form as it comes back: its hidden fields that say what was asked about. */
const askedIn = (html: string): Record<string, string> =>
  Object.fromEntries([...html.matchAll(/name="(asked\w+)" value="([^"]*)"/g)].map(([, name = '', value = '']) => [name, value]))

test.each(of('phone'))('%s refuses a phone number of letters or of four digits, and a number is still a number', async (_, form) => {
  const { phone: name = '' } = form
  for (const phone of ['abc', '+381', 'call me']) {
    const answer = await send(form, { [name]: phone })
    expect(answer.status).toBe(400)
    const html = await answer.text()
    expect(html.includes(PHONE_REQUIRED[name as 'phone']), phone).toBe(true)
    expect(html.includes(`value="${phone}"`), phone).toBe(true)
  }
})

test.each(of('phone'))('%s asks once about a number that no phone has', async (_, form) => {
  const { phone: name = '' } = form
  const first = await send(form, { [name]: '+381 60 1', email: 'mia.phone@example.com' })
  expect(first.status).toBe(400)
  const html = await first.text()
  expect(html.includes('Is +381 60 1 complete')).toBe(true)
  const again = await send(form, { [name]: '+381 60 1', email: 'mia.phone@example.com', ...askedIn(html) })
  expect(await describeOutcome(again)).toBe('taken')
})

test.each(of('email'))('%s asks once about an address that looks mistyped', async (_, form) => {
  const first = await send(form, { email: 'mia@gmial.con' })
  expect(first.status).toBe(400)
  const html = await first.text()
  expect(html.includes('Did you mean mia@gmail.com?')).toBe(true)
  const other = await (await send(form, { email: 'mia@hotmial.com', ...askedIn(html) })).text()
  expect(other.includes('Did you mean mia@hotmail.com?')).toBe(true)
  const again = await send(form, { email: 'mia@gmial.con', ...askedIn(html) })
  expect(await describeOutcome(again)).toBe('taken')
})

test('numbers without a country code are read by the country that was named, and by the language of the page', async () => {
  const questions = { en: /Is [\d ]+ complete/, de: /Ist [\d ]+ vollständig/ }
  const html = async (path: string, country: string, phoneNumber: string) =>
    (await submit(pages, path, Object.entries({ ...forms.register?.fields, country, phoneNumber, password: 'x' }))).text()
  expect(await html('/register', 'Serbia', '060 1234567')).not.toMatch(questions.en)
  expect(await html('/register', 'Ελλάδα', '6912345678')).not.toMatch(questions.en)
  expect(await html('/register', 'Neverland', '060 12345')).toMatch(questions.en)
  expect(await html('/de/register', 'Neverland', '0171 2345678')).not.toMatch(questions.de)
  expect(await html('/de/register', 'Neverland', '00381 60 1234567')).not.toMatch(questions.de)
  expect(await html('/de/register', 'Neverland', '0000 123')).toMatch(questions.de)
})

test('a corrected detail of a booking is saved, and one that is as before is not asked about', async () => {
  await site.db.update(bookings).set({ phone: '+381 60 1', email: 'ana@gmial.con' }).where(eq(bookings.id, bookingId))
  const page = await pages(`/admin/dashboard/bookings?edit=${bookingId}`, { headers: { cookie: owner.cookie } })
  const asked = askedIn(await page.text())
  const form = forms['details of a booking']
  if (!form) throw new Error('no such form')
  const answer = await send(form, { name: 'Ana Petrović-Kos', phone: '+381 60 1', email: 'ana@gmial.con', ...asked })
  expect([302, 303]).toContain(answer.status)
  const [saved] = await site.db.select().from(bookings).where(eq(bookings.id, bookingId))
  expect(saved?.guestName).toBe('Ana Petrović-Kos')
})

test('an account is opened with the address that was meant', async () => {
  const { register } = forms
  if (!register) throw new Error('no such form')
  const asked = askedIn(await (await send(register, { email: 'vera@gmial.con' })).text())
  await send(register, { email: 'vera@gmail.com', ...asked })
  expect(await site.db.select().from(accounts).where(eq(accounts.email, 'vera@gmail.com'))).toHaveLength(1)
})

test('browsers do not load the tables of phone numbers', () => {
  const assets = join(root, 'build', 'client', 'assets')
  const scripts = globSync('*.js', { cwd: assets })
  expect(scripts.length).toBeGreaterThan(20)
  expect(scripts.filter((file) => /isValidPhoneNumber|country_calling_codes/.test(readFileSync(join(assets, file), 'utf8')))).toEqual([])
})
