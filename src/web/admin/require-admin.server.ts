import { data, type MiddlewareFunction, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { apiOf } from '../api.ts'
import { attempt } from '../attempt.server.ts'

const SECURITY = '/admin/dashboard/security'

/**
 * For everyone but an administrator the back office does not exist, and for one who owes a password or a second step it is that
 * screen alone. Runs before any of its loaders and actions.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { answer } = await attempt(apiOf(context)(accountCalls.who, {}))
  if (answer?.user?.status !== 2) throw data(null, 404)
  if (answer.owes && url.pathname !== SECURITY) throw redirect(SECURITY)
}
