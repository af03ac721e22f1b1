import { useEffect } from 'react'
import type { FormErrors } from './read-form.server.ts'

/** Moves the focus to the first invalid field after each answer with errors. */
export function useFocusOnError(errors: FormErrors | undefined): void {
  useEffect(() => {
    if (!errors || Object.keys(errors).length === 0) return
    document.querySelector<HTMLElement>('form [aria-invalid="true"], form [data-invalid]')?.focus()
  }, [errors])
}
