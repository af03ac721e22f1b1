import { ticketStatuses } from './reasons.ts'

/** What stands in the inbox. A complaint that came as a ticket is that ticket. */
export const inboxKinds = ['ticket', 'complaint', 'question', 'review'] as const
export type InboxKind = (typeof inboxKinds)[number]

/** `answer`: what waits for an answer, and after it the other tickets. */
export const inboxViews = ['answer', ...ticketStatuses, 'all'] as const
export type InboxView = (typeof inboxViews)[number]

/** Days before and after a stay that are shown beside a conversation about it. */
export const NIGHTS_BEFORE = 3
export const NIGHTS_AFTER = 4
