import type { AnswerOf } from '#contract/call.ts'
import { nightChangeCalls } from '#contract/night-changes.ts'
import { toMessage } from '#contract/refusal.ts'
import { addDays, isUsableDay } from '#domain/calendar-day.ts'
import { say } from '#words/en/refusals.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import type { Route } from './+types/nights-change'

/** `sent`: what the change is made with. `problem`: why there is nothing to change. */
export type NightsChange =
  | { preview: AnswerOf<typeof nightChangeCalls.preview>; sent: Record<string, string>; problem: null }
  | { preview: null; problem: string }

/** What another price (`rate`), or a rule that allows stays of so many nights (`nights`), would change for nights chosen in the calendar. */
export async function loader({ context, url }: Route.LoaderArgs): Promise<Response> {
  return Response.json(await readChange(), { headers: { 'cache-control': 'no-store' } })

  async function readChange(): Promise<NightsChange> {
    const { villaId = '', from = '', until = '', rate = '', nights } = Object.fromEntries(url.searchParams)
    const what = nights ? { what: 'rule', minimumNights: nights, arrivalDays: '[]', closed: '0' } : { what: 'price', rate }
    const last = isUsableDay(until) ? addDays(until, -1) : until
    const sent: Record<string, string> = { from, until: last, villaIds: JSON.stringify([villaId]), ...what }
    const parsed = nightChangeCalls.preview.input.safeParse(sent)
    if (!parsed.success)
      return { preview: null, problem: say(toMessage(parsed.error.issues[0] ?? { code: 'custom', path: [], message: '' })) }
    const { answer, refused } = await apiResult(getApi(context)(nightChangeCalls.preview, parsed.data))
    return answer
      ? { preview: answer, sent, problem: null }
      : { preview: null, problem: Object.values(refused.fields ?? {})[0] ?? refused.message }
  }
}
