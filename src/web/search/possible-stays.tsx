import type { PossibleStay } from '#contract/search.ts'
import { writtenEuros } from '#domain/money.ts'
import type { Stay } from '#domain/stay.ts'
import { shortRange } from '../format.ts'
import { LinkButton } from '../ui/button.tsx'

type Offered = Pick<PossibleStay, 'checkIn' | 'checkOut' | 'total'>

type Props = {
  stays: readonly Offered[]
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
        <LinkButton to={to(stay)} small className="bg-limewash text-left tabular hover:bg-ink" onClick={() => choose?.(stay)}>
          {shortRange(stay.checkIn, stay.checkOut)} · {writtenEuros(stay.total)}
        </LinkButton>
      </li>
    ))}
  </ul>
)
