import { Link } from 'react-router'
import type { Selection } from '#domain/bookings/picker.ts'
import * as words from '#words/search.en.ts'
import { bookingOf, searchFor } from '../search/addresses.ts'
import { ImpossibleDates } from '../search/impossible-dates.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Chosen } from './booking-page.server.ts'
import type { impossibleSelection } from './impossible-selection.ts'

type Props = {
  chosen: Pick<Chosen, 'villa' | 'partyRule' | 'guest' | 'guestsAsked'>
  impossible: ReturnType<typeof impossibleSelection>
  choose: (selection: Selection) => void
}

/** Why the dates or the number of guests cannot be had in this villa, with what can be had instead. */
export function InTheWay({ chosen, impossible, choose }: Props) {
  const { villa, partyRule, guest, guestsAsked } = chosen
  if (!impossible && !partyRule) return null
  return (
    <div className="mb-6 space-y-3">
      {partyRule && <Notice tone="calm" title={partyRule} announced />}
      {impossible && (
        <ImpossibleDates
          rule={impossible.rule}
          stays={impossible.stays}
          to={(stay) => bookingOf(villa.slug, { ...stay, guests: guest.guests })}
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
