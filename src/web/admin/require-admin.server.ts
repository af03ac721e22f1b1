import { data, href, type MiddlewareFunction, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { apiOf } from '../api.ts'
import { apiResult } from '../api-results.server.ts'

const SECURITY = href('/admin/dashboard/security')

/**
 * Admin pages answer 404 to everyone but administrators. An administrator who must still set a password or two-step sign-in is
 * redirected to that page. Runs before all admin loaders and actions.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { answer } = await apiResult(apiOf(context)(accountCalls.who, {}))
  if (answer?.user?.status !== 2) throw data(null, 404)
  if (answer.requiredAction && url.pathname !== SECURITY) throw redirect(SECURITY)
}
