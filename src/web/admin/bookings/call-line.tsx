import { useLocation } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import type { Letter } from '#domain/bookings/letters.ts'
import type { NextStep as Step } from '#domain/bookings/whats-next.ts'
import * as words from '#words/en/office-letters.ts'
import { LinkButton } from '../../ui/button.tsx'
import { useMay } from '../use-may.ts'
import { bookingQuery } from './asked.ts'
import type { BookingDetails } from './booking-details.ts'
import { NextStep, toneOfNext } from './next-step.tsx'

const letterFor: Partial<Record<Step, Letter>> = {
  stage_overdue: 'instalment',
  stage_due: 'instalment',
  no_arrival_time: 'arrival',
  arrives_today: 'arrival',
}

/** What happens next with a booking, and the mail that may help it on. */
export function CallLine({ details: { next, letters } }: { details: BookingDetails }) {
  const may = useMay()
  const { search } = useLocation()
  if (!next) return null
  const letter = letterFor[next.step]
  return (
    <div className="call-line" data-tone={toneOfNext(next) ?? undefined}>
      <NextStep next={next} />
      {letter && letters.includes(letter) && may(forRoles.management) && (
        <LinkButton to={bookingQuery(search, { letter })} preventScrollReset small>
          {words.letters[letter].act}
        </LinkButton>
      )}
    </div>
  )
}
