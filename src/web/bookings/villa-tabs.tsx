import { href, useSearchParams } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/booking.ts'
import { Link } from '../ui/link.tsx'
import { SearchForm } from '../ui/search-form.tsx'

type Tab = Pick<Villa, 'id' | 'slug' | 'name' | 'greekName'>
/** `more`: villas without a tab, which a search finds. */
type Props = { villas: Tab[]; more: number; search: string; chosen: Tab }

/** A tab for each of the first villas. Links, so that dates in the URL are kept and the tabs work without scripts. */
export function VillaTabs({ villas, more, search, chosen }: Props) {
  const [query] = useSearchParams()
  const toPage = ({ slug }: Tab) => {
    const asked = new URLSearchParams(query)
    asked.set('villa', slug)
    return `${href('/booking')}?${asked}#villa`
  }
  const others = Object.fromEntries([...query].filter(([name]) => name !== 'search'))
  return (
    <nav aria-label={words.chooseAVilla2} className="border-sand-line border-b">
      {more > 0 && <SearchForm label={words.moreVillas(more)} search={search} others={others} />}
      {villas.length === 0 && <p className="pb-4">{words.noVillaOfThatName}</p>}
      <ul className="grid grid-cols-2 sm:grid-cols-4">
        {villas.map((villa) => {
          const current = villa.id === chosen.id
          return (
            <li key={villa.id}>
              <Link
                to={toPage(villa)}
                aria-current={current ? 'page' : undefined}
                className={`flex min-h-12 flex-col sm:min-h-14 justify-center border-b-3 px-1 py-2 text-center leading-tight sm:px-4 ${
                  current
                    ? 'border-aegean text-ink forced-colors:border-[Highlight]'
                    : 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:border-sand-line hover:text-ink'
                }`}
              >
                <span className="font-display text-lg">{villa.name}</span>
                {villa.greekName && (
                  <span lang="el" className="greek text-sm max-sm:hidden">
                    {villa.greekName}
                  </span>
                )}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
