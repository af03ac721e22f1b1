import { addDays, type CalendarDay, daysBetween } from '../calendar-day.ts'
import { overlaps, type Stay } from '../stay.ts'

/** Stays that a guest may choose from. */
export const MOST_ALTERNATIVES = 3

/** An offer is open at most for so long. */
export const MOST_DAYS_OPEN = 60

/** The nights stay held for this long after a transfer was due: banks take a day or two. */
export const TRANSFER_GRACE_DAYS = 2

/** `lost`: others got the nights that it promised. */
export const offerEnds = ['taken', 'lapsed', 'withdrawn', 'lost'] as const
export type OfferEnd = (typeof offerEnds)[number]

/** `open`: waits for the guest. `transfer`: the guest has chosen a transfer, which has not come. `taken`: one alternative is paid for. */
export const offerStates = ['open', 'transfer', ...offerEnds] as const
export type OfferState = (typeof offerStates)[number]

/** `validUntil`: the last day on which the guest can accept. `transferDue`: set once the guest has chosen a transfer. */
export type OfferFacts = { validUntil: CalendarDay; transferDue: CalendarDay | null; endedAs: OfferEnd | null }

/** State of an offer on a day. It lapses after its last day, also before the job has ended it. */
export function offerState(offer: OfferFacts, today: CalendarDay): OfferState {
  if (offer.endedAs) return offer.endedAs
  if (today > getLastDay(offer)) return 'lapsed'
  return offer.transferDue === null ? 'open' : 'transfer'
}

/** The last day of an offer: until then its nights are held, if it holds any. */
export const getLastDay = ({ validUntil, transferDue }: Pick<OfferFacts, 'validUntil' | 'transferDue'>): CalendarDay =>
  transferDue === null ? validUntil : addDays(transferDue, TRANSFER_GRACE_DAYS)

/** A guest is reminded of a transfer the day before it is due, until the offer lapses. */
export const remindsOfTransfer = (offer: OfferFacts, today: CalendarDay): boolean =>
  offer.transferDue !== null && offerState(offer, today) === 'transfer' && daysBetween(today, offer.transferDue) <= 1

type Alternative = Stay & { villaId: number }

/** Nights of one villa cannot be held twice. @returns whether two alternatives share nights */
export const shareNights = (alternatives: readonly Alternative[]): boolean =>
  alternatives.some((one, index) => alternatives.slice(index + 1).some((other) => other.villaId === one.villaId && overlaps(one, other)))
