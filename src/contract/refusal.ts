import type { z } from 'zod'
import { type InputCode, inputCodes, type LimitCode, limitCodes, type Message, type MessageOf } from './messages.ts'
import { type Problem, problems, type Status } from './problems.ts'

export type RefusalDetails = Record<string, unknown>

type More = {
  /** What to say in place of the problem's own words. */
  says?: Message
  /** Errors of single fields, by wire name. */
  fields?: Record<string, Message>
  /** More data for the caller, such as the correct price. Sent beside the words. */
  details?: RefusalDetails
}

/** An expected refusal, as a code with its parameters. Any other thrown error is a bug. */
export class Refusal extends Error {
  readonly problem: MessageOf<Problem>
  readonly code: Problem
  readonly status: Status
  readonly says: Message
  readonly fields: Record<string, Message> | undefined
  readonly details: RefusalDetails | undefined

  constructor(problem: MessageOf<Problem>, { says = problem, fields, details }: More = {}) {
    const code = typeof problem === 'string' ? problem : problem.code
    super(code)
    this.name = 'Refusal'
    this.problem = problem
    this.code = code
    this.status = problems[code]
    this.says = says
    this.fields = fields
    this.details = details
  }

  withDetails(details: RefusalDetails): Refusal {
    const { problem, says, fields } = this
    return new Refusal(problem, { says, ...(fields ? { fields } : {}), details })
  }
}

/** Throws a `Refusal` if the domain returned a problem. */
export function refuseIf(problem: MessageOf<Problem> | null | false): void {
  if (problem) throw new Refusal(problem)
}

/** A `bad_input` refusal that says what is wrong with its first field. */
export function badFields(fields: Record<string, Message>): Refusal {
  const [first] = Object.values(fields)
  return new Refusal('bad_input', { ...(first ? { says: first } : {}), fields })
}

/** A `bad_input` refusal with one message per invalid field. */
export function badInput(error: z.ZodError): Refusal {
  const fields: Record<string, Message> = {}
  for (const issue of error.issues) {
    const name = String(issue.path.findLast((part) => typeof part === 'string') ?? 'input')
    fields[name] ??= toMessage(issue)
  }
  return badFields(fields)
}

const isInput = (code: string): code is InputCode => (inputCodes as readonly string[]).includes(code)
const isLimit = (code: string): code is LimitCode => (limitCodes as readonly string[]).includes(code)
const isProblem = (code: string): code is Extract<MessageOf<Problem>, string> => code in problems

/** The one way from a Zod issue to a message. A schema names the code; without one Zod's own words are passed on. */
export function toMessage(issue: z.core.$ZodIssue): Message {
  const code = issue.message
  if (isLimit(code)) return { code, limit: getLimit(issue) }
  return isInput(code) || isProblem(code) ? code : { code: 'invalid', detail: code }
}

function getLimit(issue: z.core.$ZodIssue): number {
  if (issue.code === 'too_big') return Number(issue.maximum)
  if (issue.code === 'too_small') return Number(issue.minimum)
  throw new Error(`${issue.message} needs a check with a limit`)
}
