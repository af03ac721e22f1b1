import { getApi, requestContext } from '../api.ts'
import { readAccount } from '../layout/site.server.ts'
import { unfinishedCookie } from '../layout/unfinished.server.ts'
import type { Route } from './+types/account'

/** The signed-in account, and the stay it has not finished booking, for pages that all signed-in guests share. */
export async function loader({ context }: Route.LoaderArgs) {
  const { unfinished, siteUrl } = context.get(requestContext)
  const account = await readAccount(getApi(context), unfinished)
  const headers = new Headers({ 'cache-control': 'no-store' })
  // Paid, cancelled or lapsed, perhaps in another browser.
  if (unfinished && !account.unfinished) headers.append('set-cookie', await unfinishedCookie.drop(siteUrl))
  return Response.json(account, { headers })
}
