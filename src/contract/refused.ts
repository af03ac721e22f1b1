import { type Problem, problems } from './problems.ts'

export type RefusalDetails = Record<string, unknown>

/** A refusal that was foreseen: its code stands in `problems`. Anything else thrown is a bug. */
export class Refused extends Error {
  readonly code: Problem
  readonly status: number
  /** What is wrong with single fields, by their name on the wire. */
  readonly fields: Record<string, string> | undefined
  /** More for the caller, such as the right price. Travels beside the text. */
  readonly details: RefusalDetails | undefined

  constructor(code: Problem, more: { text?: string; fields?: Record<string, string>; details?: RefusalDetails } = {}) {
    super(more.text ?? problems[code].text)
    this.name = 'Refused'
    this.code = code
    this.status = problems[code].status
    this.fields = more.fields
    this.details = more.details
  }
}

/** Throws when the domain found a reason. */
export function refuseIf(problem: Problem | null | false): void {
  if (problem) throw new Refused(problem)
}
