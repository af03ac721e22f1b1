import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'

/** `is`: the intent. `of`: what the form is about, for those who hear the title alone. */
type Props = { is: string; form: string; title: string; of?: string; result: FormResult | undefined; children: ReactNode }

/** A form that opens from its title, and stays open with its errors. */
export const FoldedForm = ({ is, form, title, of, result, children }: Props) => (
  <details open={result !== undefined || undefined}>
    <summary className="link inline-flex min-h-11 cursor-pointer items-center">
      {title}
      {of && <span className="sr-only"> {of}</span>}
    </summary>
    <Form method="post" noValidate preventScrollReset className="measure mt-3 mb-4 space-y-4">
      <Intent is={is} />
      <input type="hidden" name="form" value={form} />
      {children}
      <FormFailure result={result} />
    </Form>
  </details>
)
