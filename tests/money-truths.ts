import { asc, isNull } from 'drizzle-orm'
import { expect } from 'vitest'
import { offerState } from '../src/domain/bookings/offer.ts'
import { dayAtProperty } from '../src/domain/calendar-day.ts'
import { overlaps } from '../src/domain/stay.ts'
import type { Db } from '../src/server/db/client.ts'
import { bookingChanges, bookings, eventDeliveries, events, mails, offers, payments, refunds } from '../src/server/db/schema.ts'
import { countsOfEvents } from '../src/server/metrics/event-counts.ts'
import type { Order, OrderBook } from '../src/simulator/orders.ts'

/** A site's database and clock, and the order records of its bank. */
export type Books = { site: { db: Db; clock: { now: Date }; bank: { till: { book: OrderBook } } } }

const sum = (amounts: number[]) => amounts.reduce((total, amount) => total + amount, 0)
const blocking = ['paid', 'partial_paid', 'restricted']

async function everything({ site: { db } }: Books) {
  const back = await db.select().from(refunds)
  const tried = await db.select().from(payments)
  const of = (paymentId: number) => back.filter((refund) => refund.paymentId === paymentId)
  const approved = tried.filter(({ state }) => state === 'approved')
  const net = (bookingId: number) =>
    sum(approved.filter((one) => one.bookingId === bookingId).map(({ id, amount }) => amount - sum(of(id).map((refund) => refund.amount))))
  return { stays: await db.select().from(bookings), tried, approved, back, of, net }
}

/** A booking, with what holds other nights for it while its guest pays for a change. */
const getFamily = ({ id, changeOf }: typeof bookings.$inferSelect): number => changeOf ?? id

/** Unsold stays whose nights a page, a mail or the owners' list says are kept. */
async function promisedStays({ site: { db, clock } }: Books, stays: (typeof bookings.$inferSelect)[]) {
  const today = dayAtProperty(clock.now)
  const promising = (await db.select().from(offers)).filter((offer) => ['open', 'transfer'].includes(offerState(offer, today)))
  const changes = await db.select().from(bookingChanges).orderBy(asc(bookingChanges.id))
  return stays.filter(({ id, offerId, status, deletedAt }) => {
    if (status !== 'pending' || deletedAt !== null) return false
    const offer = promising.find((one) => one.id === offerId)
    if (offer) return offer.transferOf === id || (offer.holding && offer.transferOf === null)
    const soldBefore = changes.findLast(({ bookingId }) => bookingId === id)?.fromStatus
    return soldBefore === 'paid' || soldBefore === 'partial_paid'
  })
}

/** Invariants that hold at all times. */
export async function alwaysTrue(world: Books): Promise<void> {
  const { stays, approved, of, net } = await everything(world)
  const { now } = world.site.clock
  const taken = stays.filter(
    ({ deletedAt, status, holdsUntil }) => deletedAt === null && (blocking.includes(status) || (holdsUntil !== null && holdsUntil > now)),
  )
  for (const [index, one] of taken.entries())
    for (const other of taken.slice(index + 1))
      expect(
        getFamily(one) !== getFamily(other) && one.villaId === other.villaId && overlaps(one, other),
        `${one.code} and ${other.code} have a night in common`,
      ).toBe(false)

  for (const one of await promisedStays(world, stays))
    expect(one.holdsUntil !== null && one.holdsUntil > now, `the nights of ${one.code} are promised, and held`).toBe(true)

  const sold = stays.filter(({ offerId, status }) => offerId !== null && (status === 'paid' || status === 'partial_paid'))
  expect(sold.length, 'an offer sells one stay').toBe(new Set(sold.map(({ offerId }) => offerId)).size)

  for (const { id, orderId, amount, dinars } of approved) {
    expect(sum(of(id).map((refund) => refund.amount)), `cents going back of ${orderId}`).toBeLessThanOrEqual(amount)
    expect(sum(of(id).map((refund) => refund.dinars)), `dinars going back of ${orderId}`).toBeLessThanOrEqual(dinars)
  }
  for (const { id, code, status, total } of stays) {
    expect(net(id), `${code} keeps no more than its price`).toBeLessThanOrEqual(total)
    if (status === 'pending' || status === 'failed') expect(net(id), `${code} is ${status} and keeps nothing`).toBe(0)
    if (status === 'paid') expect(net(id), `${code} is paid`).toBe(total)
    if (status === 'partial_paid') expect(net(id), `${code} is partly paid`).toBeGreaterThan(0)
  }
  const written = (await world.site.db.select().from(mails)).map(({ recipient, subject, text }) => `${recipient}\n${subject}\n${text}`)
  expect(written.length, 'mails written twice').toBe(new Set(written).size)
}

