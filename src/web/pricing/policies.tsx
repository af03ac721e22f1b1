import type { ReactNode } from 'react'
import { choosePolicy } from '#domain/bookings/cancellation.ts'
import { MAXIMUM_GUESTS } from '#domain/stay.ts'
import * as words from '#words/en/pricing.ts'
import { useSite } from '../layout/use-site.ts'
import type { UsualStays } from './usual-stays.server.ts'

/** The rules of a stay by name. `own`: cancellation policy of a villa, if it has one. */
export const listPolicies = (own: string, house: string, stays: UsualStays): [string, ReactNode][] => [
  [words.minimumStay, words.leastNights(stays.minimumNights, stays.some)],
  [words.arrivalAndDeparture, words.daysOfStays(stays)],
  [words.checkIn, words.from1500To18],
  [words.checkOut, words.by1100],
  [words.guests, words.atMostFewerWhere(MAXIMUM_GUESTS)],
  [words.securityDeposit, words.n50000InCash],
  [words.cancellation, words.refundedIfYouCancel(choosePolicy(own, house))],
  [words.earlyDepartureNoShow, words.chargedInFull],
]

export function Policies({ stays }: { stays: UsualStays }) {
  const house = useSite()?.settings.booking.cancellation ?? ''
  return (
    <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {listPolicies('', house, stays).map(([name, rule]) => (
        <div key={name} className="border-ink/20 border-t pt-4">
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1 text-ink-soft text-sm">{rule}</dd>
        </div>
      ))}
    </dl>
  )
}
