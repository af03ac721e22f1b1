import { data, Link, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { ResetDone } from '../accounts/reset-done.tsx'
import { readNewPassword } from '../accounts/reset-form.server.ts'
import { ResetForm } from '../accounts/reset-form.tsx'
import { readResetLink } from '../accounts/reset-link.server.ts'
import { apiOf } from '../api.ts'
import { attempt } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { intentOf } from '../forms/intent.server.ts'
import { orOffline } from '../forms/offline.ts'
import { flash } from '../toasts/flash.server.ts'
import type { Toast } from '../toasts/toast.ts'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/reset-password'

/** The URL contains the reset token. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const loader = ({ context, url }: Route.LoaderArgs) => readResetLink(apiOf(context), url.searchParams)

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'set-password')
  const { input, errors } = await readNewPassword(request)
  if (errors) return data<FormAnswer>({ errors }, 400)
  const { answer, refused } = await attempt(apiOf(context)(accountCalls.resetPassword, input))
  if (refused?.fields) return data<FormAnswer>({ errors: refused.fields }, refused.status)
  if (refused) {
    const text = refused.code === 'bug' ? 'Failed to reset password' : refused.message
    const toast: Toast = { title: 'Reset Failed', text, tone: 'bad' }
    return data<FormAnswer>({ toast }, refused.status)
  }
  const toast = flash({ title: 'Success!', text: answer.message, tone: 'good' })
  return redirect('/reset-password?done', { headers: { 'set-cookie': toast } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(() => serverAction())

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { state, token, toast } = loaderData
  useAnswerToast(actionData ?? loaderData)
  if (state === 'done') return <ResetDone />
  if (state === 'invalid') return <ResetInvalid reason={toast?.text} />
  return <ResetForm token={token} answer={actionData ?? {}} />
}

function ResetInvalid({ reason }: { reason: string | undefined }) {
  return (
    <AccountPage title="Invalid Reset Link" description="This link to set a new password can no longer be used.">
      <Notice tone="bad" title={reason ?? 'Password reset token is invalid or expired.'}>
        A link works once, and for one hour. Your old password still stands; ask for a new link to change it.
      </Notice>
      <Link to="/forgot-password" className="button button-act w-full">
        Request New Reset Link
      </Link>
    </AccountPage>
  )
}
