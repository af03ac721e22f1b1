import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { ownDataCalls } from '#contract/own-data.ts'
import { writtenMoment } from '../admin/written-moment.ts'

type Session = AnswerOf<typeof ownDataCalls.sessions>['sessions'][number]

const known = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const
const names: Record<(typeof known)[number], string> = { Firefox: 'Firefox', Edg: 'Edge', OPR: 'Opera', Chrome: 'Chrome', Safari: 'Safari' }
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'] as const

/** 'Firefox, Android'; what browsers say of themselves is long and mostly untrue. */
function inShort(device: string): string {
  const browser = known.find((name) => device.includes(name))
  const system = systems.find((name) => device.includes(name))
  return [browser && names[browser], system].filter(Boolean).join(', ') || 'An unknown device'
}

/** Where one is signed in, and the way to end all of it. */
export const Devices = ({ sessions }: { sessions: Session[] }) => (
  <>
    <ul className="space-y-2">
      {sessions.map(({ startedAt, device, current }) => (
        <li key={`${startedAt} ${device}`} className="panel py-3">
          <span className="font-semibold">{inShort(device)}</span>
          {current && ' (this one)'}
          <br />
          <span className="text-ink-soft text-sm">since {writtenMoment(startedAt)}</span>
        </li>
      ))}
    </ul>
    <Form method="post">
      <input type="hidden" name="act" value="sign-out" />
      <button type="submit" className="button button-plain">
        Sign out everywhere
      </button>
    </Form>
  </>
)
