import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/accounts.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { AccountPage } from './account-page.tsx'
import { KeepPasskeys } from './keep-passkeys.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = Pick<ComponentProps<typeof KeepPasskeys>, 'passkeys'> & { token: string; result: FormResult | undefined }

/** No passkey is ticked: who sets a new password often does it because somebody else had the old one. */
export function ResetForm({ token, passkeys, result }: Props) {
  const { typed, errors } = result ?? {}
  return (
    <AccountPage title={words.setANewPassword} description={words.setANewPasswordForYour}>
      <FormFailure result={result}>{words.yourOldPasswordStillWorks}</FormFailure>
      <Form method="post" noValidate className="space-y-5">
        <Intent is="set-password" />
        <input type="hidden" name="token" value={token} />
        <NewPasswordField label={words.newPassword} name="newPassword" error={errors?.newPassword} />
        <Field
          label={words.confirmPassword}
          name="confirmPassword"
          type="password"
          password="again"
          autoComplete="new-password"
          error={errors?.confirmPassword}
        />
        <KeepPasskeys passkeys={passkeys} hint={words.tickYourPasskeys} typed={typed} />
        <SubmitButton acting={words.oneMoment} look="act" wide>
          {words.resetPassword}
        </SubmitButton>
      </Form>
    </AccountPage>
  )
}
