import type { Cents } from '#domain/money.ts'
import type { Stay } from '#domain/stay.ts'
import { shortRange } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import { LinkButton } from '../ui/button.tsx'

/** `total`: null if only the server knows it. */
export type OfferedStay = Stay & { total: Cents | null }

type Props = {
  stays: readonly OfferedStay[]
  /** Where a stay leads. */
  to: (stay: Stay) => string
  /** Chooses the stay on the page that is open. */
  choose?: (stay: Stay) => void
}

/** Stays that can be booked, each one tap away. Links, so that they work without scripts. */
export const PossibleStays = ({ stays, to, choose }: Props) => (
  <ul className="flex flex-wrap gap-2">
    {stays.map((stay) => (
      <li key={stay.checkIn}>
        <LinkButton
          to={to(stay)}
          small
          preventScrollReset={choose !== undefined}
          className="bg-limewash text-left tabular hover:bg-ink"
          onClick={() => choose?.({ checkIn: stay.checkIn, checkOut: stay.checkOut })}
        >
          {shortRange(stay.checkIn, stay.checkOut)}
          {stay.total !== null && ` · ${formatEurosBriefly(stay.total)}`}
        </LinkButton>
      </li>
    ))}
  </ul>
)
