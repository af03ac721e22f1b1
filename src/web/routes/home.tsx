import { lazy } from 'react'
import { href } from 'react-router'
import { amenityCalls } from '#contract/amenities.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import * as frame from '#words/frame.en.ts'
import * as words from '#words/home.en.ts'
import { apiOf } from '../api.ts'
import { apiResult, pageData, requiredAnswer } from '../api-results.server.ts'
import { Hero } from '../home/hero.tsx'
import { MoreLink } from '../home/more-link.tsx'
import { Welcome } from '../home/welcome.tsx'
import type { OverPhotograph } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { Served } from '../layout/served.tsx'
import { readLowestRate } from '../pricing/lowest-rate.server.ts'
import { readSearchDays } from '../search/search-days.server.ts'
import { Section } from '../ui/section.tsx'
import { cardOf } from '../villas/of-villa.ts'
import { VillaGrid } from '../villas/villa-grid.tsx'
import type { Route } from './+types/home'

const Loaded = lazy(async () => ({ default: (await import('../home/home-sections.tsx')).HomeSections }))

export const handle: OverPhotograph = { overPhotograph: true }

const MOST_VILLAS = 12

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ settings }, villas, amenities, gallery, from] = await Promise.all([
    requiredAnswer(api(settingsCalls.read, {})),
    apiResult(api(villaCalls.list, {})),
    apiResult(api(amenityCalls.list, {})),
    apiResult(api(galleryCalls.list, {})),
    readLowestRate(api),
  ])
  const pictures = gallery.answer?.map(({ picture }) => picture) ?? []
  const { general, contact, rating } = settings
  const page = {
    settings: { general, contact, rating },
    hero: pictures.find(({ url }) => url === general.heroImage) ?? pictures[0],
    closing: gallery.answer?.findLast(({ category }) => category === 'surroundings')?.picture ?? pictures[1],
    villas: villas.answer?.villas.slice(0, MOST_VILLAS).map((villa) => cardOf(villa, from)) ?? null,
    moreVillas: Math.max(0, (villas.answer?.total ?? 0) - MOST_VILLAS),
    villasError: villas.refused?.message ?? null,
    amenities: amenities.answer?.amenities.filter(({ featured, picture }) => featured && picture).slice(0, 3) ?? [],
    days: await readSearchDays(api),
  }
  return pageData(page, villas, amenities, gallery)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings, hero, closing, villas, moreVillas, villasError, amenities, days } = loaderData
  return (
    <>
      <PageHead />
      <Hero general={settings.general} picture={hero} days={days} />
      <Welcome settings={settings} />
      <Section
        title={words.theVillas}
        intro={words.eachHasItsOwnCharacter}
        aside={<MoreLink to={href('/villas')}>{frame.allVillas(moreVillas)}</MoreLink>}
        sand
      >
        <VillaGrid villas={villas} error={villasError} heading="h3" />
      </Section>
      <Served name="home" Loaded={Loaded} with={{ amenities, closing }} />
    </>
  )
}
