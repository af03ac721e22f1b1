import type { ReactNode } from 'react'
import { Icon } from './icon.tsx'
import * as icons from './icons.ts'

/** Prints the page, with what is folded open. */
export const PrintButton = ({ children }: { children: ReactNode }) => (
  <button type="button" onClick={printOpen} className="link-alone scripted font-semibold underline-offset-4 hover:underline">
    <Icon shape={icons.print} className="size-4" /> {children}
  </button>
)

/** Where the style sheet for printing cannot open what is folded, it is opened meanwhile. */
function printOpen(): void {
  const folded = CSS.supports('selector(::details-content)')
    ? []
    : [...document.querySelectorAll<HTMLDetailsElement>('main details:not([open])')]
  for (const one of folded) one.open = true
  print()
  for (const one of folded) one.open = false
}
