import { lazy } from 'react'
import { href } from 'react-router'
import { amenityCalls } from '#contract/amenities.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { reviewCalls } from '#contract/reviews.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import { Served } from '#render/document/served.tsx'
import * as frame from '#words/en/frame.ts'
import * as words from '#words/en/home.ts'
import { getApi } from '../api.ts'
import { apiResult, pageData, requiredAnswer } from '../api-results.server.ts'
import { Hero } from '../home/hero.tsx'
import { homeContent } from '../home/home-content.server.ts'
import { MoreLink } from '../home/more-link.tsx'
import { Welcome } from '../home/welcome.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { readRatesOfMonth } from '../pricing/lowest-rate.server.ts'
import { readRatings } from '../reviews/read-ratings.server.ts'
import { readMonthLinks } from '../search/month-links.server.ts'
import { readSearchDays } from '../search/search-days.server.ts'
import { Section } from '../ui/section.tsx'
import { explainNoVillas } from '../villas/no-villas.server.ts'
import { VillaGrid } from '../villas/villa-grid.tsx'
import type { Route } from './+types/home'

const Loaded = lazy(async () => ({ default: (await import('../home/home-sections.tsx')).HomeSections }))

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
      <Hero {...settings} picture={hero} days={days} links={links} />
      <Welcome settings={settings} ownRating={ownRating} />
      <Section
        title={words.theVillas}
        intro={words.eachHasItsOwnCharacter}
        aside={<MoreLink to={href('/villas')}>{moreVillas ?? frame.allVillas}</MoreLink>}
        sand
      >
        <VillaGrid villas={villas} none={noVillas} heading="h3" />
      </Section>
      <Served name="home" Loaded={Loaded} with={{ amenities, testimonials, hosts, closing }} />
    </>
  )
}
