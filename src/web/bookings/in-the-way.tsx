import type { Selection } from '#domain/bookings/picker.ts'
import { MAXIMUM_GUESTS } from '#domain/stay.ts'
import * as counts from '#words/en/counts.ts'
import * as words from '#words/en/search.ts'
import { type StayAsked, searchFor, villasFor } from '../search/addresses.ts'
import { ImpossibleDates } from '../search/impossible-dates.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import type { impossibleSelection } from './impossible-selection.ts'

type Props = {
  chosen: { guest: { guests: number }; guestsAsked: number; partyRule: string | null }
  picked: Selection
  impossible: ReturnType<typeof impossibleSelection>
  /** The address of the page with another stay. */
  to: (stay: StayAsked) => string
  choose: (selection: Selection) => void
}

/** Why the dates or the number of guests cannot be had in this villa, with what can be had instead. */
export function InTheWay({ chosen, picked, impossible, to, choose }: Props) {
  const { partyRule, guest, guestsAsked } = chosen
  if (!impossible && !partyRule) return null
  const party = guestsAsked < 1 ? guest.guests : Math.min(guestsAsked, MAXIMUM_GUESTS)
  return (
    <div className="mb-6 space-y-3">
      {partyRule && (
        <Notice tone="calm" title={partyRule} announced>
          <Link to={villasFor(party, picked)} className="link link-alone">
            {words.allVillasFor(counts.guests(party))}
          </Link>
        </Notice>
      )}
      {impossible && (
        <ImpossibleDates
          rule={impossible.rule}
          stays={impossible.stays}
          to={(stay) => to({ ...stay, guests: guest.guests })}
          choose={choose}
        >
          <Link to={searchFor({ ...impossible.asked, guests: guestsAsked })} className="link link-alone">
            {words.allVillasForTheseDates}
          </Link>
        </ImpossibleDates>
      )}
    </div>
  )
}
