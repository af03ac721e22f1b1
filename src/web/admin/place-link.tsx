import * as words from '#words/en/office-frame.ts'
import { Icon } from '../ui/icon.tsx'
import { Link } from '../ui/link.tsx'
import { placeIcons } from './place-icons.ts'
import type { MenuPlace, useOfficeMenu } from './use-office-menu.ts'
import { useWaiting } from './use-waiting.ts'

const MOST_SHOWN = 99

type Props = Pick<ReturnType<typeof useOfficeMenu>, 'at' | 'isHere'> & { of: MenuPlace; className: string }

/** Leads to the first page of a place; with what waits there. */
export function PlaceLink({ of: { place, pages }, at, isHere, className }: Props) {
  const to = pages[0]?.[0] ?? ''
  const waiting = useWaiting(place)
  const here = pages.length === 1 && isHere(to)
  return (
    <Link to={to} aria-current={here ? 'page' : at?.place === place ? 'true' : undefined} className={className}>
      <Icon shape={placeIcons[place]} className="size-4.5" />
      <span className="office-name">{words.nameOfPlace[place]}</span>{' '}
      {waiting > 0 && (
        <span className="office-count">
          <span aria-hidden="true">{waiting > MOST_SHOWN ? `${MOST_SHOWN}+` : waiting}</span>
          <span className="sr-only">{words.waiting(waiting)}</span>
        </span>
      )}
    </Link>
  )
}
