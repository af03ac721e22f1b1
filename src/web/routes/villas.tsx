import { type ReactNode, Suspense, use } from 'react'
import { href, redirect, useSearchParams } from 'react-router'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/villas.en.ts'
import { apiOf } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { pageAsked } from '../forms/page-asked.server.ts'
import { PageHead } from '../layout/page-head.tsx'
import { LinkButton } from '../ui/button.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import { cardOf } from '../villas/of-villa.ts'
import { VillaGrid } from '../villas/villa-grid.tsx'
import type { Route } from './+types/villas'

const PER_PAGE = 12

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  // The first page is the beginning of the list that all pages share.
  const read = await apiResult(apiOf(context)(villaCalls.list, page === 1 ? {} : { limit, offset }))
  const { villas, total } = read.answer ?? { villas: null, total: 0 }
  // Behind the last page.
  if (villas?.length === 0 && page > 1) throw redirect(href('/villas'))
  const paged = { page, perPage: PER_PAGE, total }
  return pageData({ villas: villas?.slice(0, PER_PAGE).map(cardOf) ?? null, paged, error: read.refused?.message ?? null }, read)
}

export const clientLoader = ({ serverLoader }: Route.ClientLoaderArgs) => ({ arriving: serverLoader() })

export default function Villas({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams()
  return (
    <>
      <PageHead title={words.theVillas} description={words.fourSeaViewVillasAround} page={Number(query.get('page'))} />
      <PageTitle title={words.theVillas}>
        <p>{words.fourMaisonettesAroundOneGarden}</p>
        <div className="mt-6 flex flex-wrap gap-3">
          <LinkButton to={href('/booking')} look="act">
            {words.bookNow}
          </LinkButton>
          <LinkButton to={href('/gallery')}>{words.viewGallery}</LinkButton>
        </div>
      </PageTitle>
      <div className="wrap pt-2 pb-section">
        <WhenLoaded data={loaderData} placeholder={<VillaGridSkeleton />}>
          {({ villas, paged, error }) => (
            <>
              <VillaGrid villas={villas} error={error} heading="h2" atTop />
              <Pages {...paged} label={words.pagesOfVillas} />
            </>
          )}
        </WhenLoaded>
      </div>
    </>
  )
}

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
      <ul className="grid gap-x-6 gap-y-14 sm:grid-cols-2 xl:grid-cols-4" aria-hidden="true">
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
