import { Form, useNavigation } from 'react-router'
import type { FormAnswer } from '../forms/form-answer.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'

/** Requires the password, because erasure is irreversible. */
export function EraseForm({ answer: { errors, failure } }: { answer: FormAnswer }) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' && formData?.get('intent') === 'erase'
  return (
    <Form method="post" noValidate replace preventScrollReset className="max-w-md space-y-5">
      <input type="hidden" name="intent" value="erase" />
      {failure && (
        <Notice tone="bad" title={failure} announced>
          Nothing was erased.
        </Notice>
      )}
      <Field
        label="Your password"
        name="password"
        id="erase-password"
        type="password"
        autoComplete="current-password"
        error={errors?.password}
      />
      <button type="submit" disabled={busy} className="button button-plain">
        {busy ? 'Erasing …' : 'Erase my data for good'}
      </button>
    </Form>
  )
}
