import { Form } from 'react-router'
import * as words from '#words/accounts.en.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { NewPasswordField } from './new-password-field.tsx'

export function PasswordForm({ result }: { result: FormResult | undefined }) {
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <Intent is="password" />
      <FormFailure result={result}>{words.yourOldPasswordStillStands}</FormFailure>
      <Field
        label={words.currentPassword}
        name="password"
        type="password"
        autoComplete="current-password"
        error={result?.errors?.password}
      />
      <NewPasswordField label={words.newPassword} name="newPassword" error={result?.errors?.newPassword} />
      <SubmitButton acting={words.oneMoment}>{words.setTheNewPassword}</SubmitButton>
    </Form>
  )
}
