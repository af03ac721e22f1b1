import type { AnyCall } from './call.ts'
import { type Problem, problems, type Status } from './problems.ts'

/** What any call may refuse: its input, too many calls, a busy database, and a failure of the site. */
const always: Problem[] = ['bad_input', 'too_many_tries', 'database_busy', 'bug']
/** What is refused to who has not signed in, or still has to set a password or a second step. */
const signedOut: Problem[] = ['signed_out']
const required: Problem[] = ['new_password_required', 'two_step_required']
const written: Problem[] = ['foreign_origin', 'wrong_type', 'too_large']

/** The codes with which a call may be refused, by status: those of its access and input, and its own. */
export function refusalsByStatus(call: AnyCall): Map<Status, Problem[]> {
  const codes = new Set([
    ...always,
    ...(call.access === 'visitor' ? [] : [...signedOut, ...(call.whileActionRequired ? [] : required)]),
    ...(call.access === 'admin' ? (['not_admin'] as const) : []),
    ...(call.method === 'GET' ? [] : [...written, ...(call.shape === 'multipart' ? [] : (['broken_json'] as const))]),
    ...(call.refusals ?? []),
  ])
  return Map.groupBy(codes, (code) => problems[code])
}
