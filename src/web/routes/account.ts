import { getApi } from '../api.ts'
import { readAccount } from '../layout/site.server.ts'
import type { Route } from './+types/account'

/** The signed-in account, for pages that all signed-in guests share. */
export const loader = async ({ context }: Route.LoaderArgs) =>
  Response.json(await readAccount(getApi(context)), { headers: { 'cache-control': 'no-store' } })
