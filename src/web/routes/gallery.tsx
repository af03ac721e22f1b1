import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { galleryCalls } from '#contract/gallery.ts'
import * as words from '#words/gallery.en.ts'
import { apiOf } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { ClosingLine } from '../content/closing-line.tsx'
import { categoryIn, categoryNames } from '../gallery/categories.ts'
import { CategoryTabs } from '../gallery/category-tabs.tsx'
import { PictureGrid } from '../gallery/picture-grid.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { Carousel } from '../ui/carousel.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/gallery'

/** Loads all pictures; categories are filtered on the page. An empty gallery if they cannot be loaded. */
export async function loader({ context }: Route.LoaderArgs) {
  const read = await apiResult(apiOf(context)(galleryCalls.list, {}))
  return pageData({ images: read.answer ?? [] }, read)
}

export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  return currentUrl.pathname !== nextUrl.pathname && defaultShouldRevalidate
}

export default function Gallery({ loaderData: { images } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const category = categoryIn(query)
  const featured = images.filter((image) => image.featured)
  const rest = images.filter((image) => !image.featured)
  return (
    <>
      <PageHead title={words.ourGallery} description={words.theVillasTheirRooms} picture={featured[0]?.url} />
      <PageTitle title={words.ourGallery}>
        <p>{words.theHousesTheRooms}</p>
      </PageTitle>
      {featured.length > 0 && (
        <div className="wrap pb-16">
          <Carousel pictures={featured.map(({ picture }) => picture)} label={words.featuredPictures} />
        </div>
      )}
      <section className="wrap pb-section">
        <CategoryTabs chosen={category} />
        <h2 className="sr-only">{category === 'all' ? words.allPictures : categoryNames[category]}</h2>
        <PictureGrid key={category} images={category === 'all' ? rest : rest.filter((image) => image.category === category)} />
      </section>
      <ClosingLine>{words.theLightIsEvenBetter}</ClosingLine>
    </>
  )
}
