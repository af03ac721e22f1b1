export const supportReasons = ['cancel_refund', 'change_dates', 'change_guests', 'special_requests', 'other'] as const
export type SupportReason = (typeof supportReasons)[number]

export const ticketStatuses = ['pending', 'in_progress', 'resolved', 'closed'] as const
export type TicketStatus = (typeof ticketStatuses)[number]

/** Who wrote a message of a ticket. */
export const ticketAuthors = ['guest', 'owner'] as const
export type TicketAuthor = (typeof ticketAuthors)[number]

/** What a message makes of its ticket: a guest's waits for the owners, and their answer ends that. */
export function statusAfter(author: TicketAuthor, before: TicketStatus): TicketStatus {
  if (author === 'guest') return 'pending'
  return before === 'pending' ? 'in_progress' : before
}

export const getPriority = (reason: SupportReason): 'HIGH' | 'NORMAL' => (reason === 'cancel_refund' ? 'HIGH' : 'NORMAL')
