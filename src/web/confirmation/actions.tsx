import type { ReactNode } from 'react'
import * as words from '#words/en/payment.ts'
import { LinkButton } from '../ui/button.tsx'
import { PrintButton } from '../ui/print-button.tsx'

type Props = {
  /** What to do next. */
  next: { to: string; label: string } | null
  /** There is a confirmation to print. */
  printable: boolean
  children?: ReactNode
}

/** Next steps; not printed. */
export const Actions = ({ next, printable, children }: Props) => (
  <p className="no-print flex flex-wrap items-center gap-x-6 gap-y-3 pt-2">
    {next && (
      <LinkButton to={next.to} look="act">
        {next.label}
      </LinkButton>
    )}
    {printable && <PrintButton>{words.printConfirmation}</PrintButton>}
    {children}
  </p>
)
