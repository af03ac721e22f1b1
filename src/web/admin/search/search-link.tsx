import type { MouseEvent } from 'react'
import { href } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import * as words from '#words/en/office-search.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { useMay } from '../use-may.ts'

/** Opens the search; without scripts the list of bookings, which has a search of its own. */
export function SearchLink({ open }: { open: () => void }) {
  const may = useMay()
  if (!may(forRoles.bookings)) return null
  const openHere = (event: MouseEvent) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return
    event.preventDefault()
    open()
  }
  return (
    <Link to={href('/admin/dashboard/bookings')} onClick={openHere} aria-keyshortcuts="Control+K" className="office-link office-search">
      <Icon shape={icons.search} className="size-4.5" />
      <span className="office-name">{words.search}</span>
      <span aria-hidden="true" className="office-key">
        {words.pressed.controlK}
      </span>
    </Link>
  )
}
