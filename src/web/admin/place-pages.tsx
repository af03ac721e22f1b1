import { useEffect, useRef } from 'react'
import * as words from '#words/en/office-frame.ts'
import { Link } from '../ui/link.tsx'
import { type MenuPlace, useOfficeMenu } from './use-office-menu.ts'

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

/** Brings the current page of a long row into sight. */
function useRowAtCurrent(address: string | undefined) {
  const row = useRef<HTMLUListElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each page
  useEffect(() => {
    const current = row.current?.querySelector<HTMLElement>('[aria-current]')
    if (row.current && current) row.current.scrollLeft = current.offsetLeft + current.offsetWidth - row.current.clientWidth / 2
  }, [address])
  return row
}
