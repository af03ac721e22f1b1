import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../forms/form-answer.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { NewPasswordField } from './new-password-field.tsx'

export function PasswordForm({ answer: { errors, failure } }: { answer: FormAnswer }) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' && formData?.get('intent') === 'password'
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <input type="hidden" name="intent" value="password" />
      {failure && (
        <Notice tone="bad" title={failure} announced>
          Your old password still stands.
        </Notice>
      )}
      <Field label="Current password" name="password" type="password" autoComplete="current-password" error={errors?.password} />
      <NewPasswordField label="New password" name="newPassword" error={errors?.newPassword} />
      <button type="submit" disabled={busy} className="button button-plain">
        {busy ? 'One moment …' : 'Set the new password'}
      </button>
    </Form>
  )
}
