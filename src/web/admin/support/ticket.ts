import type { AnswerOf } from '#contract/call.ts'
import type { supportCalls } from '#contract/support.ts'
import type { TicketStatus } from '#domain/support/reasons.ts'
import * as words from '#words/en/office-support.ts'

export type Ticket = AnswerOf<typeof supportCalls.tickets>['tickets'][number]

export const statusNames: Record<TicketStatus, string> = {
  pending: words.pending,
  in_progress: words.inProgress,
  resolved: words.resolved,
  closed: words.closed,
}

export const isStatus = (text: string | null | undefined): text is TicketStatus =>
  typeof text === 'string' && Object.hasOwn(statusNames, text)
