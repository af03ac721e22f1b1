import { ownerChangeCalls } from '#contract/owner-changes.ts'
import * as words from '#words/en/office-stay.ts'
import { invalidStay } from '../../admin/bookings/invalid-stay.server.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import type { Route } from './+types/stay-move'

/** What the calendar shows of a move. `sent`: what it is made with. `problem`: why it is not possible. */
export type StayMove =
  | {
      offer: { before: number; total: number; back: number; remaining: number; broken: string[]; reasonNeeded: boolean }
      sent: Record<string, string | number>
      problem: null
    }
  | { offer: null; problem: string }

/** What other days or another villa would change for a booking, by the rates of today: as on the page of the change. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await readMove(), { headers: { 'cache-control': 'no-store' } })

  async function readMove(): Promise<StayMove> {
    const asked = Object.fromEntries(url.searchParams)
    const parsed = ownerChangeCalls.offer.input.safeParse(asked)
    if (!parsed.success) return { offer: null, problem: invalidStay(parsed.error, words.incomplete) }
    const { answer, refused } = await apiResult(getApi(context)(ownerChangeCalls.offer, parsed.data))
    if (refused) return { offer: null, problem: refused.message }
    const { formerTotal, total, back, remaining, broken, reasonNeeded, version } = answer
    return {
      offer: { before: formerTotal, total, back, remaining, broken, reasonNeeded },
      sent: { ...asked, version, total: total / 100, back: back / 100 },
      problem: null,
    }
  }
}
