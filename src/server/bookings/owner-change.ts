import { eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { Message } from '#contract/messages.ts'
import type { ownerChangeCalls } from '#contract/owner-changes.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import { accessAfter } from '#domain/bookings/own-stay.ts'
import { type OwnersProblem, type OwnersTerms, ownersTerms, type PriceWish } from '#domain/bookings/owner-change.ts'
import { spreadRefund } from '#domain/bookings/refund.ts'
import { cancellationLadder } from '#domain/bookings/refund-on-cancel.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { isSold } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { guestsInPrice } from '#domain/pricing/quote.ts'
import { vatItems } from '#domain/pricing/taxes.ts'
import { isSameStay, nightCount, partyProblem } from '#domain/stay.ts'
import type { Language } from '#words/languages.ts'
import { agreedWithOwners, lowerPrice } from '#words/records.ts'
import { sayIn } from '#words/refusals.ts'
import { villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { hasOpenPayment, paidAmount, readLastStage } from '../payments/queries.ts'
import { listRefundables } from '../payments/refundable.ts'
import { currentRateCards } from '../pricing/queries.ts'
import { accessFacts } from '../stays/access-facts.ts'
import { type BookingRow, bookingById } from '../stays/queries.ts'
import { policyAfter } from '../villas/policy.ts'
import { villaOnSale } from '../villas/queries.ts'
import { brokenRules } from './broken-rules.ts'
import { quoteForBooking } from './quote-booking.ts'
import { refuseNightsOfOthers } from './refuse-taken-nights.ts'

/** Stay and price that an owner wants for a booking. */
export type Wanted = Omit<InputOf<typeof ownerChangeCalls.offer>, 'bookingId'>

export type TermsNow = OwnersTerms & {
  guests: number
  paid: Cents
  cancellation: PolicyRow[]
  priceByHand: boolean
  guestsInPrice: number | null
  broken: Message[]
  reasonNeeded: boolean
}

/** What an owner's change would do to a booking, with all that the owner decides by. */
export async function readOwnersOffer(
  deps: Deps,
  { bookingId, ...wanted }: InputOf<typeof ownerChangeCalls.offer>,
  language: Language,
): Promise<AnswerOf<typeof ownerChangeCalls.offer>> {
  const found = await bookingById(deps.db, bookingId)
  if (!found) throw new Refusal('no_such_booking')
  const { booking } = found
  const terms = await ownersTermsNow(deps, booking, wanted)
  const payments = await listRefundables(deps.db, booking.id)
  const parts = spreadRefund(terms.back, payments) ?? []
  const { name } = wanted.villaId === found.villa.id ? found.villa : await villaOnSale(deps.db, wanted.villaId)
  return {
    villa: name,
    checkIn: wanted.checkIn,
    checkOut: wanted.checkOut,
    nights: nightCount(wanted),
    formerTotal: booking.total,
    ...terms,
    broken: terms.broken.map(sayIn[language]),
    stages: paymentState(terms.stages, terms.paid - terms.back).stages,
    cancellation: cancellationLadder({ ...terms, checkIn: wanted.checkIn }, dayAtProperty(deps.now()), terms.paid - terms.back),
    parts: parts.flatMap(({ paymentId, amount, dinars }) =>
      payments.filter(({ id }) => id === paymentId).map(({ payment: { method } }) => ({ method, amount, dinars })),
    ),
    access: await accessAfterChange(deps, booking, wanted, terms),
    version: booking.version,
  }
}

async function accessAfterChange({ db, now }: Deps, booking: BookingRow, { villaId, checkIn, checkOut }: Wanted, terms: TermsNow) {
  const facts = await accessFacts(db, booking, paymentState(booking.stages, terms.paid).remaining)
  const sameVilla = villaId === booking.villaId
  return accessAfter({ ...booking, ...facts }, { checkIn, checkOut, sameVilla, remaining: terms.remaining }, dayAtProperty(now()))
}

/** `deps`: those of the transaction, within one. @throws Refusal where the change is not possible */
export async function ownersTermsNow(deps: Deps, booking: BookingRow, wanted: Wanted): Promise<TermsNow> {
  const today = dayAtProperty(deps.now())
  refuseIf((booking.deletedAt !== null || booking.changeOf !== null || !isSold(booking.status)) && 'change_not_possible')
  refuseIf((await hasOpenPayment(deps.db, booking.id)) && 'payment_open')
  const { guests = booking.guests } = wanted
  const moved = !isSameStay(booking, wanted)
  if (moved) refuseImpossible(booking, wanted, today)
  const broken = moved ? await brokenRules(deps, booking, { ...wanted, guests }) : await tooMany(deps, booking, guests)
  if (moved) await refuseNightsOfOthers(deps.db, booking, wanted, deps.now())
  const priced = moved || wanted.price === 'rates' ? await quoteForBooking(deps, booking, { ...wanted, guests }) : null
  const card = priced?.card ?? (await currentRateCards(deps)).of(wanted.villaId)
  const paid = await paidAmount(deps.db, booking.id)
  checkStages(wanted, today)
  const terms = ownersTerms(booking, {
    stay: wanted,
    wish: toWish(wanted),
    quote: priced?.quote ?? null,
    paid,
    today,
    lines: wanted.lines,
    open: wanted.stages,
    lastStage: await readLastStage(deps.db, booking.id),
    adjustment: wanted.price === 'less' ? lowerPrice : agreedWithOwners,
    vatItems: (price) => vatItems(price, wanted.checkOut, card.vat),
  })
  refuseProblem(terms)
  const inPrice = priced ? guestsInPrice(card, guests) : agreedGuests(booking, guests)
  const own = wanted.price === 'own' || wanted.price === 'less'
  const cancellation = await policyAfter(deps, booking, wanted.villaId)
  const priceByHand = priced === null && booking.priceByHand
  const reasonNeeded = own || hasLines(wanted) || broken.length > 0
  return { ...terms, guests, paid, cancellation, priceByHand, guestsInPrice: inPrice, broken, reasonNeeded }
}

/** More guests than the villa has beds for, where an owner adds some. */
async function tooMany(deps: Deps, { villaId, guests: before }: BookingRow, guests: number): Promise<Message[]> {
  if (guests <= before) return []
  const [villa] = await deps.db.select({ capacity: villas.capacity }).from(villas).where(eq(villas.id, villaId))
  return [villa ? partyProblem(guests, villa.capacity) : null].filter((problem) => problem !== null)
}

/** A price that stays is for the guests that the owner has agreed to. */
const agreedGuests = ({ guestsInPrice: before }: BookingRow, guests: number): number | null => before && Math.max(before, guests)

export const hasLines = ({ lines = [] }: Pick<Wanted, 'lines'>): boolean => lines.length > 0

/** @throws Refusal at its field */
export function refuseProblem(terms: OwnersTerms | OwnersProblem): asserts terms is OwnersTerms {
  if (typeof terms === 'object' && 'code' in terms) throw new Refusal(terms, { fields: { stages: terms } })
  if (typeof terms === 'string') throw new Refusal(terms, terms === 'refund_too_high' ? { fields: { amount: terms } } : {})
}

export function toWish({ price, amount }: Pick<Wanted, 'price' | 'amount'>): PriceWish {
  if (price === 'kept' || price === 'rates') return { way: price }
  if (amount === undefined) throw badFields({ amount: 'amount_required' })
  return price === 'own' ? { way: 'own', total: amount } : { way: 'less', back: amount }
}

export function checkStages({ stages, checkOut }: Pick<Wanted, 'stages' | 'checkOut'>, today: string): void {
  if (stages?.some(({ dueOn }) => dueOn < today)) throw new Refusal('stage_in_past', { fields: { stages: 'stage_in_past' } })
  if (stages?.some(({ dueOn }) => dueOn > checkOut && dueOn > today))
    throw new Refusal('stage_after_stay', { fields: { stages: 'stage_after_stay' } })
}

/** Dates that nobody can have, and those of a stay that is over. */
function refuseImpossible(booking: BookingRow, { checkIn, checkOut }: Wanted, today: string): void {
  refuseIf(checkOut <= checkIn && 'reversed')
  refuseIf(booking.checkOut < today && 'stay_over')
  refuseIf(checkIn !== booking.checkIn && checkIn < today && 'in_the_past')
}
