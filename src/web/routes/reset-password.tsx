import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/en/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { readAccountPhoto } from '../accounts/account-photo.server.ts'
import { withChosenPasskeys } from '../accounts/chosen-passkeys.ts'
import { ResetDone } from '../accounts/reset-done.tsx'
import { ResetForm } from '../accounts/reset-form.tsx'
import { readResetLink } from '../accounts/reset-link.server.ts'
import { getApi } from '../api.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction } from '../forms/form-action.server.ts'
import type { FormErrors, FormValues } from '../forms/form-result.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/reset-password'

export const handle: PageHandle = { frame: 'account' }

/** The URL contains the reset token. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  ...(await readResetLink(getApi(context), url.searchParams)),
  photo: await readAccountPhoto(getApi(context)),
})

export const action = formAction({
  'set-password': async (form) => {
    const { message } = await form.call(accountCalls.resetPassword, withChosenPasskeys(form.values), {
      invalid: (errors) => ({ errors: { ...errors, ...repeatedPasswordErrors(form.values) } }),
      title: words.resetFailed,
      bug: words.failedToResetPassword,
    })
    return done(`${href('/reset-password')}?done`, words.success2, message)
  },
})

/** Errors of a new password that is entered twice. */
function repeatedPasswordErrors({ newPassword, confirmPassword }: FormValues): FormErrors {
  const errors: FormErrors = {}
  if (!newPassword) errors.newPassword = words.passwordIsRequired
  if (!confirmPassword) errors.confirmPassword = words.pleaseConfirmYourPassword
  else if (confirmPassword !== newPassword) errors.confirmPassword = words.passwordsDoNotMatch
  return errors
}

export const clientAction = guestClientAction

export default function ResetPassword({ loaderData, actionData }: Route.ComponentProps) {
  const { state, token, passkeys, toast } = loaderData
  useFormResult(actionData ?? loaderData)
  if (state === 'done') return <ResetDone />
  if (state === 'invalid') return <ResetInvalid reason={toast?.text} />
  return <ResetForm token={token} passkeys={passkeys} result={actionData} />
}

function ResetInvalid({ reason }: { reason: string | undefined }) {
  return (
    <AccountPage title={words.invalidResetLink} description={words.thisLinkToSet}>
      <Notice tone="bad" title={reason ?? words.passwordResetTokenIsInvalid}>
        {words.aLinkWorksOnce}
      </Notice>
      <LinkButton to={href('/forgot-password')} look="act" wide>
        {words.requestNewResetLink}
      </LinkButton>
    </AccountPage>
  )
}
