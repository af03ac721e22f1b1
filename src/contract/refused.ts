import { say as sayEnglish } from '#words/en/refusals.ts'
import type { Message } from './messages.ts'
import { type Problem, problems } from './problems.ts'
import type { Refusal, RefusalDetails } from './refusal.ts'

/** What a refused call answers. `error` and `message` are equal: some specified callers read one, some the other. */
export type RefusalBody = { code: Problem; error: string; message: string; fields?: Record<string, string> }

/** `say`: the words of a message, in the language of the answer. */
export function refusalBody(
  { code, says, fields, details }: Refusal,
  say: (message: Message) => string = sayEnglish,
): RefusalBody & { success: false } {
  const text = say(says)
  const texts = fields && Object.fromEntries(Object.entries(fields).map(([name, message]) => [name, say(message)]))
  return { ...details, success: false, code, error: text, message: text, ...(texts ? { fields: texts } : {}) }
}

/** A call was refused: the answer, in words. */
export class Refused extends Error {
  readonly code: Problem
  readonly status: number
  /** Errors of single fields, by wire name. */
  readonly fields: Record<string, string> | undefined
  readonly details: RefusalDetails

  constructor(answered: RefusalBody) {
    const { code, error, fields, message: _message, ...rest } = answered
    super(error)
    this.name = 'Refused'
    this.code = code in problems ? code : 'bug'
    this.status = problems[this.code]
    this.fields = fields
    const { success: _success, ...details } = rest as RefusalDetails
    this.details = details
  }
}
