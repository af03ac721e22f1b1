import type { z } from 'zod'
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

/** A refusal that names each field at fault in the words of its schema. */
export function badInput(error: z.ZodError): Refused {
  const fields: Record<string, string> = {}
  for (const issue of error.issues) {
    const name = String(issue.path.findLast((part) => typeof part === 'string') ?? 'input')
    fields[name] ??= issue.message
  }
  const [first] = Object.values(fields)
  return new Refused('bad_input', { ...(first ? { text: first } : {}), fields })
}
