import { type ShouldRevalidateFunctionArgs, useSearchParams } from 'react-router'
import { galleryCalls } from '#contract/gallery.ts'
import * as words from '#words/en/place.ts'
import { getApi } from '../api.ts'
import { apiResult, pageData } from '../api-results.server.ts'
import { ClosingLine } from '../content/closing-line.tsx'
import { type Category, categoryIn, categoryNames, type GalleryImage } from '../gallery/categories.ts'
import { CategoryTabs } from '../gallery/category-tabs.tsx'
import { PictureGrid } from '../gallery/picture-grid.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { pageOfList } from '../page-of-list.server.ts'
import { Carousel } from '../ui/carousel.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { Pages } from '../ui/pages.tsx'
import type { Route } from './+types/gallery'

const PER_PAGE = 32
const MOST_FEATURED = 12

export const handle: PageHandle = { scripts: 'touched' }

/**
 * Loads all pictures, whose categories are filtered on the page; of a large gallery one page of a category. An empty gallery if they
 * cannot be loaded.
 */
export async function loader({ context, url }: Route.LoaderArgs) {
  const read = await apiResult(getApi(context)(galleryCalls.list, {}))
  const all = read.answer ?? []
  const featured = all.filter((image) => image.featured).slice(0, MOST_FEATURED)
  const rest = all.filter((image) => !image.featured)
  if (rest.length <= PER_PAGE) return pageData({ featured, images: rest, paged: null }, read)
  const { shown, paged } = pageOfList(inCategory(rest, categoryIn(url.searchParams)), url, PER_PAGE)
  return pageData({ featured, images: shown, paged }, read)
}

/** Links of a large gallery have a page, and its pictures are loaded. */
export function shouldRevalidate({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) {
  const anotherPage = [currentUrl, nextUrl].some(({ searchParams }) => searchParams.has('page'))
  return (anotherPage || currentUrl.pathname !== nextUrl.pathname) && defaultShouldRevalidate
}

const inCategory = (images: GalleryImage[], category: Category) =>
  category === 'all' ? images : images.filter((image) => image.category === category)

export default function Gallery({ loaderData: { featured, images, paged } }: Route.ComponentProps) {
  const [query] = useSearchParams()
  const category = categoryIn(query)
  return (
    <>
      <PageHead
        title={words.ourGallery}
        description={words.theVillasTheirRooms}
        picture={featured[0]?.picture}
        page={category === 'all' ? paged?.page : 1}
      />
      <PageTitle title={words.ourGallery}>
        <p>{words.theHousesTheRooms}</p>
      </PageTitle>
      {featured.length > 0 && (
        <div className="wrap pb-16">
          <Carousel pictures={featured.map(({ picture }) => picture)} label={words.featuredPictures} first />
        </div>
      )}
      <section className="wrap pb-section">
        <CategoryTabs chosen={category} paged={paged !== null} />
        <h2 className="sr-only">{category === 'all' ? words.allPictures : categoryNames[category]}</h2>
        <PictureGrid key={`${category} ${paged?.page}`} images={paged ? images : inCategory(images, category)} />
        {paged && (
          <div className="mt-8">
            <Pages {...paged} label={words.pagesOfPictures} />
          </div>
        )}
      </section>
      <ClosingLine>{words.theLightIsEvenBetter}</ClosingLine>
    </>
  )
}
