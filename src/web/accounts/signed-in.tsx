import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { privacyCalls } from '#contract/privacy.ts'
import { writtenMoment } from '../admin/written-moment.ts'
import { Intent } from '../forms/intent.tsx'
import { Button } from '../ui/button.tsx'

type Session = AnswerOf<typeof privacyCalls.sessions>['sessions'][number]

const browsers = ['Firefox', 'Edg', 'OPR', 'Chrome', 'Safari'] as const
const names: Record<(typeof browsers)[number], string> = {
  Firefox: 'Firefox',
  Edg: 'Edge',
  OPR: 'Opera',
  Chrome: 'Chrome',
  Safari: 'Safari',
}
const systems = ['iPhone', 'iPad', 'Android', 'Windows', 'Macintosh', 'Linux'] as const

/** Shortens a user agent to 'Firefox, Android'; the full text is long and mostly misleading. */
function shortUserAgent(device: string): string {
  const browser = browsers.find((name) => device.includes(name))
  const system = systems.find((name) => device.includes(name))
  return [browser && names[browser], system].filter(Boolean).join(', ') || 'An unknown device'
}

/** Active sessions, with forms to end one or all of them. */
export const SignedIn = ({ sessions }: { sessions: Session[] }) => (
  <>
    <ul className="space-y-2">
      {sessions.map(({ id, startedAt, lastSeenAt, device, current }) => (
        <li key={id} className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <span className="font-semibold">{shortUserAgent(device)}</span>
            {current && ' (this one)'}
            <br />
            <span className="text-ink-soft text-sm">
              since {writtenMoment(startedAt)}, last used {writtenMoment(lastSeenAt)}
            </span>
          </div>
          <Form method="post" preventScrollReset>
            <Intent is="sign-out-one" />
            <Button name="id" value={id} small>
              Sign out
              <span className="sr-only">
                {' '}
                {shortUserAgent(device)}, since {writtenMoment(startedAt)}
              </span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
    <Form method="post">
      <Intent is="sign-out" />
      <Button>Sign out everywhere</Button>
    </Form>
  </>
)
