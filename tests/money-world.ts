import { and, asc, desc, eq, isNotNull, isNull, like } from 'drizzle-orm'
import { expect } from 'vitest'
import { bookingMoneyCalls } from '../src/contract/booking-money.ts'
import { bookingCalls } from '../src/contract/bookings.ts'
import type { InputOf } from '../src/contract/call.ts'
import { dashboardCalls } from '../src/contract/dashboard.ts'
import { guestStayCalls } from '../src/contract/guest-stays.ts'
import { handBookingCalls } from '../src/contract/hand-bookings.ts'
import { offerCalls } from '../src/contract/offers.ts'
import { ownerChangeCalls } from '../src/contract/owner-changes.ts'
import { paymentCalls } from '../src/contract/payments.ts'
import { Refused } from '../src/contract/refused.ts'
import { settingsCalls } from '../src/contract/settings.ts'
import { canCancel } from '../src/domain/bookings/own-stay.ts'
import type { priceWays } from '../src/domain/bookings/owner-change.ts'
import { refundOnCancel, withoutRetained } from '../src/domain/bookings/refund-on-cancel.ts'
import { isSold } from '../src/domain/bookings/status.ts'
import { addDays, dayAtProperty } from '../src/domain/calendar-day.ts'
import { sum } from '../src/domain/money.ts'
import { daysAfter, minutesAfter } from '../src/server/clock.ts'
import { bookings, jobs, mails, payments, refunds } from '../src/server/db/schema.ts'
import type { ChaosMode } from '../src/simulator/chaos.ts'
import { badDay, bring, goToBank } from './bank-visit.ts'
import { aVilla } from './builders.ts'
import { type Client, type TestSite, testSite } from './test-site.ts'

const GUESTS = ['Ana', 'Bob', 'Carla'] as const
const VILLAS = 3
const PAGE_HOURS = 20
const NO_ISSUER = '4546710000409000'

type Attempt = { orderId: string; fields: Record<string, string>; guest: number; at: Date }

type PriceWay = (typeof priceWays)[number]

/** One step of a random run. Numbers select among the items that exist at that time. */
export type Deed =
  | { do: 'confirm'; guest: number; villa: number; week: number; partial: boolean; again: boolean }
  | { do: 'instalment'; booking: number; again: boolean }
  | { do: 'pay'; attempt: number; card: string; issuer: 'confirm' | 'refuse' | 'close' | 'cancel' }
  | { do: 'cancel and try again'; guest: number; villa: number; week: number; partial: boolean; laterFirst: boolean; brought: number }
  | { do: 'bring'; attempt: number; answer: number }
  | { do: 'bad day'; attempt: number | null; mode: ChaosMode | null }
  | { do: 'later'; minutes: number }
  | { do: 'end of day' }
  | { do: 'cancel'; booking: number; status: 'cancelled' | 'refunded'; euros: number | null }
  | { do: 'guest cancels'; booking: number; wrongCodes: number }
  | { do: 'guest changes'; booking: number; villa: number; week: number; nights: number; pay: boolean }
  | { do: 'owner changes'; booking: number; villa: number; week: number; nights: number; price: PriceWay; euros: number }
  | { do: 'offer'; villa: number; week: number; alternative: number | null; holding: boolean; partial: boolean }
  | { do: 'accept'; offer: number; stay: number; guest: number; way: 'card' | 'transfer'; pay: boolean }
  | { do: 'withdraw'; offer: number }
  | { do: 'transfer'; booking: number; status: 'paid' | 'partial_paid' }
  | { do: 'reverse'; payment: number }
  | { do: 'bring back'; booking: number }
  | { do: 'remove'; booking: number }
  | { do: 'restrict'; villa: number; week: number }
  | { do: 'restart' }

type DeedOf<Name extends Deed['do']> = Extract<Deed, { do: Name }>

