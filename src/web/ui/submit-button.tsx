import type { ComponentProps } from 'react'
import { useNavigation } from 'react-router'
import { Button, type Look } from './button.tsx'

type SubmitProps = Look &
  ComponentProps<'button'> & {
    /** Label while the form is being submitted. */
    acting: string
    /** Field `form` or intent of this form, where a page has several forms. */
    of?: string
  }

/** Button that submits a form; disabled until the answer is there. */
export function SubmitButton({ acting, of, disabled, children, ...button }: SubmitProps) {
  const { formMethod, formData } = useNavigation()
  // Also while the page after the answer is loading.
  const busy = formMethod === 'POST'
  const own = of === undefined || (formData?.get('form') ?? formData?.get('intent')) === of
  return (
    <Button {...button} disabled={disabled || busy}>
      {busy && own ? acting : children}
    </Button>
  )
}
