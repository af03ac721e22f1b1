import type { ReactNode } from 'react'
import * as words from '#words/en/office-pricing.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { PopoverMenu } from '../../ui/popover-menu.tsx'

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

/** What can be done with a row. */
export function RowMenu({ id, name, edit, remove: { label, to, possible = true }, children }: Props) {
  const of = <span className="sr-only"> {name}</span>
  return (
    <PopoverMenu id={id} name={words.actionsOf(name)} className="list-more" label={<Icon shape={icons.more} className="size-4.5" />}>
      <li>
        <Link to={edit} preventScrollReset>
          {words.edit2}
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
    </PopoverMenu>
  )
}
