import { attractionCalls } from '#contract/attractions.ts'
import { apiOf } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { AttractionList } from '../attractions/attraction-list.tsx'
import { FeaturedAttractions } from '../attractions/featured-attractions.tsx'
import { ClosingLine } from '../content/closing-line.tsx'
import { TryAgain } from '../content/try-again.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/attractions'

export async function loader({ context }: Route.LoaderArgs) {
  const read = await apiResult(apiOf(context)(attractionCalls.list, {}))
  return pageData({ attractions: read.answer?.attractions ?? [], error: read.refused && 'Failed to load attractions' }, read)
}

export default function Attractions({ loaderData: { attractions, error } }: Route.ComponentProps) {
  const featured = attractions.filter((attraction) => attraction.featured)
  return (
    <>
      <PageHead
        title="Nearby attractions"
        description="Beaches, tavernas, walks, boats and a cruise along Mount Athos: what there is around the villas, and how far it is."
        picture={featured[0]?.picture?.url}
      />
      <PageTitle title="Nearby attractions">
        <p>Most days nobody wants to leave the garden. For the other days, this is what is around the corner.</p>
      </PageTitle>
      <div className="wrap pb-section">
        {error !== null && <TryAgain error={error} />}
        {error === null && attractions.length === 0 && (
          <p className="measure text-lg">Our list is being written. Ask us where we like to go; the address is below.</p>
        )}
        <FeaturedAttractions attractions={featured} />
        <AttractionList attractions={attractions.filter((attraction) => !attraction.featured)} />
      </div>
      <ClosingLine>Pick your week; the coast will be there.</ClosingLine>
    </>
  )
}
