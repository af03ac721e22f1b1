import { lazy } from 'react'
import { href } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import { Served } from '#render/document/served.tsx'
import * as words from '#words/en/home.ts'
import { MapOnRequest } from './map-on-request.tsx'
import { MoreLink } from './more-link.tsx'
import type { OwnRating, Rating } from './welcome-text.tsx'

const Drawing = lazy(async () => ({ default: (await import('./home-sections.tsx')).Bay }))
const Loaded = lazy(async () => ({ default: (await import('./home-sections.tsx')).WelcomeText }))

type Props = { settings: Pick<Settings, 'contact'> & { rating: Rating | null }; ownRating: OwnRating | null }

export function Welcome({ settings, ownRating }: Props) {
  const { contact, rating } = settings
  return (
    <section className="py-section">
      <div className="wrap grid grid-cols-1 items-start gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
        <Served name="welcome" Loaded={Loaded} with={{ rating, ownRating }} />
        <div>
          <MapOnRequest contact={contact} drawing={<Served name="bay" Loaded={Drawing} with={{}} />} />
          <p className="mt-4 flex flex-wrap gap-x-8">
            <MoreLink to={href('/gallery')}>{words.exploreTheProperty}</MoreLink>
            <MoreLink to={href('/attractions')}>{words.nearbyAttractions}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}
