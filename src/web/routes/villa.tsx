import { useEffect } from 'react'
import { href, useSearchParams } from 'react-router'
import { reviewCalls } from '#contract/reviews.ts'
import type { Villa } from '#contract/villas.ts'
import { isMonth } from '#domain/month.ts'
import { shortDescription } from '#domain/villas/short-description.ts'
import { slugAsked } from '#domain/villas/slug.ts'
import { language } from '#words/en/language.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { getApi } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { AskLink } from '../ask/ask-link.tsx'
import { guestsFor, requestedSelection } from '../bookings/requested-stay.server.ts'
import { useChosenStay } from '../bookings/use-chosen-stay.ts'
import { readVillaPrices } from '../bookings/villa-prices.server.ts'
import { Bay } from '../home/bay.tsx'
import { MapOnRequest } from '../home/map-on-request.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { useSite } from '../layout/use-site.ts'
import { formatFrom, readRatesOfMonth } from '../pricing/lowest-rate.server.ts'
import { readUsualStays } from '../pricing/usual-stays.server.ts'
import { redirectTo } from '../redirects.server.ts'
import { chooseReviews } from '../reviews/choose-reviews.ts'
import { Rating } from '../reviews/rating.tsx'
import { readRatings } from '../reviews/read-ratings.server.ts'
import { toPreview } from '../search/addresses.ts'
import { isSearch } from '../search/read-search.server.ts'
import { readSearchDays } from '../search/search-days.server.ts'
import { useToast } from '../toasts/toaster.tsx'
import { LinkButton } from '../ui/button.tsx'
import { FamilyFacts } from '../villas/family-facts.tsx'
import { findVilla } from '../villas/find-villa.server.ts'
import { HouseRules } from '../villas/house-rules.tsx'
import { useVillaNights } from '../villas/use-villa-nights.ts'
import { VillaDates } from '../villas/villa-dates.tsx'
import { VillaFailure } from '../villas/villa-failure.tsx'
import { VillaHeader } from '../villas/villa-header.tsx'
import { VillaPictures } from '../villas/villa-pictures.tsx'
import { VillaReviews } from '../villas/villa-reviews.tsx'
import { VillaRooms } from '../villas/villa-rooms.tsx'
import { useVillaSheet } from '../villas/villa-sheet.tsx'
import { toAsking, toBooking, VillaBar, VillaCard } from '../villas/villa-stay.tsx'
import { VillaAmenities, VillaStory } from '../villas/villa-story.tsx'
import type { Route } from './+types/villa'

export const handle: PageHandle = { scripts: 'touched' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { answer: villa, refused } = await apiResult(findVilla(api, params.slug))
  if (refused) return pageData({ villa: null, error: words.unableToLoadVillaInformation(refused.message) }, { refused })
  if (villa?.slug !== params.slug) throw redirectMissing(villa, params.slug, url.search)
  const month = url.searchParams.get('month')
  const dates = {
    days: await readSearchDays(api, villa.id),
    requested: { selection: requestedSelection(url.searchParams, null), ...guestsFor(villa, url.searchParams, null) },
    month: isMonth(month) ? month : null,
    prices: isSearch(url) || isMonth(month) ? await readVillaPrices(api, villa) : null,
  }
  const stays = await readUsualStays(api, villa.id)
  const reviews = await apiResult(api(reviewCalls.published, { villaId: villa.id }))
  return pageData(
    {
      villa,
      from: formatFrom(await readRatesOfMonth(api), villa),
      dates,
      stays,
      rating: (await readRatings(api))(villa.id),
      reviews: reviews.answer,
      allReviews: url.searchParams.get('reviews') === 'all',
      error: null,
    },
    reviews,
  )
}

/** Permanent redirect for renamed villas, and for addresses with capitals; otherwise to the not-found page. */
const redirectMissing = (villa: Villa | null, slug: string, query: string) =>
  villa && [villa.slug, ...villa.formerSlugs].includes(slugAsked(slug))
    ? redirectTo(href('/villas/:slug', { slug: villa.slug }) + query, { status: 301 })
    : redirectTo('/not-found')

