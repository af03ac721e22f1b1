import { lazy } from 'react'
import { amenityCalls } from '#contract/amenities.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { reviewCalls } from '#contract/reviews.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import { Served } from '#render/document/served.tsx'
import { getApi } from '../api.ts'
import { apiResult, pageData, requiredAnswer } from '../api-results.server.ts'
import { Hero } from '../home/hero.tsx'
import { homeContent } from '../home/home-content.server.ts'
import { Welcome } from '../home/welcome.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { readRatesOfMonth } from '../pricing/lowest-rate.server.ts'
import { readRatings } from '../reviews/read-ratings.server.ts'
import { readMonthLinks } from '../search/month-links.server.ts'
import { readSearchDays } from '../search/search-days.server.ts'
import { explainNoVillas } from '../villas/no-villas.server.ts'
import type { Route } from './+types/home'

const Loaded = lazy(async () => ({ default: (await import('../home/home-sections.tsx')).HomeSections }))
const Villas = lazy(async () => ({ default: (await import('../home/home-sections.tsx')).HomeVillas }))

export const handle: PageHandle = { overPhotograph: true, scripts: 'touched', stays: 'later' }

export async function loader({ context }: Route.LoaderArgs) {
  const api = getApi(context)
  const [settings, villas, amenities, gallery, lowest, days, reviews, links, ratings] = await Promise.all([
    requiredAnswer(api(settingsCalls.read, {})),
    apiResult(api(villaCalls.list, {})),
    apiResult(api(amenityCalls.list, {})),
    apiResult(api(galleryCalls.list, {})),
    readRatesOfMonth(api),
    readSearchDays(api),
    apiResult(api(reviewCalls.published, {})),
    readMonthLinks(api),
    readRatings(api),
  ])
  const shown = homeContent(settings, villas.answer, amenities.answer, gallery.answer, lowest, reviews.answer, ratings)
  const noVillas = explainNoVillas(shown.villas, villas.refused?.message ?? null)
  return pageData({ ...shown, days, links, noVillas }, villas, amenities, gallery, reviews)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings, ownRating, hero, testimonials, hosts, closing, villas, moreVillas, noVillas, amenities, days, links } = loaderData
  return (
    <>
      <PageHead />
      <Hero {...settings} photo={hero} days={days} links={links} />
      <Welcome settings={settings} ownRating={ownRating} />
      <Served name="villas" Loaded={Villas} with={{ villas, noVillas, moreVillas }} />
      <Served name="home" Loaded={Loaded} with={{ amenities, testimonials, hosts, closing }} />
    </>
  )
}
