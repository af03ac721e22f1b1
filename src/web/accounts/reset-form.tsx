import { Form } from 'react-router'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { SubmitButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { AccountPage } from './account-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'

export function ResetForm({ token, result }: { token: string; result: FormResult | undefined }) {
  const { errors } = result ?? {}
  return (
    <AccountPage title="Set a new password" description="Set a new password for your account.">
      <FormFailure result={result}>Your old password still stands.</FormFailure>
      <Form method="post" noValidate className="space-y-5">
        <Intent is="set-password" />
        <input type="hidden" name="token" value={token} />
        <NewPasswordField label="New password" name="newPassword" error={errors?.newPassword} />
        <Field
          label="Confirm password"
          name="confirmPassword"
          type="password"
          autoComplete="new-password"
          error={errors?.confirmPassword}
        />
        <SubmitButton acting="One moment …" look="act" wide>
          Reset Password
        </SubmitButton>
      </Form>
    </AccountPage>
  )
}