export default function VillaPage({ loaderData }: Route.ComponentProps) {
  if (!loaderData.villa) return <VillaFailure error={loaderData.error} />
  return <ShownVilla key={loaderData.villa.slug} {...loaderData} />
}

type Shown = Extract<Route.ComponentProps['loaderData'], { villa: Villa }>

function ShownVilla({ villa, from, dates, stays, rating, reviews, allReviews }: Shown) {
  const site = useSite()
  const found = useVillaNights(villa.slug, dates.prices)
  const { guests } = dates.requested.guest
  const chosen = useChosenStay(found.nights && { ...found.nights, guests }, dates.requested.selection)
  const { open, sheet } = useVillaSheet(found, chosen)
  const stay = { villa, guests, from, chosen, open }
  const registration =
    pageWords.formatRegistration(villa.registrationKind, villa.registrationNumber) || site?.settings.company.accommodationNumber
  return (
    <>
      <PageHead
        title={villa.name}
        description={shortDescription(villa.claim)}
        preview={toPreview(villa.slug, { ...dates.requested.selection, guests })}
        hidden={dates.prices !== null || allReviews}
      />
      <BookedToast villaName={villa.name} />
      <div className="wrap pb-section">
        <VillaPictures villa={villa} stay={{ ...chosen.picked, guests }} />
        <div className="mt-4 grid grid-cols-1 gap-x-[clamp(2.5rem,5vw,5.5rem)] lg:grid-cols-[minmax(0,1fr)_24.5rem]">
          <div className="page-flow min-w-0">
            <VillaHeader villa={villa} rating={rating} />
            {/* The server's first paint waits until this is parsed. */}
            <span id="first-screen" hidden />
            <VillaStory villa={villa} />
            <VillaDates slug={villa.slug} dates={dates} found={found} chosen={chosen} />
          </div>
          <div className="max-lg:mt-8 lg:col-start-2 lg:row-span-2 lg:row-start-1">
            <VillaCard {...stay} registration={registration} />
          </div>
          <div className="page-flow min-w-0 pt-[clamp(3rem,2rem+2.6vw,4.25rem)]">
            <VillaRooms villa={villa} />
            {reviews && (
              <VillaReviews
                villa={villa.name}
                reviews={reviews}
                shown={allReviews ? reviews.reviews : chooseReviews(reviews.reviews, language)}
              />
            )}
            <VillaAmenities villa={villa} />
            <FamilyFacts villa={villa} />
            <section>
              <h2 className="mb-4 text-2xl">{words.houseRulesAndDeposit}</h2>
              <HouseRules own={villa.cancellation} stays={stays} />
            </section>
            {site && (
              <section>
                <h2 className="mb-5 text-2xl">{words.whereItIs}</h2>
                <div className="max-w-xl">
                  <MapOnRequest contact={site.settings.contact} drawing={<Bay />} />
                </div>
              </section>
            )}
            <p className="flex flex-wrap items-center gap-x-8 gap-y-3">
              <LinkButton to={toBooking(villa, stay)} prefetch="intent">
                {words.checkAvailabilityBook}
              </LinkButton>
              <AskLink to={toAsking(stay)} />
            </p>
          </div>
        </div>
      </div>
      <VillaBar {...stay} rating={rating && <Rating rating={rating} />} />
      {sheet}
    </>
  )
}

/** Shows a thank-you toast if the URL contains `booked=true`. */
function BookedToast({ villaName }: { villaName: string }) {
  const [query] = useSearchParams()
  const toast = useToast()
  const booked = query.get('booked') === 'true'
  useEffect(() => {
    if (booked) {
      toast({ title: words.bookingConfirmed, text: pageWords.thankYouForBooking(villaName), tone: 'good' })
    }
  }, [booked, villaName, toast])
  return null
}
