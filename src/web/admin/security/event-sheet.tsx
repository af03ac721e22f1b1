import type { AnswerOf } from '#contract/call.ts'
import type { securityCalls } from '#contract/security.ts'
import { securityEventNames } from '#domain/security/events.ts'
import { writtenMoment } from '../written-moment.ts'

type Event = AnswerOf<typeof securityCalls.events>['events'][number]

/** Sign-ins and other security events of all accounts. */
export function EventSheet({ events }: { events: Event[] }) {
  return (
    <table className="sheet">
      <thead>
        <tr>
          <th scope="col">When</th>
          <th scope="col">Who</th>
          <th scope="col">What</th>
          <th scope="col">From</th>
        </tr>
      </thead>
      <tbody>
        {events.map(({ id, at, who, kind, network }) => (
          <tr key={id}>
            <td data-name="When" className="whitespace-nowrap">
              {writtenMoment(at)}
            </td>
            <td data-name="Who">{who ?? 'No account'}</td>
            <td data-name="What">{securityEventNames[kind]}</td>
            <td data-name="From" className="tabular">
              {network || '–'}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
