import type { ComponentProps } from 'react'
import { Link, type LinkProps, useNavigation } from 'react-router'

type Look = {
  /** `act`: the page's main action; `clear`: on a picture; `chosen`: the current one of several. */
  look?: 'act' | 'plain' | 'clear' | 'chosen'
  small?: boolean
  /** As wide as its container. */
  wide?: boolean
  className?: string
}

const classOf = ({ look = 'plain', small, wide, className }: Look): string =>
  ['button', `button-${look}`, small && 'button-small', wide && 'w-full', className].filter(Boolean).join(' ')

export const Button = ({ look, small, wide, className, ...button }: Look & ComponentProps<'button'>) => (
  <button type="submit" {...button} className={classOf({ look, small, wide, className })} />
)

export const LinkButton = ({ look, small, wide, className, ...link }: Look & Omit<LinkProps, 'className'>) => (
  <Link {...link} className={classOf({ look, small, wide, className })} />
)

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
