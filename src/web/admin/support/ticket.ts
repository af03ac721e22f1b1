import type { AnswerOf } from '#contract/call.ts'
import type { inboxCalls } from '#contract/inbox.ts'
import type { TicketStatus } from '#domain/support/reasons.ts'
import * as words from '#words/en/office-support.ts'

/** A ticket with what helps to answer it. */
export type Conversation = AnswerOf<typeof inboxCalls.conversation>
export type Ticket = Conversation['ticket']

export const statusNames: Record<TicketStatus, string> = {
  pending: words.pending,
  in_progress: words.inProgress,
  resolved: words.resolved,
  closed: words.closed,
}

export const isStatus = (text: string | null | undefined): text is TicketStatus =>
  typeof text === 'string' && Object.hasOwn(statusNames, text)
