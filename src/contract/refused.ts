import type { z } from 'zod'
import { type Problem, problems } from './problems.ts'

export type RefusalDetails = Record<string, unknown>

/** An expected refusal with a code from `problems`. Any other thrown error is a bug. */
export class Refused extends Error {
  readonly code: Problem
  readonly status: number
  /** Errors of single fields, by wire name. */
  readonly fields: Record<string, string> | undefined
  /** More data for the caller, such as the correct price. Sent beside the text. */
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

/** Throws `Refused` if the domain returned a problem. */
export function refuseIf(problem: Problem | null | false): void {
  if (problem) throw new Refused(problem)
}

/** A `bad_input` refusal with one message per invalid field. */
export function badInput(error: z.ZodError): Refused {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = String(issue.path.findLast((part) => typeof part === 'string') ?? 'input')
    fields[name] ??= issue.message
  }
  const [first] = Object.values(fields)
  return new Refused('bad_input', { ...(first ? { text: first } : {}), fields })
}
