import type { Villa } from '#contract/villas.ts'
import { squareMetres } from '#words/en/numbers.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { useBookingHere } from '../search/use-booking-here.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { describeBathrooms, describeBeds, describeCapacity } from './describe-villa.ts'

type Props = { villa: Villa; from: string | null; registration: string | undefined }

/** Facts of the villa, its lowest rate, and the links to its calendar and to booking. */
export function VillaOverview({ villa, from, registration }: Props) {
  const booking = useBookingHere()
  const facts: [string, string][] = [
    [icons.bed, describeBeds(villa)],
    [icons.bath, describeBathrooms(villa)],
    [icons.people, describeCapacity(villa)],
    [icons.size, squareMetres(villa.size)],
  ]
  return (
    <section className="panel lg:sticky lg:top-24">
      <h2 className="text-xl">{words.villaOverview}</h2>
      <ul className="mt-4 space-y-3">
        {facts.map(([icon, fact]) => (
          <li key={icon} className="flex items-start gap-3 tabular">
            <Icon shape={icon} className="mt-1 size-5 text-ink-soft" />
            {fact}
          </li>
        ))}
      </ul>
      {from && <p className="mt-5 font-display text-lg tabular">{from}</p>}
      <a href="#dates" className="link link-alone mt-1">
        {words.freeNightsAndPrices}
      </a>
      <LinkButton to={booking} look="act" wide className="mt-3">
        {words.bookThisVilla}
      </LinkButton>
      {registration && <p className="mt-4 text-ink-soft text-sm">{pageWords.greekRegistration(registration)}</p>}
    </section>
  )
}
