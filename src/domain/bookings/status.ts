export const bookingStatuses = ['pending', 'partial_paid', 'paid', 'cancelled', 'failed', 'restricted', 'refunded'] as const
export type BookingStatus = (typeof bookingStatuses)[number]

/** Statuses whose nights nobody else can have. A hold blocks too, but is not a status. */
export const blockingStatuses = ['paid', 'partial_paid', 'restricted'] as const satisfies readonly BookingStatus[]

export const blocksNights = (status: BookingStatus): boolean => (blockingStatuses as readonly BookingStatus[]).includes(status)

export type Actor = 'system' | 'bank' | 'admin'

/** What an administrator may set; pending and restricted cannot be chosen. */
export const adminStatuses = ['paid', 'partial_paid', 'cancelled', 'failed', 'refunded'] as const satisfies readonly BookingStatus[]
export type AdminStatus = (typeof adminStatuses)[number]

const bankMoves: Partial<Record<BookingStatus, readonly BookingStatus[]>> = {
  pending: ['paid', 'partial_paid', 'failed', 'refunded'],
  // A late approval counts while the nights are free.
  failed: ['paid', 'partial_paid', 'refunded'],
  partial_paid: ['partial_paid', 'paid'],
  // The owner has cancelled, and the bank has given the money back.
  cancelled: ['refunded'],
}

/** Whether a booking may go from one status to another by that actor (decisions.md section 7). */
export function mayMove(from: BookingStatus, to: BookingStatus, actor: Actor): boolean {
  if (actor === 'admin') return from !== 'restricted' && (adminStatuses as readonly BookingStatus[]).includes(to)
  return bankMoves[from]?.includes(to) ?? false
}

export type DisplayState = 'confirmed' | 'pending' | 'cancelled'

/** The three states a calendar shows. Takes any text: an unknown status is pending. */
export function displayState(status: string): DisplayState {
  if (['paid', 'partial_paid', 'confirmed', 'restricted'].includes(status)) return 'confirmed'
  return ['cancelled', 'failed', 'refunded'].includes(status) ? 'cancelled' : 'pending'
}

export const statusLabels: Record<BookingStatus, string> = {
  pending: 'Pending',
  partial_paid: 'Partially Paid',
  paid: 'Paid',
  cancelled: 'Cancelled',
  failed: 'Failed',
  restricted: 'Restricted',
  refunded: 'Refunded',
}
