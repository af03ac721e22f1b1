import type { AnswerOf } from '#contract/call.ts'
import type { inboxCalls, TalkTicket } from '#contract/inbox.ts'
import type { TicketStatus } from '#domain/support/reasons.ts'
import * as words from '#words/en/office-support.ts'

/** A conversation with what helps to answer it. */
export type Conversation = AnswerOf<typeof inboxCalls.conversation>

/** The ticket that is open in a conversation, or that an answer would be about. */
export const findTicket = ({ tickets, ticketId }: Pick<Conversation, 'tickets' | 'ticketId'>): TalkTicket | undefined =>
  tickets.find(({ id }) => id === ticketId)

export const statusNames: Record<TicketStatus, string> = {
  pending: words.pending,
  in_progress: words.inProgress,
  resolved: words.resolved,
  closed: words.closed,
}

export const isStatus = (text: string | null | undefined): text is TicketStatus =>
  typeof text === 'string' && Object.hasOwn(statusNames, text)
