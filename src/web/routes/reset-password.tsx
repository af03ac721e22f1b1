import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { ResetDone } from '../accounts/reset-done.tsx'
import { repeatedPasswordErrors } from '../accounts/reset-form.server.ts'
import { ResetForm } from '../accounts/reset-form.tsx'
import { readResetLink } from '../accounts/reset-link.server.ts'
import { apiOf } from '../api.ts'
import { done, formAction } from '../forms/form-action.server.ts'
import { keepForm } from '../forms/keep-form.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/reset-password'

/** The URL contains the reset token. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const loader = ({ context, url }: Route.LoaderArgs) => readResetLink(apiOf(context), url.searchParams)

export const action = formAction({
  'set-password': async (form) => {
    const { message } = await form.call(accountCalls.resetPassword, form.values, {
      invalid: (errors) => ({ errors: { ...errors, ...repeatedPasswordErrors(form.values) } }),
      title: 'Reset Failed',
      bug: 'Failed to reset password',
    })
    return done(`${href('/reset-password')}?done`, 'Success!', message)
  },
})

export const clientAction = keepForm

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { state, token, toast } = loaderData
  useFormResult(actionData ?? loaderData)
  if (state === 'done') return <ResetDone />
  if (state === 'invalid') return <ResetInvalid reason={toast?.text} />
  return <ResetForm token={token} result={actionData} />
}

function ResetInvalid({ reason }: { reason: string | undefined }) {
  return (
    <AccountPage title="Invalid Reset Link" description="This link to set a new password can no longer be used.">
      <Notice tone="bad" title={reason ?? 'Password reset token is invalid or expired.'}>
        A link works once, and for one hour. Your old password still stands; ask for a new link to change it.
      </Notice>
      <LinkButton to={href('/forgot-password')} look="act" wide>
        Request New Reset Link
      </LinkButton>
    </AccountPage>
  )
}
