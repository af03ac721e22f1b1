import { ownDataCalls } from '#contract/own-data.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { endSessions } from '../../accounts/end-sessions.server.ts'
import { SignedIn } from '../../accounts/signed-in.tsx'
import { AdminPage } from '../../admin/admin-page.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import { postedBy } from '../../admin/posted.server.ts'
import { changeTwoStep, type SecurityAnswer } from '../../admin/security/change-two-step.server.ts'
import { RecoveryCodes } from '../../admin/security/recovery-codes.tsx'
import { BeginSetUp, FinishSetUp } from '../../admin/security/set-up.tsx'
import { TurnedOn } from '../../admin/security/turned-on.tsx'
import { apiOf } from '../../api.ts'
import { needed } from '../../attempt.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import type { Route } from './+types/security'

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [twoStep, { sessions }] = await Promise.all([needed(api(twoStepCalls.read, {})), needed(api(ownDataCalls.sessions, {}))])
  return { twoStep, sessions }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const api = apiOf(context)
  const posted = await postedBy(request)
  const signedOut = await endSessions(api, posted, url.pathname)
  if (signedOut) throw signedOut
  return changeTwoStep(api, posted)
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<SecurityAnswer> => orUnconnected(() => serverAction())

export default function Security({ loaderData: { twoStep, sessions }, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const errors = actionData?.errors
  return (
    <AdminPage title="Sign-in and security">
      <div className="max-w-3xl space-y-8">
        <h2 className="text-xl">Two-step sign-in</h2>
        <p>
          Two-step sign-in asks for your password and for a code that only your phone can make. Whoever has learned your password still
          stays outside.
        </p>
        {actionData?.recoveryCodes && <RecoveryCodes codes={actionData.recoveryCodes} />}
        {twoStep.on && <TurnedOn state={twoStep} answer={actionData} />}
        {!twoStep.on && twoStep.setup && <FinishSetUp setup={twoStep.setup} errors={errors} />}
        {!twoStep.on && !twoStep.setup && <BeginSetUp errors={errors} />}
        <section className="space-y-4">
          <h2 className="text-xl">Where you are signed in</h2>
          <SignedIn sessions={sessions} />
        </section>
      </div>
    </AdminPage>
  )
}
