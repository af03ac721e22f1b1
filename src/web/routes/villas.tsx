import { type ReactNode, Suspense, use } from 'react'
import { href, useSearchParams } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import { isUsableDay } from '#domain/calendar-day.ts'
import { type Month, toMonth } from '#domain/month.ts'
import * as searchWords from '#words/en/search.ts'
import * as words from '#words/en/villas.ts'
import { getApi } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { pageAsked } from '../forms/page-asked.server.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { formatFrom, readRatesOfMonth } from '../pricing/lowest-rate.server.ts'
import { redirectTo } from '../redirects.server.ts'
import { readRatings } from '../reviews/read-ratings.server.ts'
import { toPreview } from '../search/addresses.ts'
import { asksForMonths } from '../search/asks-for-months.ts'
import { ByLength } from '../search/by-length.tsx'
import { addFacts, factsAsked, withFacts } from '../search/facts-asked.ts'
import { startsFor } from '../search/month-addresses.ts'
import { isSearch, VILLAS_PER_PAGE as PER_PAGE, readAsked, readSearch } from '../search/read-search.server.ts'
import { readStarts } from '../search/read-starts.server.ts'
import { RememberingSearch } from '../search/remembering-search.tsx'
import { readSearchDays } from '../search/search-days.server.ts'
import { SearchResults } from '../search/search-results.tsx'
import { WaysToSearch } from '../search/ways-to-search.tsx'
import { LinkButton } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import { explainNoVillas } from '../villas/no-villas.server.ts'
import { toCard } from '../villas/villa-card.server.ts'
import { VillaGrid } from '../villas/villa-grid.tsx'
import type { Route } from './+types/villas'

export const handle: PageHandle = { scripts: 'touched' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  if (asksForMonths(url)) {
    const { refused, ...months } = await readStarts(api, url)
    if (months.result.state === 'found' && isBehindLast(months.result.paged) && months.result.problem === null)
      throw redirectTo(toFirstPage(url))
    return pageData({ months }, { refused })
  }
  const { refused = null, ...search } = isSearch(url) ? await readSearch(api, url) : { incomplete: true as const, asked: readAsked(url) }
  const days = await readSearchDays(api)
  if (!search.incomplete) {
    if (isBehindLast(search.paged) && !search.rule) throw redirectTo(toFirstPage(url))
    return pageData({ days, search, list: null }, { refused })
  }

  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  // The first page is the beginning of the list that all pages share.
  const read = await apiResult(api(villaCalls.list, page === 1 ? {} : { limit, offset }))
  const lowest = await readRatesOfMonth(api, monthAsked(url))
  const ratings = await readRatings(api)
  const { villas, total } = read.answer ?? { villas: null, total: 0 }
  if (isBehindLast({ page, total: villas?.length ?? 1 })) throw redirectTo(toFirstPage(url))
  const paged = { page, perPage: PER_PAGE, total }
  const list = {
    villas: villas?.slice(0, PER_PAGE).map((villa) => toCard(villa, formatFrom(lowest, villa), ratings(villa.id))) ?? null,
    paged,
    none: explainNoVillas(villas, read.refused?.message ?? null),
  }
  return pageData({ days, search, list }, read)
}

/** The month of the one day that an unfinished search names. */
function monthAsked({ searchParams: query }: URL): Month | null {
  const day = query.get('checkIn') || query.get('checkOut') || ''
  return isUsableDay(day) ? toMonth(day) : null
}

const isBehindLast = ({ page, total }: { page: number; total: number }) => page > 1 && total === 0

function toFirstPage({ searchParams }: URL): string {
  const first = new URLSearchParams(searchParams)
  first.delete('page')
  return first.toString() ? `${href('/villas')}?${first}` : href('/villas')
}

/** A choice of length and months keeps its page, with the focus, until the next one is there. */
export const clientLoader = ({ serverLoader, url }: Route.ClientLoaderArgs) =>
  asksForMonths(url) ? serverLoader() : { arriving: serverLoader() as Promise<ByDaysData> }

