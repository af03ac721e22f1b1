import type { ReactNode } from 'react'
import * as words from '#words/en/office-pricing.ts'
import { Link } from '../../ui/link.tsx'

type Props = {
  id: string
  title: string
  count: string
  /** What opens the form for a new row, where the page's head does not have it. */
  add?: { to: string; label: string }
  /** How the list works. */
  children: ReactNode
}

/** Heading of a list, with how it works behind a button. */
export const ListHead = ({ id, title, count, add, children }: Props) => (
  <div className="list-head">
    <h2 id={id}>{title}</h2>
    <span className="list-head-count">{count}</span>
    <details>
      <summary>{words.howItWorks}</summary>
      <p className="measure">{children}</p>
    </details>
    {add && (
      <Link to={add.to} preventScrollReset className="button button-plain">
        {add.label}
      </Link>
    )}
  </div>
)
