import { useEffect } from 'react'
import type { FormErrors } from './read-form.server.ts'

/** Takes the guest to the first thing that is wrong, each time an answer names something. */
export function useFocusOnError(errors: FormErrors | undefined): void {
  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return
    document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]')?.focus()
  }, [errors])
}
