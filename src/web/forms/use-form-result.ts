import { useEffect } from 'react'
import { useToast } from '../toasts/toaster.tsx'
import type { FormResult } from './form-result.ts'

/** Said of a form whose input was not accepted: it is still there, and not saved. */
export const FORM_REFUSED = 'form-refused'

/** Shows the toast of each new result, and moves the focus to the first invalid field. */
export function useFormResult(result: Pick<FormResult, 'toast' | 'failure' | 'errors'> | undefined): void {
  const show = useToast()
  useEffect(() => {
    const toast = result?.toast ?? (result?.failure && { ...result.failure, tone: 'bad' as const })
    if (toast) show(toast)
    if (result?.failure || result?.errors) document.dispatchEvent(new Event(FORM_REFUSED))
    // A form of the office that is drawn anew takes the focus with it.
    if (result && document.activeElement === document.body && 'office' in document.documentElement.dataset)
      document.getElementById('content')?.focus({ preventScroll: true })
  }, [result, show])
  useEffect(() => {
    if (!result?.errors || Object.keys(result.errors).length === 0) return
    focusInvalid()
  }, [result])
}

/** Moves the focus to the first invalid field of the page. */
export const focusInvalid = (): void => document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]')?.focus()
