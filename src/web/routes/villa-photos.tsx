import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { getApi } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { formatFrom, readRatesOfMonth } from '../pricing/lowest-rate.server.ts'
import { redirectTo } from '../redirects.server.ts'
import { toPreview } from '../search/addresses.ts'
import { useBookingHere } from '../search/use-booking-here.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { findVilla } from '../villas/find-villa.server.ts'
import { PhotoTour } from '../villas/photo-tour.tsx'
import { VillaFailure } from '../villas/villa-failure.tsx'
import type { Route } from './+types/villa-photos'

export const handle: PageHandle = { scripts: 'touched' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { answer: villa, refused } = await apiResult(findVilla(api, params.slug))
  if (refused) return pageData({ villa: null, error: words.unableToLoadVillaInformation(refused.message) }, { refused })
  if (villa?.slug !== params.slug) throw villa ? redirectTo(toTour(villa) + url.search, { status: 301 }) : redirectTo('/not-found')
  return pageData({ villa, from: formatFrom(await readRatesOfMonth(api), villa), error: null }, { refused })
}

const toTour = ({ slug }: Villa): string => href('/villas/:slug/photos', { slug })

/** All photographs of a villa, room by room. */
export default function VillaPhotos({ loaderData }: Route.ComponentProps) {
  const booking = useBookingHere()
  if (!loaderData.villa) return <VillaFailure error={loaderData.error} />
  const { villa, from } = loaderData
  return (
    <>
      <PageHead
        title={pageWords.picturesOf(villa.name)}
        description={pageWords.picturesOf(villa.name)}
        preview={toPreview(villa.slug, {})}
        hidden
      />
      <div className="wrap pb-section">
        <Link to={href('/villas/:slug', { slug: villa.slug })} prefetch="intent" className="link link-alone no-underline hover:underline">
          <Icon shape={icons.back} className="size-4" /> {villa.name}
        </Link>
        <h1 className="mt-2 text-3xl">{pageWords.picturesOf(villa.name)}</h1>
        <span id="first-screen" hidden />
        <PhotoTour villa={villa} />
      </div>
      <div data-action className="stay-bar no-print">
        <div className="wrap flex items-center justify-between gap-4 py-2.5">
          <p className="font-display text-xl leading-tight tabular">{from ?? villa.name}</p>
          <LinkButton to={booking} prefetch="intent" look="act">
            {words.bookThisVilla}
          </LinkButton>
        </div>
      </div>
    </>
  )
}