const takenAtBank = ({ state, captured }: Order) => (state === 'C' || state === 'S' ? captured / 100 : 0)
const givenAtBank = ({ refunds: given }: Order) => sum(given.map(({ minor }) => minor / 100))

/** Invariants that hold after all jobs have finished: the records of site and bank agree to the dinar. */
export async function trueInTheEnd(world: Books): Promise<void> {
  const { stays, tried, approved, back, of } = await everything(world)
  expect(back.filter(({ state }) => state !== 'done')).toEqual([])
  expect(tried.filter(({ state }) => state === 'open').map(({ orderId }) => orderId)).toEqual([])
  for (const { id, orderId, dinars, method, state } of tried) {
    if (method === 'transfer') continue
    const order = world.site.bank.till.book.get(orderId)
    const remaining = state === 'approved' ? dinars - sum(of(id).map((refund) => refund.dinars)) : 0
    expect(remaining, `dinars of ${orderId}`).toBe(order ? takenAtBank(order) - givenAtBank(order) : 0)
  }
  const changes = await world.site.db.select().from(bookingChanges)
  for (const { id, bookingId, orderId, amount, settledAt } of approved) {
    const returned = sum(of(id).map((refund) => refund.amount))
    const stay = stays.find((one) => one.id === bookingId)
    if (!stay) throw new Error(`${orderId} was paid for a booking that is gone`)
    const counted = changes.some(
      ({ toStatus, at, bookingId: of }) => of === bookingId && blocking.includes(toStatus) && at >= (settledAt ?? at),
    )
    if (!counted) expect(returned, `${orderId} counts for nothing and goes back`).toBe(amount)
  }
}

/** Every event has reached every consumer exactly once, also where a process ended between the commit and the delivery. */
export async function eventsDelivered({ site: { db } }: Books): Promise<void> {
  expect(await db.select().from(eventDeliveries).where(isNull(eventDeliveries.doneAt))).toEqual([])
  const types = (await db.select({ type: events.type }).from(events)).map(({ type }) => type).filter((type) => type !== 'admin.changed')
  for (const { type, count } of await countsOfEvents(db)) {
    expect(count, `counted ${type}`).toBe(types.filter((one) => one === type).length)
  }
}

/** Every payment that counted or was refunded has its emails. */
export async function mailsTold({ site: { db } }: Books): Promise<void> {
  const { approved, of, stays } = await everything({ site: { db } } as Books)
  const told = (await db.select().from(mails)).map(({ occasion }) => occasion)
  for (const { id, orderId, bookingId, stage } of approved) {
    const refund = of(id)[0]
    const code = stays.find((stay) => stay.id === bookingId)?.code
    // Refunds of a cancellation are told together, by the booking and the last of them.
    const about = refund && (told.includes(`refunded ${refund.id}`) ? `${refund.id}` : `${code} ${refund.id}`)
    const expected = about
      ? [`refunded ${about}`, `owner: refunded ${about}`]
      : [`payment received ${orderId}`, ...(stage === 1 ? [`booking confirmed ${code}`, `owner: new booking ${code}`] : [])]
    expect(told).toEqual(expect.arrayContaining(expected))
  }
}
