import type { ReactNode } from 'react'
import { MAXIMUM_GUESTS, MINIMUM_NIGHTS } from '#domain/stay.ts'
import * as words from '#words/pricing.en.ts'

const policies: [string, ReactNode][] = [
  [words.minimumStay, words.nightsAtAnyTime(MINIMUM_NIGHTS)],
  [words.arrivalAndDeparture, words.mondayToSaturdayNoCheck],
  [words.checkIn, words.from1500To18],
  [words.checkOut, words.by1100],
  [words.guests, words.atMostFewerWhere(MAXIMUM_GUESTS)],
  [words.securityDeposit, words.n50000InCash],
  [words.cancellation, words.n70OfWhatYouPaid],
  [words.earlyDepartureNoShow, words.chargedInFull],
]

export function Policies() {
  return (
    <dl className="grid gap-x-12 gap-y-8 sm:grid-cols-2 lg:grid-cols-4">
      {policies.map(([name, rule]) => (
        <div key={name} className="border-ink/20 border-t pt-4">
          <dt className="font-semibold">{name}</dt>
          <dd className="mt-1 text-ink-soft text-sm">{rule}</dd>
        </div>
      ))}
    </dl>
  )
}
