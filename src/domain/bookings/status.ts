export const bookingStatuses = ['pending', 'partial_paid', 'paid', 'cancelled', 'failed', 'restricted', 'refunded'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Statuses that block their nights. A hold also blocks nights but is not a status. */
export const blockingStatuses = ['paid', 'partial_paid', 'restricted'] as const satisfies readonly BookingStatus[]

/** Statuses of nights that a guest has bought. */
export const soldStatuses = ['paid', 'partial_paid'] as const satisfies readonly BookingStatus[]

export const isSold = (status: BookingStatus): boolean => (soldStatuses as readonly BookingStatus[]).includes(status)

export const blocksNights = (status: BookingStatus): boolean => (blockingStatuses as readonly BookingStatus[]).includes(status)

/** Statuses an administrator can set. `pending` and `restricted` cannot be chosen. */
export const adminStatuses = ['paid', 'partial_paid', 'cancelled', 'failed', 'refunded'] as const satisfies readonly BookingStatus[]
export type AdminStatus = (typeof adminStatuses)[number]

/** An ended booking has no stay and owes nothing. */
export const hasEnded = (status: BookingStatus): boolean => status === 'cancelled' || status === 'failed' || status === 'refunded'

export type DisplayState = 'confirmed' | 'pending' | 'cancelled'

/** The three states that a calendar shows. Accepts any text; an unknown status is pending. */
export function displayState(status: string): DisplayState {
  if (['paid', 'partial_paid', 'confirmed', 'restricted'].includes(status)) return 'confirmed'
  return ['cancelled', 'failed', 'refunded'].includes(status) ? 'cancelled' : 'pending'
}
