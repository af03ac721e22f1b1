import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { paymentCalls } from '#contract/payments.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { bookingCode } from '#domain/bookings/code.ts'
import { stagesOf } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Instalment } from '#domain/pricing/instalments.ts'
import type { PriceSummary } from '#domain/pricing/price-summary.ts'
import { amountDueNow, quoteStay } from '#domain/pricing/quote.ts'
import { partyProblem } from '#domain/stay.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { bookings } from '../db/schema.ts'
import { nightsAlreadySold } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { refuseIfPaid } from '../payments/close-earlier-attempts.ts'
import { openPayment } from '../payments/open-payment.ts'
import { rateCard } from '../pricing/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { hasEarlierStay, releaseHoldsBefore } from '../stays/queries.ts'
import { villaOnSale } from '../villas/queries.ts'
import { limitHolds, lockHolder, noteOrigin, originOf } from './limit-holds.ts'
import { refuseStay } from './refuse-stay.ts'
import { refuseBlockedNights, refuseTakenNights } from './refuse-taken-nights.ts'

type Confirmation = InputOf<typeof paymentCalls.create>

/** Holds the nights and starts the payment of the amount due today. */
export async function confirmBooking(deps: Deps, account: Account, input: Confirmation, address: string) {
  const { villaId, checkIn, checkOut, guest } = input
  const stay = { checkIn, checkOut }
  const today = dayAtProperty(deps.now())
  refuseIf(input.termsAccepted === false && 'terms_required')
  await refuseStay(deps, stay)
  const { capacity } = await villaOnSale(deps.db, villaId)
  refuseParty(guest.guests, capacity)
  if (input.retryOf) await refuseIfPaid(deps, account.id, input.retryOf, input)
  const rate = await currentExchangeRate(deps)
  const origin = originOf(deps, address)

  return deps.db
    .transaction(async (tx) => {
      await lockHolder(tx, account, origin)
      await villaOnSale(tx, villaId, { lock: true })
      await releaseHoldsBefore(tx, villaId, deps.now())
      const heldUntil = await refuseBlockedNights(tx, account, input, deps.now())
      const returning = await hasEarlierStay(tx, account.id)
      const quote = quoteStay(stay, await rateCard(tx), { today, returning })
      refuseChangedPrice(input.quotedTotal, quote.total)
      const amount = amountDueNow(quote, input.plan)
      if (amount === null) throw new Refusal('stages_not_offered')
      const stages = stagesOf(input.plan, quote.total, quote.instalments, today)
      refuseIf(stages.some((stage) => stage.amount <= 0) && 'no_price')
      const holdsUntil = await limitHolds(tx, deps, account, { ...input, heldUntil }, origin)
      const booking = await insertHold(tx, deps, account, input, { ...quote, stages, holdsUntil })
      await noteOrigin(tx, booking.id, origin, deps.now())
      return openPayment(tx, deps, { booking, stage: 1, amount, rate, quotedDinars: input.quotedDinars })
    })
    .catch((error) => (nightsAlreadySold(error) ? refuseTakenNights(deps, account, input) : Promise.reject(error)))
}

function refuseParty(guests: number, capacity: number): void {
  const problem = partyProblem(guests, capacity)
  if (problem) throw new Refusal(problem, { fields: { guests: problem } })
}

function refuseChangedPrice(seen: number | undefined, total: number): void {
  if (seen !== undefined && seen !== total) throw new Refusal('price_changed', { details: { finalPrice: total / 100 } })
}

type Priced = PriceSummary & { stages: Instalment[]; holdsUntil: Date }

async function insertHold(tx: Db, { now }: Deps, account: Account, input: Confirmation, priced: Priced) {
  const { villaId, checkIn, checkOut, guest, plan } = input
  const { texts } = await readSettings(tx)
  const { items, original, total, stages, holdsUntil } = priced
  const values = {
    ...{ items, original, total, stages },
    villaId,
    checkIn,
    checkOut,
    plan,
    code: await freeCode(tx),
    accountId: account.id,
    status: 'pending' as const,
    guestName: guest.name,
    email: guest.email,
    phone: guest.phone,
    guests: guest.guests,
    specialRequests: guest.specialRequests ?? '',
    holdsUntil,
    ...(input.termsAccepted ? { termsAcceptedAt: now(), termsVersion: texts.termsVersion } : {}),
    createdAt: now(),
    updatedAt: now(),
  }
  const [booking] = await tx.insert(bookings).values(values).returning()
  if (!booking) throw new Error('inserting a booking gave no row')
  return booking
}

/** A booking number that no booking has. */
export async function freeCode(tx: Db): Promise<string> {
  for (;;) {
    const code = bookingCode(randomBytes(6))
    const taken = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.code, code))
    if (taken.length === 0) return code
  }
}
