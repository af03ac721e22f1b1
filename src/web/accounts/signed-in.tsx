import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { privacyCalls } from '#contract/privacy.ts'
import * as words from '#words/en/accounts.ts'
import { formatGreekMoment } from '#words/localized/greek-time.ts'
import { Intent } from '../forms/intent.tsx'
import { Button } from '../ui/button.tsx'
import { shortUserAgent } from './short-user-agent.ts'

type Session = AnswerOf<typeof privacyCalls.sessions>['sessions'][number]

/** Active sessions, with forms to end one or all of them. */
export const SignedIn = ({ sessions }: { sessions: Session[] }) => (
  <>
    <ul className="space-y-2">
      {sessions.map(({ id, startedAt, lastSeenAt, device, current }) => (
        <li key={id} className="panel flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3">
          <div className="min-w-0">
            <span className="font-semibold">{shortUserAgent(device)}</span>
            {current && words.thisOne}
            <br />
            <span className="text-ink-soft text-sm">
              {words.sinceLastUsed(formatGreekMoment(startedAt), formatGreekMoment(lastSeenAt))}
            </span>
          </div>
          <Form method="post" preventScrollReset>
            <Intent is="sign-out-one" />
            <Button name="id" value={id} small>
              {words.signOut}
              <span className="sr-only"> {words.since(shortUserAgent(device), formatGreekMoment(startedAt))}</span>
            </Button>
          </Form>
        </li>
      ))}
    </ul>
    <Form method="post">
      <Intent is="sign-out" />
      <Button>{words.signOutEverywhere}</Button>
    </Form>
  </>
)