/** A site with its bank, some guests and an owner, for random runs. */
export class World {
  readonly site: TestSite
  readonly attempts: Attempt[] = []
  private readonly villaIds: number[]
  private ownerClient: Promise<Client> | undefined
  private readonly clients = new Map<string, { client: Client; at: Date }>()

  private constructor(site: TestSite, villaIds: number[]) {
    this.site = site
    this.villaIds = villaIds
  }

  static async make(): Promise<World> {
    const site = await testSite({ environment: { RATE_LIMITS: 'off', NESTPAY_CALLBACK: 'on' } })
    for (const name of GUESTS) await site.guest(name)
    const { settings } = await site.visitor(settingsCalls.read, {})
    await (await site.admin())(settingsCalls.save, { company: { ...settings.company, iban: 'GR16 0110 1250 0000 0001 2300 695' } })
    const villaIds: number[] = []
    for (let villa = 0; villa < VILLAS; villa += 1) villaIds.push((await aVilla(site.db)).id)
    return new World(site, villaIds)
  }

  /** Executes a step, then all jobs that are due. Refusals are allowed; all other errors fail the test. */
  async do(deed: Deed): Promise<void> {
    try {
      await (this.doing[deed.do] as (deed: Deed) => Promise<unknown>)(deed)
    } catch (error) {
      if (!(error instanceof Refused) || error.status >= 500) throw error
    }
    await this.site.later(0)
  }

  private readonly doing: { [Name in Deed['do']]: (deed: DeedOf<Name>) => Promise<unknown> } = {
    confirm: (deed) => this.confirm(deed),
    instalment: (deed) => this.instalment(deed),
    pay: (deed) => this.pay(deed),
    'cancel and try again': (deed) => this.cancelAndTryAgain(deed),
    bring: (deed) => this.bring(deed),
    'bad day': (deed) => this.badDay(deed),
    later: ({ minutes }) => this.site.later(minutes),
    'end of day': () => this.site.atBank('/sim/end-of-day', {}),
    cancel: (deed) => this.cancel(deed),
    'guest cancels': (deed) => this.guestCancels(deed),
    'guest changes': (deed) => this.guestChanges(deed),
    'owner changes': (deed) => this.ownerChanges(deed),
    offer: (deed) => this.offer(deed),
    accept: (deed) => this.accept(deed),
    withdraw: ({ offer }) => this.withdraw(offer),
    transfer: (deed) => this.transfer(deed),
    reverse: ({ payment }) => this.reverse(payment),
    'bring back': ({ booking }) => this.bringBack(booking),
    remove: ({ booking }) => this.remove(booking),
    restrict: (deed) => this.restrict(deed),
    restart: () => this.dieInTheMiddle(),
  }

  private async badDay({ attempt, mode }: DeedOf<'bad day'>): Promise<void> {
    if (attempt === null) return this.site.atBank('/sim/chaos', { mode })
    const oid = this.pick(this.attempts, attempt)?.orderId
    if (oid) await badDay(this.site, oid, mode, 30)
  }

  private async restrict({ villa, week }: DeedOf<'restrict'>): Promise<void> {
    const villaId = this.pick(this.villaIds, villa) ?? 0
    await (await this.owner())(bookingCalls.restrict, { villaId, ...makeStay(week) })
  }

  private async confirm({ guest, villa, week, partial, again }: DeedOf<'confirm'>): Promise<void> {
    const villaId = this.pick(this.villaIds, villa) ?? 0
    const last = this.attempts.findLast((one) => one.guest === guest)
    const over = { ...makeStay(week), plan: partial ? 'partial' : 'full', ...(again && last ? { retryOf: last.orderId } : {}) }
    this.opened(guest, await goToBank(await this.guest(guest), villaId, over))
  }

