import * as words from '#words/en/office-frame.ts'
import { Link } from '../ui/link.tsx'
import { type MenuPlace, useOfficeMenu } from './use-office-menu.ts'
import { useRowAtCurrent } from './use-row-at-current.ts'

/** The pages of a place. On a page below one of them, that one is current without being the page itself. */
export function PageLinks({ pages }: Pick<MenuPlace, 'pages'>) {
  const { page, isHere } = useOfficeMenu()
  return pages.map(([to, label]) => (
    <li key={to}>
      <Link to={to} aria-current={isHere(to) ? 'page' : to === page?.[0] ? 'true' : undefined}>
        {label}
      </Link>
    </li>
  ))
}

/** Below the title where the sidebar does not show them: on phones, and beside a folded sidebar. */
export function PlacePages() {
  const { at, page } = useOfficeMenu()
  const row = useRowAtCurrent(page?.[0])
  if (!at || at.pages.length < 2) return null
  return (
    <nav aria-label={words.pagesOfPlace(words.nameOfPlace[at.place])} className="office-row no-print">
      <ul ref={row}>
        <PageLinks pages={at.pages} />
      </ul>
    </nav>
  )
}
