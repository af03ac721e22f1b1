import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { handBookingCalls } from '#contract/hand-bookings.ts'
import type { Message } from '#contract/messages.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { StoredHold } from '#domain/bookings/holds.ts'
import { type OwnersTerms, ownersTerms } from '#domain/bookings/owner-change.ts'
import { paymentState, statusOncePaid } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { type Cents, sum } from '#domain/money.ts'
import { adjustedQuote, type ComputedLine, computedLines } from '#domain/pricing/adjusted-quote.ts'
import { instalmentsFor } from '#domain/pricing/instalments.ts'
import { guestsInPrice, quoteStay } from '#domain/pricing/quote.ts'
import { vatItems } from '#domain/pricing/taxes.ts'
import { unusualTotal } from '#domain/pricing/unusual-terms.ts'
import { nightCount, type Stay } from '#domain/stay.ts'
import type { Language } from '#words/languages.ts'
import { agreedWithOwners, change as words } from '#words/records.ts'
import { sayIn } from '#words/refusals.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { currentExchangeRate } from '../currency/exchange-rate.ts'
import { inTransaction } from '../db/content.ts'
import { bookings } from '../db/schema.ts'
import { orDatesTaken } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { refuseUnusualDay } from '../payments/refuse-unusual-day.ts'
import { sellByHand } from '../payments/sell-by-hand.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { checkStay, whoseIs } from '../stay-rules/refuse-stay.ts'
import { type BookingRow, releaseHoldsBefore } from '../stays/queries.ts'
import { policyOfVilla } from '../villas/policy.ts'
import { villaOnSale } from '../villas/queries.ts'
import { brokenRules } from './broken-rules.ts'
import { freeCode } from './confirm-booking.ts'
import { checkStages, hasLines, refuseProblem, toWish } from './owner-change.ts'
import { refuseNightsOfOthers } from './refuse-taken-nights.ts'

type Wanted = InputOf<typeof handBookingCalls.offer>
export type TermsByHand = OwnersTerms & {
  guestsInPrice: number | null
  computed: ComputedLine[]
  /** The owner changed computed lines. */
  adjusted: boolean
  broken: Message[]
  reasonNeeded: boolean
  /** The price by the rates alone. */
  byRates: Cents
}

export async function readHandOffer(deps: Deps, wanted: Wanted, language: Language): Promise<AnswerOf<typeof handBookingCalls.offer>> {
  const { name } = await villaOnSale(deps.db, wanted.villaId)
  const terms = await termsByHand(deps, wanted)
  const { checkIn, checkOut } = wanted
  const broken = terms.broken.map(sayIn[language])
  return { villa: name, checkIn, checkOut, nights: nightCount(wanted), ...terms, broken, stages: paymentState(terms.stages, 0).stages }
}

/** `deps`: those of the transaction, within one. @throws Refusal where the stay is not possible */
export async function termsByHand(deps: Deps, wanted: Wanted): Promise<TermsByHand> {
  const today = dayAtProperty(deps.now())
  refuseIf(wanted.checkOut <= wanted.checkIn && 'reversed')
  refuseIf(wanted.checkIn < today && 'in_the_past')
  checkStages(wanted, today)
  const broken = await brokenRules(deps, null, wanted)
  await refuseNightsOfOthers(deps.db, null, wanted, deps.now())
  const card = (await currentRateCards(deps)).of(wanted.villaId)
  const { gapPercent } = await checkStay(deps, wanted, whoseIs(null))
  const byRates = quoteStay(wanted, card, { today, returning: false, guests: wanted.guests, gapPercent })
  const quote = adjustedQuote(byRates, wanted.lineChanges ?? [], card, wanted.checkOut)
  refuseIf(quote === 'lines_changed' && quote)
  if (typeof quote === 'string') throw badFields({ lineChanges: quote })
  const wish = toWish(wanted)
  const total = wish.way === 'own' ? wish.total : quote.total + sum(wanted.lines?.map(({ amount }) => amount) ?? [])
  const nothing = { ...wanted, items: [], original: 0, total: 0, stages: [] }
  const terms = ownersTerms(nothing, {
    stay: wanted,
    wish,
    quote,
    paid: 0,
    lastStage: 0,
    today,
    adjustment: agreedWithOwners,
    lines: wanted.lines,
    open: wanted.stages ?? planStages(wanted, total, today),
    vatItems: (price) => vatItems(price, wanted.checkOut, card.vat),
  })
  refuseProblem(terms)
  const adjusted = Boolean(wanted.lineChanges?.length)
  const reasonNeeded = wanted.price === 'own' || hasLines(wanted) || adjusted || broken.length > 0
  const shown = { guestsInPrice: guestsInPrice(card, wanted.guests), computed: computedLines(byRates), byRates: byRates.total }
  return { ...terms, ...shown, adjusted, broken, reasonNeeded }
}

