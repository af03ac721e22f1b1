import { twoStepCalls } from '#contract/two-step.ts'
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

export const loader = ({ context }: Route.LoaderArgs) => needed(apiOf(context)(twoStepCalls.read, {}))

export async function action({ context, request }: Route.ActionArgs) {
  return changeTwoStep(apiOf(context), await postedBy(request))
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<SecurityAnswer> => orUnconnected(() => serverAction())

export default function Security({ loaderData: state, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const errors = actionData?.errors
  return (
    <AdminPage title="Sign-in and security">
      <div className="max-w-3xl space-y-8">
        <p>
          Two-step sign-in asks for your password and for a code that only your phone can make. Whoever has learned your password still
          stays outside.
        </p>
        {actionData?.recoveryCodes && <RecoveryCodes codes={actionData.recoveryCodes} />}
        {state.on && <TurnedOn state={state} answer={actionData} />}
        {!state.on && state.setup && <FinishSetUp setup={state.setup} errors={errors} />}
        {!state.on && !state.setup && <BeginSetUp errors={errors} />}
      </div>
    </AdminPage>
  )
}
