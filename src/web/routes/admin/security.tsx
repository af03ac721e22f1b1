import { accountCalls, type Owed } from '#contract/accounts.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { securityCalls } from '#contract/security.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { endSessions, isSessionIntent, sessionIntents } from '../../accounts/end-sessions.server.ts'
import { PasswordForm } from '../../accounts/password-form.tsx'
import { SignedIn } from '../../accounts/signed-in.tsx'
import { AdminPage } from '../../admin/admin-page.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import { postedBy } from '../../admin/posted.server.ts'
import { changeSecurity, type SecurityAnswer, securityIntents } from '../../admin/security/change-security.server.ts'
import { EventSheet } from '../../admin/security/event-sheet.tsx'
import { BeginSetUp, FinishSetUp } from '../../admin/security/set-up.tsx'
import { TurnedOn } from '../../admin/security/turned-on.tsx'
import { apiOf } from '../../api.ts'
import { attempt, needed } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/security'

export const headers = () => ({ 'cache-control': 'no-store' })

const PER_PAGE = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ owes }, twoStep] = await Promise.all([needed(api(accountCalls.who, {})), needed(api(twoStepCalls.read, {}))])
  const { sessions } = owes ? { sessions: [] } : await needed(api(privacyCalls.sessions, {}))
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = owes ? { answer: null, refused: null } : await attempt(api(securityCalls.events, { limit, offset }))
  const history = { page, events: answer?.events ?? [], total: answer?.total ?? 0, error: refused?.message ?? null }
  return { owes, twoStep, sessions, history }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = apiOf(context)
  const intent = await intentOf(request, ...sessionIntents, ...securityIntents)
  const posted = await postedBy(request)
  if (isSessionIntent(intent)) throw await endSessions(api, intent, posted, url.pathname)
  return changeSecurity(api, intent, posted)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<SecurityAnswer> => orUnconnected(() => serverAction())

const owed: Record<Owed, string> = {
  new_password: 'Your password was made up by the site and has been on a screen. Please set one of your own; then the back office opens.',
  two_step: 'Every administrator signs in by two steps here. Please set it up; then the back office opens.',
}

export default function Security({ loaderData: { owes, twoStep, sessions, history }, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const answerTo = (...acts: string[]): SecurityAnswer => (actionData?.act && acts.includes(actionData.act) ? actionData : {})
  const { errors } = answerTo('begin', 'confirm')
  return (
    <AdminPage title="Sign-in and security">
      <div className="max-w-3xl space-y-12">
        {owes && (
          <Notice tone="calm" title="Before you go on">
            {owed[owes]}
          </Notice>
        )}
        {owes !== 'new_password' && (
          <section className="space-y-6">
            <h2 className="text-xl">Two-step sign-in</h2>
            <p>
              It asks for your password and for a code that only your phone can make. Whoever has learned your password still stays outside.
            </p>
            {actionData?.recoveryCodes && <RecoveryCodes codes={actionData.recoveryCodes} />}
            {twoStep.on && <TurnedOn state={twoStep} answer={actionData} />}
            {!twoStep.on && twoStep.setup && <FinishSetUp setup={twoStep.setup} errors={errors} />}
            {!twoStep.on && !twoStep.setup && <BeginSetUp errors={errors} />}
          </section>
        )}
        {owes !== 'two_step' && (
          <section className="space-y-6">
            <h2 className="text-xl">Your password</h2>
            <PasswordForm answer={answerTo('password')} />
          </section>
        )}
        {!owes && (
          <section className="space-y-6">
            <h2 className="text-xl">Where you are signed in</h2>
            <SignedIn sessions={sessions} />
          </section>
        )}
      </div>
      {!owes && (
        <section className="mt-12 space-y-6">
          <h2 className="text-xl">What has happened</h2>
          <p className="measure text-ink-soft">
            Sign-ins and what else concerns security, of all accounts, newest first. Kept for a year, with the network and not the address.
          </p>
          {history.error !== null && (
            <Notice tone="bad" title="Failed to load what has happened">
              {history.error}
            </Notice>
          )}
          {history.error === null && history.events.length === 0 && <p>Nothing yet.</p>}
          {history.events.length > 0 && <EventSheet events={history.events} />}
          <Pages page={history.page} perPage={PER_PAGE} total={history.total} label="Pages of what has happened" />
        </section>
      )}
    </AdminPage>
  )
}

/** Shown once; only hashes are stored. */
const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <Notice tone="caution" title="Your recovery codes, shown this once" announced>
    <p>Print them or write them down, and keep them apart from your phone. Each signs you in once when the phone is not there.</p>
    <ol className="mt-3 grid max-w-md gap-x-8 gap-y-1 sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code className="font-semibold text-base">{code}</code>
        </li>
      ))}
    </ol>
  </Notice>
)
