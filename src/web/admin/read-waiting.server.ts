import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import { dashboardCalls } from '#contract/dashboard.ts'
import { forRoles, isAmong } from '#domain/accounts/roles.ts'
import { apiResult } from '../api-results.server.ts'
import type { Place } from './office-places.ts'

/** What waits in the places of the menu. Nothing where it may not be read or cannot be: the menu is there all the same. */
export async function readWaiting(api: Api): Promise<Partial<Record<Place, number>>> {
  const { answer: who } = await apiResult(api(accountCalls.who, {}))
  if (!isAmong(forRoles.desk, who?.role) || who?.requiredAction) return {}
  const { answer } = await apiResult(api(dashboardCalls.waiting, {}))
  return answer ?? {}
}