function planStages({ plan, checkIn }: Wanted, total: number, today: string) {
  if (plan !== 'partial') return [{ amount: total, dueOn: today }]
  const stages = instalmentsFor(total, checkIn, today)
  if (!stages) throw new Refusal('stages_not_offered')
  return stages
}

/** Enters a booking with the money that has come for it, so that its nights are sold at once. It belongs to no account. */
export async function bookByHand(deps: Deps, account: Account, input: InputOf<typeof handBookingCalls.create>) {
  const { villaId, payment, reason = '' } = input
  const rate = await currentExchangeRate(deps)
  return deps.db
    .transaction(async (tx) => {
      await villaOnSale(tx, villaId, { lock: true })
      await releaseHoldsBefore(tx, villaId, deps.now())
      const within = inTransaction(deps, tx)
      const terms = await agreedByHand(within, input, reason)
      if (input.ask) await refuseUnusualDay(tx, payment.receivedOn, deps.now())
      const booking = await insertByHand(within, input, terms)
      const status = statusOncePaid(payment.amount, terms.total)
      const why = reason ? words.byHandBecause(reason) : words.byHand
      const sold = await sellByHand(tx, deps, account, booking, { status, payment, reason: why, rate })
      const { total, checkIn, checkOut } = booking
      const after = { villaId, checkIn, checkOut, total, ...changedLines(input, terms), reason, payment }
      await recordActivity(tx, account, deps.now(), { subject: `booking ${booking.code}`, action: 'add', after })
      return { bookingId: booking.id, bookingNumber: booking.code, status: sold.status }
    })
    .catch(orDatesTaken)
}

/** For the activity: computed items and what they became, in euros or percent. */
function changedLines({ lineChanges = [] }: Wanted, { computed }: TermsByHand): { changedLines?: string[] } {
  const changed = lineChanges.map(({ item, was, value }) => {
    const { kind, name } = computed.find((line) => line.item === item) ?? {}
    return `${name || kind}: ${was / 100} → ${value / 100}`
  })
  return changed.length > 0 ? { changedLines: changed } : {}
}

/** The terms as they were shown. @throws Refusal where they differ now, or lack the reason that they need */
export async function agreedByHand(
  deps: Deps,
  wanted: Wanted & { total: Cents; ask?: boolean | undefined },
  reason: string,
): Promise<TermsByHand> {
  const terms = await termsByHand(deps, wanted)
  if (terms.total !== wanted.total) throw new Refusal('price_changed', { details: { total: terms.total / 100 } })
  if (wanted.ask) refuseIf(unusualTotal(terms.total, terms.byRates))
  if (terms.reasonNeeded && !reason) throw new Refusal('change_reason_needed', { fields: { reason: 'change_reason_needed' } })
  return terms
}

type Entered = Pick<InputOf<typeof handBookingCalls.create>, 'name' | 'email' | 'phone' | 'specialRequests' | 'language'> &
  Stay &
  Pick<Wanted, 'villaId' | 'guests'>

/** `deps`: those of the transaction. `offered`: the offer that the stay belongs to, and until when its nights are held. */
export async function insertByHand(
  deps: Deps,
  input: Entered,
  terms: TermsByHand,
  offered: Partial<Pick<BookingRow, 'offerId'> & StoredHold> = {},
) {
  const { villaId, checkIn, checkOut, guests, name: guestName, email, phone, specialRequests = '', language = 'en' } = input
  const { items, original, total, plan, stages } = terms
  const { db: tx, now } = deps
  const [booking] = await tx
    .insert(bookings)
    .values({
      villaId,
      checkIn,
      checkOut,
      guests,
      guestName,
      email,
      phone,
      specialRequests,
      language,
      items,
      original,
      total,
      plan,
      stages,
      guestsInPrice: terms.guestsInPrice,
      priceByHand: terms.adjusted,
      ...offered,
      code: await freeCode(tx),
      status: 'pending' as const,
      cancellation: await policyOfVilla(deps, villaId),
      createdAt: now(),
      updatedAt: now(),
    })
    .returning()
  if (!booking) throw new Error('inserting a booking gave no row')
  return booking
}
