import type { AnswerOf } from '#contract/call.ts'
import type { securityCalls } from '#contract/security.ts'
import * as words from '#words/en/office-security.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { formatMoment } from '../format-moment.ts'

type Event = AnswerOf<typeof securityCalls.events>['events'][number]

/** Sign-ins and other security events of all accounts. */
export function EventSheet({ events }: { events: Event[] }) {
  return (
    <table className="lines">
      <ColumnHeads heads={[words.when, words.who, words.what, words.fromIt]} />
      <tbody>
        {events.map(({ id, at, who, kind, network }) => (
          <tr key={id}>
            <td className="whitespace-nowrap">{formatMoment(at)}</td>
            <td className="wrap-anywhere">{who ?? words.noAccount}</td>
            <td data-at="main">{words.securityEventLabels[kind]}</td>
            <td data-at="end" className="tabular">
              {network || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
