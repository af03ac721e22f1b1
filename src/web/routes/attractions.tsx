import { attractionCalls } from '#contract/attractions.ts'
import * as words from '#words/en/place.ts'
import { getApi } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { AttractionList } from '../attractions/attraction-list.tsx'
import { FeaturedAttractions } from '../attractions/featured-attractions.tsx'
import { ClosingLine } from '../content/closing-line.tsx'
import { TryAgain } from '../content/try-again.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/attractions'

export const handle: PageHandle = { scripts: 'none' }

export async function loader({ context }: Route.LoaderArgs) {
  const read = await apiResult(getApi(context)(attractionCalls.list, {}))
  return pageData({ attractions: read.answer?.attractions ?? [], error: read.refused && words.failedToLoadAttractions }, read)
}

export default function Attractions({ loaderData: { attractions, error } }: Route.ComponentProps) {
  const featured = attractions.filter((attraction) => attraction.featured)
  return (
    <>
      <PageHead title={words.nearbyAttractions} description={words.beachesTavernasWalksBoats} picture={featured[0]?.picture} />
      <PageTitle title={words.nearbyAttractions}>
        <p>{words.mostDaysNobodyWants}</p>
      </PageTitle>
      <div className="wrap pb-section">
        {error !== null && <TryAgain error={error} />}
        {error === null && attractions.length === 0 && <p className="measure text-lg">{words.ourListIsBeingWritten}</p>}
        <FeaturedAttractions attractions={featured} />
        <AttractionList attractions={attractions.filter((attraction) => !attraction.featured)} />
      </div>
      <ClosingLine>{words.pickYourWeekTheCoast}</ClosingLine>
    </>
  )
}
