import type { AnswerOf } from '#contract/call.ts'
import type { mailCalls } from '#contract/mails.ts'

export type Mail = AnswerOf<typeof mailCalls.list>['mails'][number]

export const stateNames: Record<Mail['state'], string> = { waiting: 'Waiting', sent: 'Sent', failed: 'Failed' }

export const isState = (text: string | null): text is Mail['state'] => text !== null && Object.hasOwn(stateNames, text)
