import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../forms/form-answer.ts'
import { Intent } from '../forms/intent.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { AccountPage } from './account-page.tsx'
import { NewPasswordField } from './new-password-field.tsx'

export function ResetForm({ token, answer: { errors, toast } }: { token: string; answer: FormAnswer }) {
  const busy = useNavigation().state === 'submitting'
  return (
    <AccountPage title="Set a new password" description="Set a new password for your account.">
      {toast && (
        <Notice tone="bad" title={toast.title}>
          {toast.text}
        </Notice>
      )}
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
        <button type="submit" disabled={busy} className="button button-act w-full">
          {busy ? 'One moment …' : 'Reset Password'}
        </button>
      </Form>
    </AccountPage>
  )
}
