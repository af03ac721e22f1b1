import type { GoingLiveCondition } from '#contract/going-live.ts'
import { goingLiveCalls } from '#contract/going-live.ts'
import { fixers } from '#domain/going-live/conditions.ts'
import * as words from '#words/en/office-going-live.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { ConditionList } from '../../admin/going-live/condition-list.tsx'
import { countConditions } from '../../admin/going-live/conditions.ts'
import '../../admin/going-live/going-live.css'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/going-live'

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const { answer, refused } = await apiResult(getApi(context)(goingLiveCalls.read, {}))
  return { read: answer ?? null, error: refused?.message ?? null }
}

export default function GoingLive({ loaderData: { read, error } }: Route.ComponentProps) {
  const counts = countConditions(read?.conditions ?? [])
  return (
    <AdminPage title={words.beforeYouGoLive} figure={read ? words.doneOfAll(counts.done, counts.all) : undefined}>
      <p className="measure mb-4 text-ink-soft">{words.whatASiteNeeds}</p>
      {error !== null && (
        <Notice tone="bad" title={words.notRead}>
          {error}
        </Notice>
      )}
      {read && (
        <>
          <Standing live={read.live} left={counts.left} />
          {fixers.map((who) => (
            <Part key={who} who={who} conditions={read.conditions.filter((one) => one.who === who)} />
          ))}
        </>
      )}
    </AdminPage>
  )
}

/** Whether guests pay real money now, or what is between here and there. */
function Standing({ live, left }: { live: boolean; left: number }) {
  if (live) return left > 0 ? <Notice tone="caution" title={words.liveLacks} /> : <Notice tone="good" title={words.liveMet} />
  if (left > 0) return <Notice tone="caution" title={words.left(left)} />
  return (
    <Notice tone="good" title={words.allMet}>
      {words.allMetMeans}
    </Notice>
  )
}

function Part({ who, conditions }: { who: GoingLiveCondition['who']; conditions: GoingLiveCondition[] }) {
  const isOpen = conditions.some(({ lacks }) => lacks.length > 0)
  return (
    <section aria-labelledby={who} className="mt-8">
      <h2 id={who} className="mb-2 text-xl">
        {words.whose[who]}
      </h2>
      {who === 'server' && isOpen && <p className="measure mb-2 text-ink-soft text-sm">{words.serverMeans}</p>}
      <ConditionList conditions={conditions} />
    </section>
  )
}
