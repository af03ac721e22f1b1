import type { AnswerOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/reports.ts'

export type Report = AnswerOf<typeof reportCalls.read>
export type Figures = Report['total']
export type AssistantReport = AnswerOf<typeof reportCalls.assistants>
export type ConversationReport = AnswerOf<typeof reportCalls.conversations>
