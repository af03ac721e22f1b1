export const supportReasons = ['cancel_refund', 'change_dates', 'change_guests', 'special_requests', 'other'] as const
export type SupportReason = (typeof supportReasons)[number]

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Cancellation/Refund',
  change_dates: 'Change Dates',
  change_guests: 'Change Guests',
  special_requests: 'Special Requests',
  other: 'Other',
}

export const ticketStatuses = ['pending', 'in_progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

export const priorityOf = (reason: SupportReason): 'HIGH' | 'NORMAL' => (reason === 'cancel_refund' ? 'HIGH' : 'NORMAL')