export default function Villas({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const read = useSite()?.query ?? ''
  if ('months' in loaderData) {
    const { months } = loaderData
    return (
      <>
        <PageHead
          title={months.title}
          description={words.fourSeaViewVillasAround}
          preview={months.only ? toPreview(months.only.slug, {}) : undefined}
          page={Number(query.get('page'))}
          hidden
        />
        <ByLength page={months} address={`${href('/villas')}${read}`} />
      </>
    )
  }
  return <ByDays data={loaderData} query={query} />
}

type ByDaysData = Exclude<Awaited<ReturnType<typeof loader>>['data'], { months: unknown }>

function ByDays({ data, query }: { data: Deferred<ByDaysData>; query: URLSearchParams }) {
  const read = useSite()?.query ?? ''
  const dated = query.has('checkIn') || query.has('checkOut')
  const facts = factsAsked(query)
  return (
    <>
      <PageHead
        title={dated ? searchWords.villasForYourDates : words.theVillas}
        description={words.fourSeaViewVillasAround}
        page={Number(query.get('page'))}
        hidden={dated}
      />
      <PageTitle title={dated ? searchWords.villasForYourDates : words.theVillas} tight={dated}>
        {!dated && <Introduction />}
      </PageTitle>
      <div className="wrap pt-2 pb-section">
        <WhenLoaded data={data} placeholder={<VillaGridSkeleton />}>
          {({ days, search, list }) => (
            <>
              <div className="mb-4">
                <WaysToSearch
                  way="days"
                  days={`${href('/villas')}${read}`}
                  months={withFacts(startsFor({ nights: 7, months: [], guests: Number(search.asked.guests) }), facts)}
                />
              </div>
              <div className="mb-10 rounded-soft bg-sand p-1 sm:mb-12">
                <RememberingSearch days={days} asked={search.asked} dated={dated} more={addFacts(facts)}>
                  {facts.map((fact) => (
                    <input key={fact} type="hidden" name={fact} value="1" />
                  ))}
                </RememberingSearch>
              </div>
              {dated && <SearchResults search={search} />}
              {list && (
                <div className={dated ? 'mt-10' : ''}>
                  <VillaGrid villas={list.villas} none={list.none} heading="h2" atTop />
                  <Pages {...list.paged} label={words.pagesOfVillas} />
                </div>
              )}
            </>
          )}
        </WhenLoaded>
      </div>
    </>
  )
}

const Introduction = () => (
  <>
    <p>{words.fourMaisonettesAroundOneGarden}</p>
    <div className="mt-6 flex flex-wrap gap-3">
      <LinkButton to={href('/booking')}>{words.bookNow}</LinkButton>
      <LinkButton to={href('/gallery')}>{words.viewGallery}</LinkButton>
    </div>
  </>
)

/** Loader data that client-side navigation does not wait for. The first page load gets complete data. */
type Deferred<T> = T | { arriving: Promise<T> }

type Props<T> = { data: Deferred<T>; placeholder: ReactNode; children: (data: T) => ReactNode }

/** Shows a placeholder until the data arrives. */
function WhenLoaded<T extends object>({ data, placeholder, children }: Props<T>) {
  if (!('arriving' in data)) return children(data)
  return (
    <Suspense fallback={placeholder}>
      <Loaded data={data.arriving}>{children}</Loaded>
    </Suspense>
  )
}

const Loaded = <T,>({ data, children }: { data: Promise<T>; children: (data: T) => ReactNode }) => children(use(data))

const PLACES = [1, 2, 3, 4]

/** Placeholder for four villa cards, with the same height. */
function VillaGridSkeleton() {
  return (
    <div role="status">
      <p className="sr-only">{words.loadingVillaInformation}</p>
      <div className="skeleton mb-10 h-60 sm:mb-12 sm:h-32" aria-hidden="true" />
      <ul className="villa-grid" aria-hidden="true">
        {PLACES.map((place) => (
          <li key={place} className="h-[530px]">
            <div className="skeleton h-72" />
            <div className="skeleton mt-4 h-8 w-2/3" />
            <div className="skeleton mt-3 h-16" />
          </li>
        ))}
      </ul>
    </div>
  )
}
