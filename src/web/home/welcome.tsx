import { href, Link } from 'react-router'
import type { Settings } from '#contract/settings.ts'
import * as words from '#words/home.en.ts'
import { Icon } from '../ui/icon.tsx'
import { MapOnRequest } from './map-on-request.tsx'

const distances = [
  ['100 m', words.toAQuietBeachDown],
  ['5 km', words.toATraditionalVillage],
  ['100 km', words.toTheNearestInternationalAirport],
] as const

export function Welcome({ settings }: { settings: Pick<Settings, 'contact' | 'rating'> }) {
  const { contact, rating } = settings
  return (
    <section className="py-section">
      <div className="wrap grid items-start gap-x-16 gap-y-12 lg:grid-cols-[1.1fr_1fr]">
        <div>
          <h2 className="text-2xl">{words.fourHousesOneGarden}</h2>
          <p className="measure mt-5 text-lg">{words.fourMaisonettesWithSeaViews}</p>
          <dl className="mt-8 border-sand-line border-t">
            {distances.map(([distance, where]) => (
              <div key={distance} className="grid grid-cols-[6.5rem_1fr] items-baseline gap-4 border-sand-line border-b py-3.5">
                <dt className="font-display text-xl tabular">{distance}</dt>
                <dd className="text-ink-soft">{where}</dd>
              </div>
            ))}
          </dl>
          <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
            <p className="font-display text-3xl tabular">
              {rating.score}
              <span className="text-ink-soft text-xl">/10</span>
            </p>
            <p>
              <span className="block font-semibold">{rating.word}</span>
              <span className="text-ink-soft text-sm">{rating.source}</span>
            </p>
          </div>
        </div>
        <div>
          <MapOnRequest contact={contact} />
          <p className="mt-4 flex flex-wrap gap-x-8">
            <MoreLink to={href('/gallery')}>{words.exploreTheProperty}</MoreLink>
            <MoreLink to={href('/attractions')}>{words.nearbyAttractions}</MoreLink>
          </p>
        </div>
      </div>
    </section>
  )
}

export function MoreLink({ to, children }: { to: string; children: string }) {
  return (
    <Link to={to} className="link link-alone no-underline hover:underline">
      {children} <Icon name="arrow" className="size-4" />
    </Link>
  )
}
