import { data, href, type MiddlewareFunction } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { getApi } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import { redirectTo } from '../redirects.server.ts'
import { findHome, rolesOfPage } from './office-places.ts'

const HOME = href('/admin/dashboard')
const SECURITY = href('/admin/dashboard/security')
const FOR_ALL = [SECURITY, href('/admin/dashboard/language')]

/**
 * Admin pages answer 404 to everyone outside the back office. Who must still set a password or two-step sign-in is redirected to that
 * page, which leads on, and whose role may not open a page to a page with that message. Runs before all admin loaders and actions. It goes by the path
 * of the route, because an address can be written in several ways.
 */
export const requireAdmin: MiddlewareFunction<Response> = async ({ context, pattern, url }) => {
  const page = `/${pattern.replace(/^\//, '')}`
  const { answer } = await apiResult(getApi(context)(accountCalls.who, {}))
  if (answer?.user?.status !== 2 || !answer.role) throw data(null, 404)
  if (answer.requiredAction && !FOR_ALL.includes(page)) throw redirectTo(page === HOME ? SECURITY : securityBefore(url))
  if (rolesOfPage(page).includes(answer.role)) return
  throw redirectTo(page === HOME ? findHome(answer.role) : href('/admin/dashboard/not-for-you'))
}

const securityBefore = ({ pathname, search }: URL): string => `${SECURITY}?${new URLSearchParams({ redirect: pathname + search })}`
