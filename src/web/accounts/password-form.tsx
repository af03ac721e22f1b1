import { Form } from 'react-router'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { SubmitButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { NewPasswordField } from './new-password-field.tsx'

export function PasswordForm({ result }: { result: FormResult | undefined }) {
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <Intent is="password" />
      <FormFailure result={result}>Your old password still stands.</FormFailure>
      <Field label="Current password" name="password" type="password" autoComplete="current-password" error={result?.errors?.password} />
      <NewPasswordField label="New password" name="newPassword" error={result?.errors?.newPassword} />
      <SubmitButton acting="One moment …">Set the new password</SubmitButton>
    </Form>
  )
}
