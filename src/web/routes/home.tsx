import { href } from 'react-router'
import { amenityCalls } from '#contract/amenities.ts'
import { galleryCalls } from '#contract/gallery.ts'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/home.en.ts'
import { apiOf } from '../api.ts'
import { apiResult, pageData, requiredAnswer } from '../api-results.server.ts'
import { AmenitiesTeaser } from '../home/amenities-teaser.tsx'
import { ClosingCall } from '../home/closing-call.tsx'
import { Hero } from '../home/hero.tsx'
import { Testimonials } from '../home/testimonials.tsx'
import { MoreLink, Welcome } from '../home/welcome.tsx'
import type { OverPhotograph } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { todayAtProperty } from '../today.server.ts'
import { Section } from '../ui/section.tsx'
import { cardOf } from '../villas/of-villa.ts'
import { VillaGrid } from '../villas/villa-grid.tsx'
import type { Route } from './+types/home'

export const handle: OverPhotograph = { overPhotograph: true }

export async function loader({ context }: Route.LoaderArgs) {
  const api = apiOf(context)
  const [{ settings }, villas, amenities, gallery] = await Promise.all([
    requiredAnswer(api(settingsCalls.read, {})),
    apiResult(api(villaCalls.list, {})),
    apiResult(api(amenityCalls.list, {})),
    apiResult(api(galleryCalls.list, {})),
  ])
  const pictures = gallery.answer?.map(({ picture }) => picture) ?? []
  const { general, contact, rating } = settings
  const page = {
    settings: { general, contact, rating },
    hero: pictures.find(({ url }) => url === general.heroImage) ?? pictures[0],
    closing: gallery.answer?.findLast(({ category }) => category === 'surroundings')?.picture ?? pictures[1],
    villas: villas.answer?.villas.map(cardOf) ?? null,
    villasError: villas.refused?.message ?? null,
    amenities: amenities.answer?.amenities.filter(({ featured, picture }) => featured && picture).slice(0, 3) ?? [],
    today: todayAtProperty(),
  }
  return pageData(page, villas, amenities, gallery)
}

export default function Home({ loaderData }: Route.ComponentProps) {
  const { settings, hero, closing, villas, villasError, amenities, today } = loaderData
  return (
    <>
      <PageHead />
      <Hero general={settings.general} picture={hero} today={today} />
      <Welcome settings={settings} />
      <Section
        title={words.theVillas}
        intro={words.eachHasItsOwnCharacter}
        aside={<MoreLink to={href('/villas')}>{words.allVillas}</MoreLink>}
        sand
      >
        <VillaGrid villas={villas} error={villasError} heading="h3" />
      </Section>
      {amenities.length > 0 && (
        <Section title={words.whatTheDaysAreMade} aside={<MoreLink to={href('/amenities')}>{words.allAmenities}</MoreLink>}>
          <AmenitiesTeaser amenities={amenities} />
        </Section>
      )}
      <Section title={words.whatGuestsSay} sand>
        <Testimonials />
      </Section>
      <ClosingCall picture={closing} />
    </>
  )
}
