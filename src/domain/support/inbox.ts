import type { ThreadState } from '../threads/thread.ts'
import { type TicketStatus, ticketStatuses } from './reasons.ts'

/** What stands in the inbox: `stay` is the conversation of a stay with all of its tickets and their complaints. */
export const inboxKinds = ['stay', 'ticket', 'complaint', 'question', 'review'] as const
export type InboxKind = (typeof inboxKinds)[number]

/**
 * `answer`: conversations that wait for an answer, and after them the others; of these `mine` are assigned to the person who asks, and
 * `questions` before a booking. `complaints` and `reviews`: all of them. The rest are tickets.
 */
export const inboxViews = ['answer', 'mine', 'questions', ...ticketStatuses, 'all', 'complaints', 'reviews'] as const
export type InboxView = (typeof inboxViews)[number]

/** Views of conversations begin with those that wait for an answer. */
export const beginsWithWaiting = (view: InboxView): boolean => view === 'answer' || view === 'mine' || view === 'questions'

/** Days before and after a stay that are shown beside a conversation about it. */
export const NIGHTS_BEFORE = 3
export const NIGHTS_AFTER = 4

/**
 * The request that an answer in a conversation is about: the latest that waits, or else, unless the guest has written about something else,
 * the latest in progress.
 */
export function answeredTicket<Ticket extends { status: TicketStatus }>(
  tickets: readonly Ticket[],
  state: ThreadState,
): Ticket | undefined {
  const pending = tickets.findLast(({ status }) => status === 'pending')
  return pending ?? (state === 'open' ? undefined : tickets.findLast(({ status }) => status === 'in_progress'))
}
