import { accountCalls, type Owed } from '#contract/accounts.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { securityCalls } from '#contract/security.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { PasswordForm } from '../../accounts/password-form.tsx'
import { SignedIn } from '../../accounts/signed-in.tsx'
import { AdminPage } from '../../admin/admin-page.tsx'
import { EventSheet } from '../../admin/security/event-sheet.tsx'
import { type SecurityMore, securityForms } from '../../admin/security/security-forms.server.ts'
import { BeginSetUp, FinishSetUp } from '../../admin/security/set-up.tsx'
import { TurnedOn } from '../../admin/security/turned-on.tsx'
import { apiOf } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { resultFor } from '../../forms/form-result.ts'
import { keepOfficeForm } from '../../forms/keep-form.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/security'

export const headers = () => ({ 'cache-control': 'no-store' })

const PER_PAGE = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ owes }, twoStep] = await Promise.all([requiredAnswer(api(accountCalls.who, {})), requiredAnswer(api(twoStepCalls.read, {}))])
  const { sessions } = owes ? { sessions: [] } : await requiredAnswer(api(privacyCalls.sessions, {}))
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = owes ? { answer: null, refused: null } : await apiResult(api(securityCalls.events, { limit, offset }))
  const history = { page, events: answer?.events ?? [], total: answer?.total ?? 0, error: refused?.message ?? null }
  return { owes, twoStep, sessions, history }
}

export const action = officeAction(securityForms)

export const clientAction = keepOfficeForm<SecurityMore>

const owed: Record<Owed, string> = {
  new_password: 'Your password was made up by the site and has been on a screen. Please set one of your own; then the back office opens.',
  two_step: 'Every administrator signs in by two steps here. Please set it up; then the back office opens.',
}

export default function Security({ loaderData: { owes, twoStep, sessions, history }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { errors } = resultFor('begin', actionData) ?? resultFor('confirm', actionData) ?? {}
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
            {twoStep.on && <TurnedOn state={twoStep} result={actionData} />}
            {!twoStep.on && twoStep.setup && <FinishSetUp setup={twoStep.setup} errors={errors} />}
            {!twoStep.on && !twoStep.setup && <BeginSetUp errors={errors} />}
          </section>
        )}
        {owes !== 'two_step' && (
          <section className="space-y-6">
            <h2 className="text-xl">Your password</h2>
            <PasswordForm result={resultFor('password', actionData)} />
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
