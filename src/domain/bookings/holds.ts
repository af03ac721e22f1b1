/**
 * Why the nights of a booking are held although they are not sold. Each hold has an end (`holdsUntil`).
 *
 * - `payment`: a guest is at the bank. Ends after HOLD_MINUTES, or with the bank's answer. The second of two villas that are booked
 *   together is held for twice as long: the guest pays for the first one meanwhile.
 * - `change`: the same, for the new nights of a stay that its guest changes.
 * - `offer`: offered to a guest by a link. Ends after the offer's last day, or when the offer is taken or withdrawn.
 * - `transfer`: the guest of an offer has chosen to pay by transfer. Ends after its due day and TRANSFER_GRACE_DAYS, when it has come, or
 *   when the offer is withdrawn.
 * - `correction`: a sold stay whose recorded payment was reversed. Ends when the owner records the right payment or ends the booking.
 */
export const holdKinds = ['payment', 'change', 'offer', 'transfer', 'correction'] as const
export type HoldKind = (typeof holdKinds)[number]

/** Holds of minutes. Calendars do not show them, and nobody is told that the nights are kept for longer. */
export const briefHolds = ['payment', 'change'] as const satisfies readonly HoldKind[]

/** The longest hold of a guest who is paying. */
export const longestBrief = (holdMinutes: number): number => 2 * holdMinutes

/** Holds of days, which a page, a mail or a paper promises. Calendars show their nights as taken. */
export const promisedHolds = ['offer', 'transfer', 'correction'] as const satisfies readonly HoldKind[]

/** End of a hold that only an owner ends. */
export const UNTIL_DECIDED = new Date('9999-12-31T00:00:00Z')

export type Hold = { hold: HoldKind; holdsUntil: Date }
/** The hold of a booking row; both are null, or neither. */
export type StoredHold = { hold: HoldKind | null; holdsUntil: Date | null }

/** No hold. Its kind goes with its end: the database sees to it. */
export const noHold = { hold: null, holdsUntil: null }

/** When a booking's hold ends; null if it holds nothing now. */
export const heldUntil = ({ holdsUntil }: Pick<StoredHold, 'holdsUntil'>, now: Date): Date | null =>
  holdsUntil !== null && holdsUntil > now ? holdsUntil : null

type Refused = StoredHold & { status: string; offerId: number | null; changeOf: number | null }

/** Until when a guest whose payment was refused has the nights for another try. An offer and a stay to be changed keep theirs. */
export const heldForAnotherTry = (booking: Refused, now: Date): Date | null =>
  booking.status === 'failed' && booking.offerId === null && booking.changeOf === null ? heldUntil(booking, now) : null

export const isPromised = (hold: HoldKind | null): boolean => (promisedHolds as readonly (HoldKind | null)[]).includes(hold)
