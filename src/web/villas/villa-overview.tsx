import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as words from '#words/villas.en.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon, type IconName } from '../ui/icon.tsx'
import { bathroomsOf, bedsOf, guestsOf } from './of-villa.ts'

/** Facts of the villa, and the booking link. */
export function VillaOverview({ villa, registration }: { villa: Villa; registration: string | undefined }) {
  const facts: [IconName, string][] = [
    ['bed', bedsOf(villa)],
    ['bath', bathroomsOf(villa)],
    ['people', guestsOf(villa)],
    ['size', `${villa.size} m²`],
  ]
  return (
    <section className="panel lg:sticky lg:top-24">
      <h2 className="text-xl">{words.villaOverview}</h2>
      <ul className="mt-4 space-y-3">
        {facts.map(([icon, fact]) => (
          <li key={icon} className="flex items-start gap-3 tabular">
            <Icon name={icon} className="mt-1 size-5 text-ink-soft" />
            {fact}
          </li>
        ))}
      </ul>
      <LinkButton to={`${href('/booking')}?villa=${villa.slug}`} look="act" wide className="mt-6">
        {words.bookThisVilla}
      </LinkButton>
      {registration && <p className="mt-4 text-ink-soft text-sm">{words.greekRegistration(registration)}</p>}
    </section>
  )
}
