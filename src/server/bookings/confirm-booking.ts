import { randomBytes } from 'node:crypto'
import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { orderCalls } from '#contract/payments.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { type CancellationStep, cancellationSteps, ladderKey, type PolicyRow } from '#domain/bookings/cancellation.ts'
import { bookingCode } from '#domain/bookings/code.ts'
import { planStages } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { hasRepeaterDiscount, isReturning } from '#domain/pricing/discounts.ts'
import type { Instalment } from '#domain/pricing/instalments.ts'
import { type PriceSummary, selectItems } from '#domain/pricing/price-summary.ts'
import { amountDueNow, guestsInPrice, quoteStay } from '#domain/pricing/quote.ts'
import type { Language } from '#words/languages.ts'
import { currentExchangeRate, type ExchangeRate } from '../currency/exchange-rate.ts'
import type { Db } from '../db/client.ts'
import { inTransaction } from '../db/content.ts'
import { bookings } from '../db/schema.ts'
import { nightsAlreadySold } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { termsAgreed } from '../payments/agreed-terms.ts'
import { refuseIfPaid } from '../payments/close-earlier-attempts.ts'
import { openPayment } from '../payments/open-payment.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { limitingGuesses, takeUse, usablePromo } from '../promo-codes/use-promo-code.ts'
import { currentSettings } from '../settings/queries.ts'
import { agreedTo } from '../settings/translate-settings.ts'
import { refuseCrowdedNights, refuseStay } from '../stay-rules/refuse-stay.ts'
import { findFirstArrival, releaseHoldsBefore, releaseRefused } from '../stays/queries.ts'
import { policyOfVilla } from '../villas/policy.ts'
import { villaOnSale } from '../villas/queries.ts'
import { hashOrigin, limitHolds, lockHolder, noteOrigin } from './limit-holds.ts'
import { findOwnAttempt, tryAgain } from './own-attempt.ts'
import { refuseBlockedNights, refuseTakenNights } from './refuse-taken-nights.ts'

type Confirmation = InputOf<typeof orderCalls.create>

type Caller = { address: string; language: Language }

/**
 * Holds the nights and starts the payment of the amount due today. With `also` the nights of a second villa are held as well, both or
 * none, for longer, so that the guest can pay for it next.
 */
export async function confirmBooking(deps: Deps, account: Account, { also, ...first }: Confirmation, caller: Caller) {
  const second = also && toSecond(first, also)
  await refuseBefore(deps, account, first)
  if (second) await nameVilla(second.villaId, () => refuseBefore(deps, account, second))
  const rate = await currentExchangeRate(deps)
  const origin = hashOrigin(deps, caller.address)

  const confirming = () =>
    deps.db.transaction(async (tx) => {
      await lockHolder(tx, account, origin)
      await releaseRefused(tx, account.id)
      for (const id of listVillas(first, second)) await villaOnSale(tx, id, { lock: true })
      const confirm = (input: One, longer = 0) =>
        confirmOne(inTransaction(deps, tx), account, input, { rate, origin, language: caller.language, longer })
      const opened = await confirm(first)
      if (!second) return opened
      const { holdsUntil } = await nameVilla(second.villaId, () => confirm(second, deps.env.HOLD_MINUTES))
      return { ...opened, holdsUntil }
    })
  return limitingGuesses(deps, caller.address, first.promoCode ?? '', confirming).catch(async (error) => {
    if (!nightsAlreadySold(error)) throw error
    if (second) await nameVilla(second.villaId, () => refuseBlockedNights(deps.db, account, { ...second, retryOf: undefined }, deps.now()))
    return refuseTakenNights(deps, account, first)
  })
}

type One = Omit<Confirmation, 'also'>

/** The same nights and guest in the second villa. Its amount and dinars are shown when it is paid for, and its plan is chosen then. */
const toSecond = ({ checkIn, checkOut, guest, via, termsAccepted }: One, { guests, ...also }: NonNullable<Confirmation['also']>): One => ({
  checkIn,
  checkOut,
  guest: { ...guest, guests },
  plan: 'full',
  ...(via === undefined ? {} : { via }),
  ...also,
  ...(termsAccepted === undefined ? {} : { termsAccepted }),
})

/** Villas are always locked in the same order. */
function listVillas(first: One, second: One | undefined): number[] {
  refuseIf(second?.villaId === first.villaId && 'no_such_villa')
  return [first, ...(second ? [second] : [])].map(({ villaId }) => villaId).toSorted((a, b) => a - b)
}

/** A refusal that names the villa which it is about. */
async function nameVilla<T>(villaId: number, work: () => Promise<T>): Promise<T> {
  return work().catch((error) => {
    throw error instanceof Refusal ? error.withDetails({ ...error.details, villaId }) : error
  })
}

/** What can be refused before anything is locked. */
async function refuseBefore(deps: Deps, account: Account, input: One): Promise<void> {
  refuseIf(input.termsAccepted === false && 'terms_required')
  await refuseForGuest(deps, account, input)
  if (input.retryOf) await refuseIfPaid(deps, account.id, input.retryOf, input)
}

type Circumstances = { rate: ExchangeRate; origin: string | null; language: Language /** Minutes. */; longer: number }

