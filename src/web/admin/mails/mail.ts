import type { AnswerOf } from '#contract/call.ts'
import type { mailCalls } from '#contract/mails.ts'
import * as words from '#words/en/office-jobs.ts'

export type Mail = AnswerOf<typeof mailCalls.list>['mails'][number]

export const stateNames: Record<Mail['state'], string> = { waiting: words.waiting, sent: words.sent, failed: words.mailFailed }

export const isState = (text: string | null): text is Mail['state'] => text !== null && Object.hasOwn(stateNames, text)
