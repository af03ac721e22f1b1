import { and, eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { z } from 'zod'
import { bookingMoneyCalls } from '#contract/booking-money.ts'
import { bookingCalls } from '#contract/bookings.ts'
import type { AnyCall, InputOf } from '#contract/call.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { handBookingCalls } from '#contract/hand-bookings.ts'
import { allCalls } from '#contract/index.ts'
import { offerCalls } from '#contract/offers.ts'
import { ownerChangeCalls } from '#contract/owner-changes.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { ownReviewCalls, reviewCalls } from '#contract/reviews.ts'
import { stayAccessCalls } from '#contract/stay-access.ts'
import { supportCalls } from '#contract/support.ts'
import { threadCalls } from '#contract/threads.ts'
import { bring, emptyCard, goToBank, pay, readRecords } from '../../../tests/bank-visit.ts'
import { ana as anaForm, aVilla, makeTransfer, weekLater } from '../../../tests/builders.ts'
import { everything } from '../../../tests/everything.ts'
import { type Client, type TestSite, testSite } from '../../../tests/test-site.ts'
import { bookings, payments, refunds, reviews, tickets } from '../db/schema.ts'

const MARK = 'Oleander'
/** Calls of the house about a guest name what belongs to the guest by one of these ids. */
const ABOUT_A_GUEST = /^(booking|payment|refund|lostPayment|ticket|review|request)Id$|^lowPriceOf$/
/** A booking by hand belongs to no account. */
const TO_A_GUEST: AnyCall[] = [offerCalls.send]
/** Not the guest of the account, stored nowhere, or no free text. Complaints stay in their register, as consumer law demands. */
const OTHERWISE = /omplaint|previewMailWords|updateDetails| (email|bookingNumber)$/

let site: TestSite
let guest: Client
let owner: Client
beforeEach(async () => {
  site = await testSite({ environment: { RATE_LIMITS: 'off' } })
  guest = await site.guest('Ana')
  owner = await site.admin()
})
afterEach(() => site.close())

type Schema = { type?: string; enum?: unknown[]; format?: string; anyOf?: Schema[]; properties?: Record<string, Schema> }

const getFields = ({ input }: AnyCall) => (z.toJSONSchema(input, { io: 'input', unrepresentable: 'any' }) as Schema).properties ?? {}

/** The fields of a call that take any text. */
function listTexts(call: AnyCall): string[] {
  const isText = ({ type, enum: choices, format, anyOf }: Schema): boolean =>
    anyOf ? anyOf.every((one) => isText(one) || one.type === 'null') : type === 'string' && !choices && format !== 'date'
  return Object.entries(getFields(call)).flatMap(([name, schema]) => {
    const nested = Object.entries(schema.properties ?? {}).flatMap(([inner, its]) => (isText(its) ? [`${name}.${inner}`] : []))
    return isText(schema) ? [name] : nested
  })
}

/** Names of the fields that carry a mark; those of a list have the name of the list. */
function* marked(value: unknown, name = ''): Generator<string> {
  if (typeof value === 'string' && value.startsWith(MARK)) yield name
  if (typeof value !== 'object' || value === null) return
  for (const [key, inner] of Object.entries(value))
    yield* marked(inner, Array.isArray(value) || name === 'lines' ? name : name ? `${name}.${key}` : key)
}

const writable = allCalls
  .filter((call) => call.access === 'admin' && call.method !== 'GET')
  .filter((call) => TO_A_GUEST.includes(call) || Object.keys(getFields(call)).some((name) => ABOUT_A_GUEST.test(name)))
  .flatMap((call) => listTexts(call).map((field) => `${call.path} ${field}`))
  .filter((field) => !OTHERWISE.test(field))

test('erasure leaves no word that people of the house have written about a guest', async () => {
  const written = new Set<string>()
  /** A call of the owner; notes which of its texts carry a mark. */
  const write = async <C extends AnyCall>(call: C, input: InputOf<C>) => {
    for (const field of marked(input)) written.add(`${call.path} ${field}`)
    return owner(call, input)
  }
  let words = 0
  /** With digits enough for a phone. */
  const mark = () => `${MARK} ${10_000 + ++words}`
  const booked = async (weeks: number, card?: string) => {
    const visit = await goToBank(guest, (await aVilla(site.db)).id, { ...weekLater(weeks), guest: anaForm })
    await pay(site, visit, card ? { card } : {})
    await bring(site, visit.orderId)
    return { visit, booking: (await readRecords(site, visit.orderId)).booking }
  }

  const paid = await booked(0)
  const bookingId = paid.booking.id
  await write(bookingCalls.updateDetails, { bookingId, guests: 3, name: mark(), phone: mark(), specialRequests: mark() })
  await write(stayAccessCalls.giveCode, { bookingId, doorCode: mark() })
  await guest(supportCalls.request, { orderId: paid.visit.orderId, reason: 'other', message: 'Hello' })
  const [ticket] = await site.db.select().from(tickets)
  await write(supportCalls.reply, { ticketId: ticket?.id ?? 0, message: mark() })
  await write(threadCalls.writeToStay, { bookingId, message: mark() })
  await write(bookingCalls.note, { bookingId, note: mark() })

  const other = (await booked(2, emptyCard)).booking
  const payment = (amount: number) => makeTransfer(amount, { reference: mark() })
  await write(bookingCalls.setStatus, { bookingId: other.id, status: 'paid', payment: payment(other.total), reason: mark() })
  const [recorded] = await site.db
    .select()
    .from(payments)
    .where(and(eq(payments.bookingId, other.id), eq(payments.method, 'transfer')))
  await write(bookingMoneyCalls.reverse, { paymentId: recorded?.id ?? 0, reason: mark(), payment: payment(other.total) })
  const { id, villaId, checkIn, checkOut } = other
  const wish = { bookingId: id, villaId, checkIn, checkOut, price: 'kept' as const, lines: [{ name: mark(), amount: 10_00 }] }
  const { total, back } = await owner(ownerChangeCalls.offer, wish)
  await write(ownerChangeCalls.change, { ...wish, total, back, reason: mark() })
  await write(bookingMoneyCalls.record, { bookingId: id, ...payment(10_00) })
  await write(dashboardCalls.settle, { lowPriceOf: id, note: mark() })
  const [its] = await site.db.select().from(payments).where(eq(payments.bookingId, bookingId))
  const failed = {
    paymentId: its?.id ?? 0,
    amount: 100,
    dinars: 117,
    reason: 'goodwill',
    state: 'failed',
    createdAt: site.clock.now,
  } as const
  const [refund] = await site.db.insert(refunds).values(failed).returning()
  await write(dashboardCalls.settle, { refundId: refund?.id ?? 0, how: 'done', note: mark() })

  const someWeek = { villaId: (await aVilla(site.db)).id, ...weekLater(5), guests: 2, price: 'rates' as const }
  const alternatives = [{ ...someWeek, total: (await owner(handBookingCalls.offer, someWeek)).total }]
  const told = { name: mark(), email: 'ana@example.com', phone: mark(), message: mark(), reason: mark() }
  const sent = await write(offerCalls.send, { alternatives, ...told, validUntil: '2026-06-08', holding: true })
  const token = sent.link.split('/offer/')[1] ?? ''
  const { stays } = await site.visitor(offerCalls.read, { token })
  await guest(offerCalls.accept, { token, bookingNumber: stays[0]?.bookingNumber ?? '', way: 'card', termsAccepted: true })
  await write(bookingCalls.setStatus, { bookingId: sent.bookingIds[0] ?? 0, status: 'cancelled', reason: mark() })

  await site.later(60 * 24 * 60)
  guest = await site.signIn('ana@example.com', 'Password-1')
  await guest(ownReviewCalls.write, { bookingNumber: paid.booking.code, stars: 4, review: 'Quiet', name: 'Ana' })
  const [review] = await site.db.select().from(reviews)
  await write(reviewCalls.answer, { reviewId: review?.id ?? 0, version: review?.version ?? 0, answer: mark() })

  expect(writable.filter((field) => !written.has(field))).toEqual([])
  expect(await everything(site.db)).toContain(MARK)
  await guest(privacyCalls.erase, { password: 'Password-1' })
  // Papers stay as they were issued, as tax law demands.
  expect((await everything(site.db, ['papers'])).match(/.*Oleander.*/g)).toBeNull()
  expect((await site.db.select().from(bookings)).length).toBe(3)
})
