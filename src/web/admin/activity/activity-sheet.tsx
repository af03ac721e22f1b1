import type { activityCalls } from '#contract/activity.ts'
import type { AnswerOf } from '#contract/call.ts'
import * as words from '#words/en/office-activity.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { formatMoment } from '../format-moment.ts'
import { listChanges } from './changes.ts'

type Activity = AnswerOf<typeof activityCalls.list>['activity'][number]

export function ActivitySheet({ activity }: { activity: Activity[] }) {
  return (
    <table className="lines">
      <ColumnHeads heads={[words.when, words.who, words.what, words.change]} />
      <tbody>
        {activity.map((did) => (
          <tr key={did.id}>
            <td className="whitespace-nowrap">{formatMoment(did.at)}</td>
            <td className="wrap-anywhere">{did.who}</td>
            <td data-at="main">
              <span className="min-w-0 wrap-anywhere">
                <span className="font-semibold">{words.translateSubject(did.subject)}</span>, {words.translateAction(did.action)}
              </span>
            </td>
            <td>
              <Changes did={did} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

function Changes({ did: { subject, action, before, after } }: { did: Activity }) {
  const changes = listChanges(subject, before, after)
  const [only] = changes
  if (!only) return <span className="text-ink-soft">–</span>
  const list = (
    <dl className="min-w-0 space-y-1">
      {changes.map(({ field, before, after }) => (
        <div key={field}>
          <dt className="inline text-ink-soft">{field}: </dt>
          <dd className="inline wrap-anywhere">
            {before !== null && after !== null && (
              <>
                <del>
                  <span className="sr-only">{words.before} </span>
                  {before}
                </del>{' '}
                <span aria-hidden="true">→ </span>
                <span className="sr-only">{words.now} </span>
              </>
            )}
            {after ?? before}
          </dd>
        </div>
      ))}
    </dl>
  )
  if (changes.length === 1) return list
  return (
    <details className="w-full min-w-0">
      <summary className="link inline-flex min-h-6 items-center">
        {words.fields(changes.length)}
        <span className="sr-only"> {words.ofIt(words.translateSubject(subject), words.translateAction(action))}</span>
      </summary>
      <div className="mt-2">{list}</div>
    </details>
  )
}