  /** A guest cancels on the card page and tries again; then both attempts are paid, in either order. `brought`: how many answers arrive. */
  private async cancelAndTryAgain(deed: DeedOf<'cancel and try again'>): Promise<void> {
    const { guest, villa, week, partial, laterFirst, brought } = deed
    await this.confirm({ do: 'confirm', guest, villa, week, partial: false, again: false })
    const first = this.attempts.at(-1)
    if (!first) return
    await this.site.atBank('/sim/pay', { fields: first.fields, card: NO_ISSUER, issuer: 'cancel' })
    await this.bringAll(first)
    await this.confirm({ do: 'confirm', guest, villa, week, partial, again: true })
    const second = this.attempts.at(-1) ?? first
    for (const [index, one] of (laterFirst ? [second, first] : [first, second]).entries()) {
      await this.site.atBank('/sim/pay', { fields: one.fields, card: NO_ISSUER })
      if (index < brought) await this.bringAll(one)
    }
  }

  private async bringAll({ orderId }: Attempt): Promise<void> {
    if (this.site.bank.till.book.get(orderId)?.deliveries.length) await bring(this.site, orderId)
  }

  private async instalment({ booking, again }: DeedOf<'instalment'>): Promise<void> {
    const found = this.pick(await this.bookings(), booking)
    if (!found?.accountId) return
    const guest = GUESTS.findIndex((name) => found.accountId === this.getAccountId(name))
    const last = this.attempts.findLast(({ orderId }) => orderId.includes(found.code))
    const retryOf = again && last ? { retryOf: last.orderId } : {}
    const client = await this.guest(guest)
    const { bookings: own } = await client(bookingCalls.mine, {})
    const next = own.find(({ id }) => id === found.id)?.stages.find(({ paid }) => !paid)
    this.opened(guest, await client(paymentCalls.createInstalment, { bookingId: found.id, stage: next?.stage ?? 2, ...retryOf }))
  }

  private opened(guest: number, { orderId, paymentForm }: { orderId: string; paymentForm: { fields: Record<string, string> } }): void {
    this.attempts.push({ orderId, fields: paymentForm.fields, guest, at: this.site.clock.now })
  }

  private async pay({ attempt: index, card, issuer }: DeedOf<'pay'>): Promise<void> {
    const one = this.pick(this.attempts, index)
    // A page that was open longer than that has expired.
    if (!one || one.at < minutesAfter(this.site.clock.now, -PAGE_HOURS * 60)) return
    await this.site.atBank('/sim/pay', { fields: one.fields, card, issuer })
  }

  private async bring({ attempt: index, answer }: DeedOf<'bring'>): Promise<void> {
    const order = this.site.bank.till.book.get(this.pick(this.attempts, index)?.orderId ?? '')
    if (order && order.deliveries.length > 0) await bring(this.site, order.oid, answer % order.deliveries.length)
  }

  private async cancel({ booking, status, euros }: DeedOf<'cancel'>): Promise<void> {
    const found = this.pick(await this.bookings(), booking)
    const amount = euros === null ? { reason: 'Agreed' } : { refundAmount: euros * 100, reason: 'Agreed on the phone' }
    if (found) await (await this.owner())(bookingCalls.setStatus, { bookingId: found.id, status, ...amount })
  }

  /** The guest of a booking cancels it by the mailed code, perhaps after wrong guesses. */
  private async guestCancels({ booking, wrongCodes }: DeedOf<'guest cancels'>): Promise<void> {
    const found = this.pick(await this.bookings(), booking)
    if (!found) return
    const client = await this.guest(GUESTS.findIndex((name) => found.accountId === this.getAccountId(name)))
    const bookingNumber = found.code
    await this.sameRefundEverywhere(found)
    const { refund } = await client(guestStayCalls.cancellation, { bookingNumber })
    await client(guestStayCalls.cancellationCode, { bookingNumber, refund })
    const code = await this.lastCode()
    for (let guess = 0; guess < wrongCodes; guess += 1)
      await client(guestStayCalls.cancel, { bookingNumber, refund, code: `${(Number(code) + 1) % 1_000_000}`.padStart(6, '0') }).catch(
        () => {},
      )
    const before = await this.goingBack(found.id)
    await client(guestStayCalls.cancel, { bookingNumber, refund, code })
    expect((await this.goingBack(found.id)) - before, `${bookingNumber} is refunded what its page said`).toBe(refund)
  }

