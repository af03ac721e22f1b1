import type { ReactNode } from 'react'
import { MAXIMUM_GUESTS, MINIMUM_NIGHTS } from '#domain/stay.ts'

const policies: [string, ReactNode][] = [
  ['Minimum stay', `${MINIMUM_NIGHTS} nights, at any time of the year.`],
  ['Arrival and departure', 'Monday to Saturday; no check-in and no check-out on Sundays.'],
  ['Check-in', 'From 15:00 to 18:30 with your host, or until 23:00 by yourself.'],
  ['Check-out', 'By 11:00.'],
  ['Guests', `At most ${MAXIMUM_GUESTS}, fewer where the villa is smaller.`],
  ['Security deposit', '€500.00 in cash at check-in, given back at check-out.'],
  ['Cancellation', '70% of what you paid comes back if you cancel 21 days or more before arrival; after that nothing is refunded.'],
  ['Early departure, no-show', 'Charged in full.'],
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
