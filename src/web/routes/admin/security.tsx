import { accountCalls, type RequiredAction } from '#contract/accounts.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { pushCalls } from '#contract/push.ts'
import { securityCalls } from '#contract/security.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import { isAmong } from '#domain/accounts/roles.ts'
import { pushRoles } from '#domain/push/kinds.ts'
import { keys } from '#words/en/office-search.ts'
import * as words from '#words/en/office-security.ts'
import { PasswordForm } from '../../accounts/password-form.tsx'
import { SignedIn } from '../../accounts/signed-in.tsx'
import { AdminPage } from '../../admin/admin-page.tsx'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { PhonePart } from '../../admin/phone/phone-part.tsx'
import { EventSheet } from '../../admin/security/event-sheet.tsx'
import { type SecurityMore, securityForms } from '../../admin/security/security-forms.server.ts'
import { BeginSetUp, FinishSetUp } from '../../admin/security/set-up.tsx'
import { SingleKeys } from '../../admin/security/single-keys.tsx'
import { TurnedOn } from '../../admin/security/turned-on.tsx'
import '../../admin/lines.css'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { resultFor } from '../../forms/form-result.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/security'

export const headers = () => ({ 'cache-control': 'no-store' })

const PER_PAGE = 12

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const [{ requiredAction, role }, twoStep] = await Promise.all([
    requiredAnswer(api(accountCalls.who, {})),
    requiredAnswer(api(twoStepCalls.read, {})),
  ])
  const { sessions } = requiredAction ? { sessions: [] } : await requiredAnswer(api(privacyCalls.sessions, {}))
  const push = !requiredAction && isAmong(pushRoles, role) ? await requiredAnswer(api(pushCalls.list, {})) : null
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = requiredAction
    ? { answer: null, refused: null }
    : await apiResult(api(securityCalls.events, { limit, offset }))
  // Events of all accounts are for owners only.
  const history =
    refused?.code === 'not_admin'
      ? null
      : { page, events: answer?.events ?? [], total: answer?.total ?? 0, error: refused?.message ?? null }
  const target = requiredAction ? null : pathOfThisSite(url.searchParams.get('redirect') ?? undefined)
  const singleKeys = (await officeCookie.read(request))?.singleKeys ?? true
  return { requiredAction, twoStep, sessions, history, target, singleKeys, push }
}

export const action = officeAction(securityForms)

export const clientAction = officeClientAction<SecurityMore>

const explanations: Record<RequiredAction, string> = {
  new_password: words.yourPasswordWasMadeUp,
  two_step: words.peopleOfYourRoleSign,
}

export default function Security({ loaderData, actionData }: Route.ComponentProps) {
  const { requiredAction, twoStep, sessions, history, target, singleKeys, push } = loaderData
  useFormResult(actionData)
  const { errors } = resultFor('begin', actionData) ?? resultFor('confirm', actionData) ?? {}
  return (
    <AdminPage title={words.signInAndSecurity}>
      <div className="max-w-3xl space-y-12">
        {requiredAction && (
          <Notice tone="calm" title={words.beforeYouGoOn}>
            {explanations[requiredAction]}
          </Notice>
        )}
        {requiredAction !== 'new_password' && (
          <section className="space-y-6">
            <h2 className="text-xl">{words.twoStepSignIn}</h2>
            <p>{words.itAsksForYourPassword}</p>
            {actionData?.recoveryCodes && <RecoveryCodes codes={actionData.recoveryCodes} />}
            {target && <LinkButton to={target}>{words.openThePageYouAskedFor}</LinkButton>}
            {twoStep.on && <TurnedOn state={twoStep} result={actionData} />}
            {!twoStep.on && twoStep.setup && <FinishSetUp setup={twoStep.setup} errors={errors} />}
            {!twoStep.on && !twoStep.setup && <BeginSetUp errors={errors} />}
          </section>
        )}
        {requiredAction !== 'two_step' && (
          <section className="space-y-6">
            <h2 className="text-xl">{words.yourPassword}</h2>
            <PasswordForm result={resultFor('password', actionData)} />
          </section>
        )}
        {!requiredAction && (
          <section className="space-y-6">
            <h2 className="text-xl">{words.whereYouAreSignedIn}</h2>
            <SignedIn sessions={sessions} />
          </section>
        )}
        {!requiredAction && <PhonePart push={push} result={actionData} />}
        {!requiredAction && (
          <section className="space-y-3">
            <h2 className="text-xl">{keys}</h2>
            <SingleKeys on={singleKeys} />
          </section>
        )}
      </div>
      {!requiredAction && history && (
        <section className="mt-12 space-y-6">
          <h2 className="text-xl">{words.whatHasHappened}</h2>
          <p className="measure text-ink-soft">{words.signInsAndWhatElse}</p>
          {history.error !== null && (
            <Notice tone="bad" title={words.failedToLoad}>
              {history.error}
            </Notice>
          )}
          {history.error === null && history.events.length === 0 && <p>{words.nothingYet}</p>}
          {history.events.length > 0 && <EventSheet events={history.events} />}
          <Pages page={history.page} perPage={PER_PAGE} total={history.total} label={words.pagesOfWhatHasHappened} />
        </section>
      )}
    </AdminPage>
  )
}

/** Shown once; only hashes are stored. */
const RecoveryCodes = ({ codes }: { codes: string[] }) => (
  <Notice tone="caution" title={words.yourRecoveryCodesShown} announced>
    <p>{words.printThemOrWriteThem}</p>
    <ol className="mt-3 grid max-w-md gap-x-8 gap-y-1 sm:grid-cols-2">
      {codes.map((code) => (
        <li key={code}>
          <code className="font-semibold text-base">{code}</code>
        </li>
      ))}
    </ol>
  </Notice>
)