  private async goingBack(bookingId: number): Promise<number> {
    const rows = await this.site.db
      .select({ amount: refunds.amount })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(payments.bookingId, bookingId))
    return sum(rows.map(({ amount }) => amount))
  }

  /** The guest's page, the dialog of the cancellation and the owners' dialog say the same, as for one who booked the present stay at once. */
  async sameRefundEverywhere(booking: typeof bookings.$inferSelect): Promise<void> {
    const today = dayAtProperty(this.site.clock.now)
    if (!canCancel(booking, today)) return
    const client = await this.guest(GUESTS.findIndex((name) => booking.accountId === this.getAccountId(name)))
    const bookingNumber = booking.code
    const page = await client(guestStayCalls.stay, { bookingNumber })
    const dialog = await client(guestStayCalls.cancellation, { bookingNumber })
    const { offer } = await (await this.owner())(bookingCalls.refundOffer, { bookingId: booking.id })
    const { price, paid } = withoutRetained(booking, page.booking.paid)
    const atOnce = refundOnCancel({ ...booking, ...price }, paid, today)
    expect([page.cancellation[0]?.amount, dialog.steps[0]?.amount, dialog.refund, offer], bookingNumber).toEqual(Array(4).fill(atOnce))
    expect(sum(dialog.parts.map(({ amount }) => amount))).toBe(offer)
  }

  /** The guest of a booking asks for other dates or another villa; what is more expensive is paid at once, later, or never. */
  private async guestChanges({ booking, villa, week, nights, pay }: DeedOf<'guest changes'>): Promise<void> {
    const sold = (await this.bookings()).filter(({ status }) => isSold(status))
    const found = this.pick(sold, booking)
    if (!found) return
    const guest = GUESTS.findIndex((name) => found.accountId === this.getAccountId(name))
    const client = await this.guest(guest)
    const { checkIn } = makeStay(week)
    const wanted = { bookingNumber: found.code, villaId: this.pick(this.villaIds, villa) ?? 0, checkIn, checkOut: addDays(checkIn, nights) }
    const { total, due, back, codeNeeded } = await client(guestStayCalls.changeOffer, wanted)
    const agreed = { ...wanted, total, due, back }
    if (codeNeeded) await client(guestStayCalls.changeCode, agreed)
    const { payment } = await client(guestStayCalls.change, { ...agreed, ...(codeNeeded ? { code: await this.lastCode() } : {}) })
    if (!payment) return
    this.opened(guest, payment)
    if (pay) await this.site.atBank('/sim/pay', { fields: payment.paymentForm.fields, card: NO_ISSUER })
  }

  /** An owner moves a stay, or changes its price. */
  private async ownerChanges({ booking, villa, week, nights, price, euros }: DeedOf<'owner changes'>): Promise<void> {
    const sold = (await this.bookings()).filter(({ status }) => isSold(status))
    const found = this.pick(sold, booking)
    if (!found) return
    const { checkIn } = makeStay(week)
    const moved = { villaId: this.pick(this.villaIds, villa) ?? 0, checkIn, checkOut: addDays(checkIn, nights) }
    const stay = nights === 0 ? { villaId: found.villaId, checkIn: found.checkIn, checkOut: found.checkOut } : moved
    const own = price === 'own' || price === 'less' ? { amount: euros * 100 } : {}
    const wanted = { bookingId: found.id, ...stay, price, ...own }
    const owner = await this.owner()
    const { total, back } = await owner(ownerChangeCalls.offer, wanted)
    await owner(ownerChangeCalls.change, { ...wanted, total, back, reason: 'Agreed' })
  }

  /** An owner offers one stay or two, with the nights kept or not. */
  private async offer({ villa, week, alternative, holding, partial }: DeedOf<'offer'>): Promise<void> {
    const owner = await this.owner()
    const weeks = alternative === null ? [week] : [week, alternative]
    const alternatives: InputOf<typeof offerCalls.send>['alternatives'] = []
    for (const [index, one] of weeks.entries()) {
      const villaId = this.pick(this.villaIds, villa + index) ?? 0
      const wanted = {
        villaId,
        ...makeStay(one),
        guests: 2,
        price: 'rates' as const,
        plan: partial ? ('partial' as const) : ('full' as const),
      }
      const { total } = await owner(handBookingCalls.offer, wanted)
      alternatives.push({ ...wanted, total })
    }
    const guest = { name: 'Dora', email: 'dora@example.com', phone: '+381 60 1234567' }
    const validUntil = addDays(dayAtProperty(this.site.clock.now), 3)
    await owner(offerCalls.send, { alternatives, ...guest, validUntil, holding, transferDays: 5, reason: 'Agreed' })
  }

  /** A guest accepts a stay of an offer, and pays it by card at once or later, or by transfer. */
  private async accept({ offer, stay, guest, way, pay }: DeedOf<'accept'>): Promise<void> {
    const found = this.pick(await this.offers(), offer)
    if (!found) return
    const client = await this.guest(guest)
    const token = found.link.split('/offer/')[1] ?? ''
    const { stays } = await client(offerCalls.read, { token })
    const bookingNumber = this.pick(stays, stay)?.bookingNumber ?? ''
    const last = this.attempts.findLast(({ orderId }) => orderId.includes(bookingNumber))
    const retryOf = last && pay ? { retryOf: last.orderId } : {}
    const { payment } = await client(offerCalls.accept, { token, bookingNumber, way, termsAccepted: true, ...retryOf })
    if (!payment) return
    this.opened(guest, payment)
    if (pay) await this.site.atBank('/sim/pay', { fields: payment.paymentForm.fields, card: NO_ISSUER })
  }

  private async withdraw(offer: number): Promise<void> {
    const found = this.pick(await this.offers(), offer)
    if (found) await (await this.owner())(offerCalls.withdraw, { offerId: found.id })
  }

  private async offers() {
    return (await (await this.owner())(offerCalls.list, {})).offers
  }

  private async lastCode(): Promise<string> {
    const [mail] = await this.site.db.select().from(mails).where(like(mails.occasion, 'email code %')).orderBy(desc(mails.id)).limit(1)
    return /code is (\d{6})/.exec(mail?.text ?? '')?.[1] ?? ''
  }

  private async transfer({ booking, status }: DeedOf<'transfer'>): Promise<void> {
    const found = this.pick(await this.bookings(), booking)
    if (!found) return
    const owner = await this.owner()
    const { changes } = await owner(bookingCalls.statusChanges, { bookingId: found.id })
    const { least = 0, most = 0 } = changes.find(({ change }) => change === status)?.payment ?? {}
    // Some guests pay only part of the amount due.
    const amount = status === 'paid' ? least : Math.ceil(most / 3)
    const receivedOn = dayAtProperty(this.site.clock.now)
    const payment = amount > 0 ? { payment: { amount, receivedOn, reference: 'Statement', method: 'transfer' as const } } : {}
    await owner(bookingCalls.setStatus, { bookingId: found.id, status, ...payment })
  }

  private async reverse(payment: number): Promise<void> {
    const recorded = await this.site.db.select().from(payments).where(eq(payments.method, 'transfer')).orderBy(asc(payments.id))
    const found = this.pick(recorded, payment)
    if (found) await (await this.owner())(bookingMoneyCalls.reverse, { paymentId: found.id, reason: `Meant for another ${found.id}` })
  }

  private async bringBack(booking: number): Promise<void> {
    const hidden = await this.site.db.select().from(bookings).where(isNotNull(bookings.deletedAt)).orderBy(asc(bookings.id))
    const found = this.pick(hidden, booking)
    if (found) await (await this.owner())(bookingCalls.restore, { bookingId: found.id })
  }

  private async remove(booking: number): Promise<void> {
    const found = this.pick(await this.bookings(), booking)
    if (found) await (await this.owner())(bookingCalls.remove, { bookingId: found.id })
  }

  /** The process dies with job leases taken, queries claimed but not sent, and refunds claimed but not sent. */
  private async dieInTheMiddle(): Promise<void> {
    const { db, clock } = this.site
    await db.update(jobs).set({ leaseEndsAt: minutesAfter(clock.now, 10) })
    await db
      .update(refunds)
      .set({ state: 'unclear', attempts: 1, tryAt: minutesAfter(clock.now, 5) })
      .where(eq(refunds.state, 'due'))
    const [asking] = await db.select().from(payments).where(isNotNull(payments.askAt)).limit(1)
    if (!asking) return
    await db
      .update(payments)
      .set({ asked: asking.asked + 1, askAt: minutesAfter(clock.now, 2) })
      .where(eq(payments.id, asking.id))
  }

  /** Ends all failure modes, moves the clock, and lets the owners settle their list according to the bank's records. */
  async settleDown(): Promise<void> {
    const { site } = this
    await site.atBank('/sim/chaos', { mode: null })
    for (const { orderId } of this.attempts) await badDay(site, orderId, null)
    for (let round = 0; round < 8; round += 1) {
      await site.atBank('/sim/end-of-day', {})
      for (const minutes of [24 * 60, 15, 15]) await site.later(minutes)
      await this.settleAttention()
    }
  }

  private async settleAttention(): Promise<void> {
    const owner = await this.owner()
    const note = 'As the bank says'
    const failed = await this.site.db
      .select({ id: refunds.id, method: payments.method })
      .from(refunds)
      .innerJoin(payments, eq(payments.id, refunds.paymentId))
      .where(eq(refunds.state, 'failed'))
    for (const { id, method } of failed)
      await owner(dashboardCalls.settle, { refundId: id, how: method === 'transfer' ? 'done' : 'again', note })
    const given = await this.site.db
      .select()
      .from(payments)
      .where(and(eq(payments.state, 'open'), isNotNull(payments.attention)))
    for (const { id, orderId } of given) {
      const state = this.site.bank.till.book.get(orderId)?.state
      await owner(dashboardCalls.settle, { paymentId: id, how: state === 'C' || state === 'S' ? 'paid' : 'not_paid', note })
    }
  }

  readonly bookings = () =>
    this.site.db
      .select()
      .from(bookings)
      .where(and(isNull(bookings.deletedAt), isNotNull(bookings.accountId)))
      .orderBy(asc(bookings.id))

  private pick<T>(list: readonly T[], index: number): T | undefined {
    // The latest items are the most likely.
    return list.at(-1 - (index % Math.max(1, list.length)))
  }

  // The owner's account is created first, then the guests' in order.
  private getAccountId = (name: string) => GUESTS.indexOf(name as (typeof GUESTS)[number]) + 2
  private guest = (index: number) => this.client(`${GUESTS[index]?.toLowerCase()}@example.com`, 'Password-1')
  // Owner sessions expire after a break; this client signs in again.
  private owner = () => (this.ownerClient ??= this.site.admin())

  private async client(email: string, password: string): Promise<Client> {
    const { now } = this.site.clock
    const known = this.clients.get(email)
    if (known && daysAfter(known.at, 20) > now) return known.client
    const client = await this.site.signIn(email, password)
    this.clients.set(email, { client, at: now })
    return client
  }
}

const makeStay = (week: number) => ({ checkIn: addDays('2026-09-07', week * 7), checkOut: addDays('2026-09-14', week * 7) })
