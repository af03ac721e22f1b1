import type { ComponentProps } from 'react'
import { type Look, toClass } from './button.tsx'

/** To a part of this page, which keeps its query and what was typed. */
export const JumpButton = ({ to, look, small, wide, className, ...link }: Look & { to: string } & Omit<ComponentProps<'a'>, 'href'>) => (
  <a {...link} href={`#${to}`} className={toClass({ look, small, wide, className })} />
)
