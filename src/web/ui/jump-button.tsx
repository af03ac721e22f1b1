import type { ComponentProps, MouseEvent } from 'react'
import { type Look, toClass } from './button.tsx'

type Props = Look & { to: string /** Opens it above the page instead. */; open?: (by: HTMLElement) => void } & Omit<
    ComponentProps<'a'>,
    'href'
  >

/** To a part of this page, which keeps its query and what was typed. */
export const JumpButton = ({ to, open, look, small, wide, className, ...link }: Props) => (
  <a {...link} {...(open && opening(open))} href={`#${to}`} className={toClass({ look, small, wide, className })} />
)

/** What a link needs that opens a dialog once scripts run, and leads to a place before. */
export const opening = (open: (by: HTMLElement) => void) => ({
  'data-live': '',
  'aria-haspopup': 'dialog' as const,
  onClick: (event: MouseEvent<HTMLElement>) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open(event.currentTarget)
  },
})
