import type { ComponentProps } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/accounts.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { KeepPasskeys } from './keep-passkeys.tsx'
import { NewPasswordField } from './new-password-field.tsx'

type Props = Partial<Pick<ComponentProps<typeof KeepPasskeys>, 'passkeys'>> & { result: FormResult | undefined }

/** All passkeys are ticked at first: who is signed in and knows the password sees that they are theirs. */
export function PasswordForm({ passkeys = [], result }: Props) {
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <Intent is="password" />
      <FormFailure result={result}>{words.yourOldPasswordStillWorks}</FormFailure>
      <Field
        label={words.currentPassword}
        name="password"
        type="password"
        password="current"
        autoComplete="current-password"
        error={result?.errors?.password}
      />
      <NewPasswordField label={words.newPassword} name="newPassword" error={result?.errors?.newPassword} />
      <KeepPasskeys passkeys={passkeys} hint={words.untickOtherPasskeys} ticked typed={result?.typed} />
      <SubmitButton acting={words.oneMoment}>{words.setTheNewPassword}</SubmitButton>
    </Form>
  )
}
