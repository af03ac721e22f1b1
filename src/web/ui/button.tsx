import type { ComponentProps } from 'react'
import type { LinkProps } from 'react-router'
import { Link } from './link.tsx'

export type Look = {
  /** `act`: the page's main action; `clear`: on a picture; `chosen`: the current one of several. */
  look?: 'act' | 'plain' | 'clear' | 'chosen' | undefined
  small?: boolean | undefined
  /** As wide as its container. */
  wide?: boolean | undefined
  className?: string | undefined
}

export const toClass = ({ look = 'plain', small, wide, className }: Look): string =>
  ['button', `button-${look}`, small && 'button-small', wide && 'w-full', className].filter(Boolean).join(' ')

export const Button = ({ look, small, wide, className, ...button }: Look & ComponentProps<'button'>) => (
  <button type="submit" {...button} className={toClass({ look, small, wide, className })} />
)

export const LinkButton = ({ look, small, wide, className, ...link }: Look & Omit<LinkProps, 'className'>) => (
  <Link {...link} className={toClass({ look, small, wide, className })} />
)
