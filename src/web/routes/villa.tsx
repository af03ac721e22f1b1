import { useEffect } from 'react'
import { href, useSearchParams } from 'react-router'
import { reviewCalls } from '#contract/reviews.ts'
import type { Villa } from '#contract/villas.ts'
import { isMonth } from '#domain/month.ts'
import { shortDescription } from '#domain/villas/short-description.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { getApi } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { guestsFor, requestedSelection } from '../bookings/requested-stay.server.ts'
import { readVillaPrices } from '../bookings/villa-prices.server.ts'
import { MapOnRequest } from '../home/map-on-request.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { getLang, useSite } from '../layout/use-site.ts'
import { formatFrom, readLowestRates } from '../pricing/lowest-rate.server.ts'
import { Policies } from '../pricing/policies.tsx'
import { readUsualStays } from '../pricing/usual-stays.server.ts'
import { redirectTo } from '../redirects.server.ts'
import { isSearch } from '../search/read-search.server.ts'
import { readSearchDays } from '../search/search-days.server.ts'
import { useBookingHere } from '../search/use-booking-here.ts'
import { useToast } from '../toasts/toaster.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { PhotoHero } from '../ui/photo-hero.tsx'
import { Section } from '../ui/section.tsx'
import { describeMeaning, nameTransition } from '../villas/describe-villa.ts'
import { findVilla } from '../villas/find-villa.server.ts'
import { StructuredVilla } from '../villas/structured-villa.tsx'
import { VillaDates } from '../villas/villa-dates.tsx'
import { VillaFailure } from '../villas/villa-failure.tsx'
import { VillaOverview } from '../villas/villa-overview.tsx'
import { VillaReviews } from '../villas/villa-reviews.tsx'
import { VillaStory } from '../villas/villa-story.tsx'
import type { Route } from './+types/villa'

export const handle: PageHandle = { overPhotograph: true, scripts: 'touched' }

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const { answer: villa, refused } = await apiResult(findVilla(api, params.slug))
  if (refused) return pageData({ villa: null, error: words.unableToLoadVillaInformation(refused.message) }, { refused })
  if (villa?.slug !== params.slug) throw redirectMissing(villa, params.slug)
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
    { villa, from: formatFrom(await readLowestRates(api), villa), dates, stays, reviews: reviews.answer, error: null },
    reviews,
  )
}

/** Permanent redirect for renamed villas; otherwise to the not-found page. */
const redirectMissing = (villa: Villa | null, slug: string) =>
  villa?.formerSlugs.includes(slug) ? redirectTo(href('/villas/:slug', { slug: villa.slug }), { status: 301 }) : redirectTo('/not-found')

export default function VillaPage({ loaderData }: Route.ComponentProps) {
  const site = useSite()
  const booking = useBookingHere()
  if (!loaderData.villa) return <VillaFailure error={loaderData.error} />
  const { villa, from, dates, stays, reviews } = loaderData
  const meaning = describeMeaning(villa)
  const claim = shortDescription(villa.claim)
  const picture = villa.pictures[0]
  return (
    <>
      <PageHead title={villa.name} description={claim} picture={picture?.url} hidden={dates.prices !== null} />
      <StructuredVilla villa={villa} />
      <BookedToast villaName={villa.name} />
      <PhotoHero picture={picture} becomes={nameTransition(villa)}>
        {villa.greekName && (
          <p lang="el" className="font-display text-lg tracking-wide">
            {villa.greekName}
          </p>
        )}
        <h1 className="text-hero">{villa.name}</h1>
        <p className="mt-3 max-w-[60ch] text-lg">
          {meaning && <span lang={getLang(villa, 'meaning')}>{pageWords.beforeClaim(meaning)}</span>}
          <span lang={getLang(villa, 'claim')}>{claim}</span>
        </p>
        {from && <p className="mt-2 font-semibold tabular">{from}</p>}
      </PhotoHero>
      <div className="wrap pb-section">
        <Link to={href('/villas')} prefetch="intent" viewTransition className="link link-alone mt-6 mb-4 no-underline hover:underline">
          <Icon shape={icons.back} className="size-4" /> {words.backToAllVillas}
        </Link>
        {villa.pictures.length > 0 ? (
          <Carousel pictures={villa.pictures} captions={listCaptions(villa)} label={pageWords.picturesOf(villa.name)} />
        ) : (
          <p className="grid h-64 place-items-center rounded-soft bg-sand text-ink-soft">{words.noImagesAvailable}</p>
        )}
        <div className="mt-12 grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[1fr_22rem]">
          <div className="lg:order-2 lg:h-full">
            <VillaOverview
              villa={villa}
              from={from}
              registration={
                pageWords.formatRegistration(villa.registrationKind, villa.registrationNumber) || site?.settings.company.accommodationNumber
              }
            />
          </div>
          <VillaStory villa={villa} />
        </div>
        <div className="mt-16">
          <VillaDates slug={villa.slug} {...dates} />
        </div>
        <p className="mt-10">
          <LinkButton to={booking} prefetch="intent" look="act">
            {words.checkAvailabilityBook}
          </LinkButton>
        </p>
      </div>
      {reviews && <VillaReviews villa={villa.name} reviews={reviews} />}
      <Section title={words.houseRulesAndDeposit} sand>
        <Policies own={villa.cancellation} stays={stays} />
      </Section>
      {site && (
        <Section title={words.whereItIs}>
          <MapOnRequest contact={site.settings.contact} wide />
        </Section>
      )}
    </>
  )
}

/** What pictures show, and which of these texts are English on a page that is not. */
const listCaptions = (villa: Villa) =>
  villa.captions.map((caption, index) => ({ ...caption, lang: getLang(villa, `captions.${index}.text`) }))

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
