import type { AnswerOf } from '#contract/call.ts'
import type { supportCalls } from '#contract/support.ts'
import type { TicketStatus } from '#domain/support/reasons.ts'

export type Ticket = AnswerOf<typeof supportCalls.tickets>['tickets'][number]

export const statusNames: Record<TicketStatus, string> = {
  pending: 'Pending',
  in_progress: 'In Progress',
  resolved: 'Resolved',
  closed: 'Closed',
}

export const isStatus = (text: string | null | undefined): text is TicketStatus =>
  typeof text === 'string' && Object.hasOwn(statusNames, text)
