import type { AnyCall } from '#contract/call.ts'
import type { FormHandler } from '../../forms/form-action.server.ts'
import type { FormErrors, FormResult, FormValues } from '../../forms/form-result.ts'
import type { PricingMore } from './answer.ts'

type Save = {
  done: string
  bug: string
  input?: (values: FormValues) => unknown
  fieldless?: true
  invalid?: (values: FormValues, errors: FormErrors) => FormResult
}

/** Form that makes one call, stays on the page and answers with the specified messages. */
export const save =
  (call: AnyCall, { done, bug, fieldless, input = (values) => values, invalid }: Save): FormHandler<PricingMore> =>
  async (form) => {
    const { values } = form
    await form.call(call, input(values), {
      bug,
      ...(fieldless ? { fieldless, title: bug } : {}),
      ...(invalid ? { invalid: (errors) => invalid(values, errors) } : {}),
    })
    return form.stay({ saved: true, toast: { title: done, tone: 'good' } })
  }
