import { amenityCalls } from '#contract/amenities.ts'
import * as words from '#words/en/place.ts'
import { type Amenity, byCategory, categoryNames } from '../amenities/amenity.ts'
import { FeaturedAmenities } from '../amenities/featured-amenities.tsx'
import { getApi } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { ClosingLine } from '../content/closing-line.tsx'
import { isPictured, Photograph } from '../content/photograph.tsx'
import { TryAgain } from '../content/try-again.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { getLang } from '../layout/use-site.ts'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/amenities'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  const read = await apiResult(getApi(context)(amenityCalls.list, {}))
  return pageData({ amenities: read.answer?.amenities ?? [], error: read.refused && words.failedToLoadAmenities }, read)
}

export default function Amenities({ loaderData: { amenities, error } }: Route.ComponentProps) {
  const featured = amenities.filter((amenity) => amenity.featured)
  const rest = amenities.filter((amenity) => !amenity.featured).sort(byCategory)
  return (
    <>
      <PageHead title={words.amenities} description={words.poolGardenBeachAndBarbecue} picture={featured[0]?.picture} />
      <PageTitle title={words.amenities}>
        <p>{words.whatIsThereWhen}</p>
      </PageTitle>
      <div className="wrap pb-section">
        {error !== null && <TryAgain error={error} />}
        {error === null && amenities.length === 0 && <ComingSoon />}
        <FeaturedAmenities amenities={featured} />
        {rest.length > 0 && (
          <section className={featured.length > 0 ? 'mt-section' : ''}>
            <h2 className="text-2xl">{words.additionalAmenities}</h2>
            <ul className="mt-8 grid grid-cols-1 gap-x-10 gap-y-10 sm:grid-cols-2 lg:grid-cols-3">
              {rest.map((amenity) => (
                <li key={amenity.id}>
                  <AmenityCard amenity={amenity} />
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <ClosingLine>{words.bringASwimsuitTheRest}</ClosingLine>
    </>
  )
}

const ComingSoon = () => (
  <div className="measure">
    <h2 className="text-2xl">{words.amenitiesComingSoon}</h2>
    <p className="mt-3 text-lg">{words.weAreStillWritingDown}</p>
  </div>
)

function AmenityCard({ amenity }: { amenity: Amenity }) {
  return (
    <article className="h-full border-sand-line border-t pt-5">
      {isPictured(amenity) && (
        <Photograph of={amenity} sizes="(min-width: 64rem) 23rem, (min-width: 40rem) 45vw, 92vw" className="mb-5 aspect-[3/2] w-full" />
      )}
      <p className="eyebrow">{categoryNames[amenity.category]}</p>
      <h3 className="mt-1 flex items-center gap-3 text-xl">
        {amenity.icon && <img src={amenity.icon} alt="" loading="lazy" className="size-8 object-contain" />}
        <span lang={getLang(amenity, 'title')}>{amenity.title}</span>
      </h3>
      <p lang={getLang(amenity, 'description')} className="measure mt-2 whitespace-pre-line text-ink-soft">
        {amenity.description}
      </p>
    </article>
  )
}
