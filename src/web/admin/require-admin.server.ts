import { data, href, type MiddlewareFunction, matchPath, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { apiOf } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import { homeOf, rolesOfPage } from './office-pages.ts'

const SECURITY = href('/admin/dashboard/security')
const FOR_ALL = [SECURITY, href('/admin/dashboard/language')]

/**
 * Admin pages answer 404 to everyone outside the back office. Who must still set a password or two-step sign-in is redirected to that
 * page, and whose role may not open a page to a page with that message. Runs before all admin loaders and actions.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, url }) => {
  const { answer } = await apiResult(apiOf(context)(accountCalls.who, {}))
  if (answer?.user?.status !== 2 || !answer.role) throw data(null, 404)
  if (answer.requiredAction && !FOR_ALL.includes(url.pathname)) throw redirect(SECURITY)
  if (rolesOfPage(url.pathname).includes(answer.role)) return
  throw redirect(matchPath(href('/admin/dashboard'), url.pathname) ? homeOf(answer.role) : href('/admin/dashboard/not-for-you'))
}