/** `deps`: those of the transaction, in which holder and villa are locked. */
async function confirmOne(deps: Deps, account: Account, input: One, { rate, origin, language, longer }: Circumstances) {
  const { db: tx } = deps
  const { villaId, checkIn, checkOut, guest } = input
  const stay = { checkIn, checkOut }
  const today = dayAtProperty(deps.now())
  await releaseHoldsBefore(tx, villaId, deps.now())
  const heldUntil = await refuseBlockedNights(tx, account, input, deps.now())
  // The stays around a gap may have moved meanwhile.
  const { rules, gapPercent } = await refuseForGuest(deps, account, input)
  await refuseCrowdedNights(tx, input, rules, { now: deps.now(), guest: account.id })
  const returning = isReturning(await findFirstArrival(tx, account.id), stay)
  const card = (await currentRateCards(deps)).of(villaId)
  const promo = await usablePromo(tx, deps.now(), input.promoCode ?? '', { ...stay, villaId, accountId: account.id }, { lock: true })
  const quote = quoteStay(stay, card, { today, returning, guests: guest.guests, promo, gapPercent })
  refuseChangedPrice(input.quotedTotal, quote.total)
  const cancellation = await policyOfVilla(deps, villaId)
  refuseChangedPolicy(input.quotedCancellation, cancellationSteps({ checkIn, cancellation }, today))
  const amount = amountDueNow(quote, input.plan)
  if (amount === null) throw new Refusal('stages_not_offered')
  const stages = planStages(input.plan, quote.total, quote.instalments, today)
  refuseIf(stages.some((stage) => stage.amount <= 0) && 'no_price')
  const holdsUntil = await limitHolds(tx, deps, account, { ...input, heldUntil, longer }, origin)
  const booking = await holdNights(deps, account, input, {
    ...quote,
    stages,
    cancellation,
    holdsUntil,
    guestsInPrice: guestsInPrice(card, guest.guests),
    returningGuest: hasRepeaterDiscount(quote, card.discounts),
    language,
  })
  await noteOrigin(tx, booking.id, origin, deps.now())
  const used = promo && selectItems(quote, 'promo').some(({ amount }) => amount < 0) ? promo : null
  await takeUse(tx, used, booking.id)
  const agreed = termsAgreed(booking, used?.id ?? null)
  const opened = await openPayment(tx, deps, { booking, stage: 1, amount, rate, quotedDinars: input.quotedDinars, agreed })
  return { ...opened, holdsUntil }
}

async function refuseForGuest(deps: Deps, account: Account, { villaId, checkIn, checkOut, guest: { guests } }: One) {
  const { capacity } = await villaOnSale(deps.db, villaId)
  return refuseStay(deps, { villaId, checkIn, checkOut, guests, capacity }, { guest: account.id })
}

function refuseChangedPrice(seen: number | undefined, total: number): void {
  if (seen !== undefined && seen !== total) throw new Refusal('price_changed', { details: { finalPrice: total / 100 } })
}

function refuseChangedPolicy(seen: string | undefined, steps: CancellationStep[]): void {
  refuseIf(seen !== undefined && seen !== ladderKey(steps) && 'policy_changed')
}

type Priced = PriceSummary & {
  stages: Instalment[]
  cancellation: PolicyRow[]
  holdsUntil: Date
  guestsInPrice: number | null
  returningGuest: boolean
  language: Language
}

/** Holds the nights by the guest's earlier attempt for them, or by a new booking. `deps`: those of the transaction. */
async function holdNights(deps: Deps, account: Account, input: One, priced: Priced) {
  const { db: tx, now } = deps
  const { villaId, checkIn, checkOut, guest, plan } = input
  const { items, original, total, stages, cancellation, holdsUntil, guestsInPrice, returningGuest, language } = priced
  const values = {
    items,
    original,
    total,
    stages,
    cancellation,
    guestsInPrice,
    returningGuest,
    language,
    villaId,
    checkIn,
    checkOut,
    plan,
    status: 'pending' as const,
    guestName: guest.name,
    email: guest.email,
    phone: guest.phone,
    guests: guest.guests,
    specialRequests: guest.specialRequests ?? '',
    ...(input.via ? { cameFrom: input.via } : {}),
    hold: 'payment' as const,
    holdsUntil,
    ...(input.termsAccepted ? await agreedTo(tx, await currentSettings(deps), language, now()) : noTerms),
    updatedAt: now(),
  }
  const earlier = await findOwnAttempt(tx, account, input, now())
  if (earlier) return tryAgain(tx, earlier, values)
  const own = { code: await freeCode(tx), accountId: account.id, createdAt: now() }
  const [booking] = await tx
    .insert(bookings)
    .values({ ...values, ...own })
    .returning()
  if (!booking) throw new Error('inserting a booking gave no row')
  return booking
}

const noTerms = { termsAcceptedAt: null, termsVersion: null, termsLanguage: null }

/** A booking number that no booking has. */
export async function freeCode(tx: Db): Promise<string> {
  for (;;) {
    const code = bookingCode(randomBytes(6))
    const taken = await tx.select({ id: bookings.id }).from(bookings).where(eq(bookings.code, code))
    if (taken.length === 0) return code
  }
}
