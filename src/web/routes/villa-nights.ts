import { getApi } from '../api.ts'
import { readVillaPrices, type VillaPrices } from '../bookings/villa-prices.server.ts'
import { findVilla } from '../villas/find-villa.server.ts'
import type { Route } from './+types/villa-nights'

export type VillaNights = VillaPrices

/** Free nights and rates of a villa, for its page, which all visitors share. */
export async function loader({ context, params }: Route.LoaderArgs): Promise<Response> {
  const api = getApi(context)
  const villa = await findVilla(api, params.slug)
  if (villa?.slug !== params.slug) throw new Response(null, { status: 404 })
  return Response.json(await readVillaPrices(api, villa), { headers: { 'cache-control': 'no-store' } })
}
