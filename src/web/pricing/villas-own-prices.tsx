import { href } from 'react-router'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'
import { Link } from '../ui/link.tsx'
import type { OwnPrices } from './rates.ts'

/** Villas that the table of seasons does not hold for. Nothing where there are none. */
export function VillasOwnPrices({ villas }: { villas: OwnPrices[] }) {
  if (villas.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-xl">{words.ownPrices}</h3>
      <ul className="mt-3 space-y-2">
        {villas.map(({ slug, name, from, furtherGuests }) => (
          <li key={slug}>
            <Link to={`${href('/villas/:slug', { slug })}#dates`} className="link">
              {name}
            </Link>
            {from && `, ${from}`}
            {furtherGuests && `. ${words.guestsInPrice(furtherGuests.above, formatEurosBriefly(furtherGuests.rate))}`}
          </li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{words.ownPricesAreInTheCalendar}</p>
    </section>
  )
}
