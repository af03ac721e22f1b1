import { Form } from 'react-router'
import * as words from '#words/en/legal.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

type Props = { hasPassword: boolean; result: FormResult | undefined }

/** Requires the password, because erasure is irreversible; of an account without one, a recent sign-in. */
export function EraseForm({ hasPassword, result }: Props) {
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <Intent is="erase" />
      <FormFailure result={result}>{words.nothingWasDeleted}</FormFailure>
      {hasPassword && (
        <Field
          label={words.yourPassword}
          name="password"
          id="erase-password"
          type="password"
          password="own"
          autoComplete="current-password"
          error={result?.errors?.password}
        />
      )}
      <SubmitButton acting={words.deleting}>{words.deleteMyDataPermanently}</SubmitButton>
    </Form>
  )
}
