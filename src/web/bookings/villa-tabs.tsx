import { useEffect } from 'react'
import { href, useFetcher, useSearchParams } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as words from '#words/en/booking.ts'
import type { StayAsked } from '../search/addresses.ts'
import { Link } from '../ui/link.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import type { Sums } from './booking-page.server.ts'

type Tab = Pick<Villa, 'id' | 'slug' | 'name' | 'greekName'>
/** `more`: villas without a tab, which a search finds. `stay`: that is chosen now; undefined until the form says it. */
type Props = { villas: Tab[]; more: number; search: string; chosen: Tab; sums: Sums | null; stay: StayAsked | null | undefined }

/** A tab for each of the first villas. Links, so that dates in the URL are kept and the tabs work without scripts. */
export function VillaTabs({ villas, more, search, chosen, sums, stay }: Props) {
  const [query] = useSearchParams()
  const told = useSums(sums, stay)
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
                className={`flex min-h-12 flex-col sm:min-h-14 justify-center border-b-3 px-1 py-1 text-center sm:py-2 leading-tight sm:px-4 ${
                  current
                    ? 'border-aegean text-ink forced-colors:border-[Highlight]'
                    : 'border-transparent text-ink-soft forced-colors:border-[Canvas] hover:border-sand-line hover:text-ink'
                }`}
              >
                <span className="font-display text-lg">{villa.name} </span>
                {villa.greekName && (
                  <span lang="el" className="greek text-sm max-sm:hidden">
                    {`${villa.greekName} `}
                  </span>
                )}
                <span className="h-4 text-ink-soft text-xs tabular sm:h-5">{told?.[villa.id]}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}

/** The sums of the page, or those of dates that were chosen since. */
function useSums(sums: Sums | null, stay: StayAsked | null | undefined): Sums['told'] | null {
  const { data, load } = useFetcher<{ sums: Sums | null }>()
  const address = stay ? `${href('/booking')}?${new URLSearchParams({ ...stay, guests: String(stay.guests) })}` : null
  const known = [sums, data?.sums].find((one) => one && stay && isSame(one.stay, stay))
  const wanted = known ? null : address
  useEffect(() => {
    if (wanted) void load(wanted)
  }, [wanted, load])
  return known?.told ?? (stay === undefined ? (sums?.told ?? null) : null)
}

const isSame = (one: StayAsked, other: StayAsked): boolean =>
  one.checkIn === other.checkIn && one.checkOut === other.checkOut && one.guests === other.guests
