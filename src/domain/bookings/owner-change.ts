import { addDays, type CalendarDay, daysBetween, pickEarlier, pickLater } from '../calendar-day.ts'
import { type Cents, sum } from '../money.ts'
import type { Instalment } from '../pricing/instalments.ts'
import { carriedItems, type PriceItem, type PriceSummary, withFurther } from '../pricing/price-summary.ts'
import type { Quote } from '../pricing/quote.ts'
import type { Stay } from '../stay.ts'
import { paymentState, settledStages } from './schedule.ts'
import type { ChangeTerms } from './stay-change.ts'

/**
 * How an owner prices a changed stay: as before, by the rates of today, at a price of their own, or at less, of which the difference goes
 * back at once.
 */
export const priceWays = ['kept', 'rates', 'own', 'less'] as const

export type PriceWish = { way: 'kept' | 'rates' } | { way: 'own'; total: Cents } | { way: 'less'; back: Cents }

/** What an owner adds to a price, or with an amount below 0 takes off it, by a name that the guest reads. */
export type PriceLine = { name: string; amount: Cents }

/** What is not paid yet, and when it is due. */
export type OpenStage = { amount: Cents; dueOn: CalendarDay }

/** Without an amount only its day is the owner's. */
export type WantedStage = Pick<OpenStage, 'dueOn'> & { amount?: Cents | undefined }

type Booked = Stay & PriceSummary & { stages: readonly Instalment[] }

type Asked = {
  stay: Stay
  wish: PriceWish
  /** The price by the rates of today; null where nights and villa stay the same and the wish is not `rates`. */
  quote: Pick<Quote, 'items' | 'original'> | null
  /** Approved payments less refunds. */
  paid: Cents
  /** Highest stage that a payment of the booking has. */
  lastStage: number
  /** Name of the price item for the difference to the rates. */
  adjustment: string
  /** Further items of the price. They change it, unless the owner gives the whole price. */
  lines?: readonly PriceLine[] | undefined
  /** Open stages as the owner wants them; without, those of the booking go on. One without an amount keeps that of the stage in its place. */
  open?: readonly WantedStage[] | undefined
  today: CalendarDay
  /** VAT of a price. */
  vatItems: (price: Pick<PriceSummary, 'items' | 'total'>) => PriceItem[]
}

export type OwnersTerms = Omit<ChangeTerms, 'due' | 'retained'> & { remaining: Cents }

export type OwnersProblem = 'no_price' | 'refund_too_high' | 'changed_too_often' | { code: 'stages_differ'; remaining: Cents }

export const MOST_OPEN_STAGES = 3
export const MOST_PRICE_LINES = 3
const MOST_STAGES = 9
const DAYS_TO_PAY = 7

/** The booking after an owner's change, and the refund: everything paid above a lower price. */
export function ownersTerms(booking: Booked, asked: Asked): OwnersTerms | OwnersProblem {
  const { wish, quote, paid, today } = asked
  const { items, original, total } = computePrice(booking, asked)
  if (total <= 0) return 'no_price'
  const back = Math.max(wish.way === 'less' ? wish.back : 0, paid - total)
  if (back >= paid && back > 0) return 'refund_too_high'
  const remaining = total - (paid - back)
  const settled = settledStages(booking.stages, paid - back, quote === null ? booking.stages[0]?.dueOn : today)
  const open = remaining === 0 ? [] : wantedStages(asked.open, openStages(booking, { ...asked, remaining }))
  if (sum(open.map(({ amount }) => amount)) !== remaining || open.some(({ amount }) => amount <= 0))
    return { code: 'stages_differ', remaining }
  const last = Math.max(asked.lastStage, settled.at(-1)?.stage ?? 0)
  const stages = [...settled, ...open.map((stage, index) => ({ ...stage, stage: last + index + 1 }))]
  // Stryker disable next-line OptionalChaining: a price above 0 has a stage
  if ((stages.at(-1)?.stage ?? 0) > MOST_STAGES) return 'changed_too_often'
  return { items, original, total, plan: stages.length > 1 ? 'partial' : 'full', stages, back, remaining }
}

function wantedStages(wanted: readonly WantedStage[] | undefined, usual: readonly OpenStage[]): OpenStage[] {
  if (!wanted) return [...usual]
  const onlyDays = wanted.every(({ amount }) => amount === undefined)
  const stages = wanted.map(({ amount, dueOn }, index) => ({ amount: amount ?? usual[index]?.amount ?? 0, dueOn }))
  return onlyDays ? [...stages, ...usual.slice(stages.length)] : stages
}

/** The items of the rates with what is carried on, or those of the booking; what the owner adds; and one for the difference. */
function computePrice(booking: Booked, { wish, quote, adjustment, lines = [], vatItems }: Asked): PriceSummary {
  const added = sum(lines.map(({ amount }) => amount))
  const plain = withFurther(
    quote ?? booking,
    [...(quote ? carriedItems(booking) : []), ...lines.map((line) => ({ kind: 'fee' as const, by: 'owners' as const, ...line }))],
    vatItems,
  )
  // Bookings of older versions may have no items.
  const before = quote ? plain.total : booking.total + added
  const total = wish.way === 'own' ? wish.total : computeTotal(booking, wish, before - added) + added
  const difference = total - before
  const price =
    difference === 0
      ? plain
      : withFurther(plain, [{ kind: 'fee', by: wish.way === 'less' ? 'owners' : 'agreed', name: adjustment, amount: difference }], vatItems)
  return { ...price, total }
}

/** The price without what the owner adds. */
function computeTotal(booking: Booked, wish: Exclude<PriceWish, { way: 'own' }>, byRates: Cents): Cents {
  if (wish.way === 'less') return booking.total - wish.back
  return wish.way === 'kept' ? booking.total : byRates
}

/**
 * The open stages of the booking for another rest: the last one takes the difference, and those before it where it is not enough. Their days
 * move with the arrival, and lie from today to the arrival.
 */
function openStages(booking: Booked, { stay, paid, remaining, today }: Asked & { remaining: Cents }): OpenStage[] {
  const days = daysBetween(booking.checkIn, stay.checkIn)
  const latest = pickLater(today, stay.checkIn)
  const open = paymentState(booking.stages, paid)
    .stages.filter((stage) => !stage.paid)
    .map(({ due, dueOn }) => ({ amount: due, dueOn: days === 0 ? dueOn : pickEarlier(latest, pickLater(today, addDays(dueOn, days))) }))
  if (open.length === 0) return [{ amount: remaining, dueOn: pickEarlier(latest, addDays(today, DAYS_TO_PAY)) }]
  let difference = remaining - sum(open.map(({ amount }) => amount))
  const stages: OpenStage[] = []
  for (const stage of open.toReversed()) {
    const amount = stage.amount + difference
    difference = Math.min(0, amount)
    if (amount > 0) stages.unshift({ ...stage, amount })
  }
  return stages
}
