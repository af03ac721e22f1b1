import type { ReactNode } from 'react'
import { actionsFor } from '#words/en/office-frame.ts'
import { edit2 } from '#words/en/office-pricing.ts'
import { Link } from '../ui/link.tsx'
import { RowMenu } from './row-menu.tsx'

type Props = {
  /** Of the menu, one of its kind on the page. */
  id: string
  /** Of the row. */
  name: string
  edit: string
  /** Leads to the question before the row is removed; `possible`: it can be. */
  remove: { label: string; to: string; possible?: boolean }
  /** Further items. */
  children?: ReactNode
}

/** The menu of a row that is edited and removed. */
export function EditMenu({ id, name, edit, remove: { label, to, possible = true }, children }: Props) {
  const of = <span className="sr-only"> {name}</span>
  return (
    <RowMenu id={id} name={actionsFor(name)}>
      <li>
        <Link to={edit} preventScrollReset>
          {edit2}
          {of}
        </Link>
      </li>
      {children}
      <li>
        {possible ? (
          <Link to={to} preventScrollReset className="menu-bad">
            {label}
            {of}
          </Link>
        ) : (
          <button type="button" disabled>
            {label}
            {of}
          </button>
        )}
      </li>
    </RowMenu>
  )
}
