import { href } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { canCancel } from '#domain/bookings/own-stay.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/stay.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Panel } from './panel.tsx'

/** The two ways out of a stay as it is; none once it has begun. */
export function ChangeOrCancel({ stay: { booking, today, cancellation } }: { stay: OwnStay }) {
  if (!canCancel(booking, today)) return null
  const { bookingNumber } = booking
  const back = cancellation[0]?.amount ?? 0
  return (
    <Panel title={words.changeOrCancel} id="change">
      <ul className="no-print">
        <Way to={href('/reservations/:bookingNumber/change', { bookingNumber })} name={words.changeTheStay} />
        <Way
          to={href('/reservations/:bookingNumber/cancel', { bookingNumber })}
          name={words.cancelThisStay}
          note={back > 0 ? words.wouldGoBack(formatEurosBriefly(back)) : words.nothingWouldGoBack}
        />
      </ul>
    </Panel>
  )
}

const Way = ({ to, name, note }: { to: string; name: string; note?: string }) => (
  <li className="border-sand-line border-b first:border-t">
    <Link to={to} className="flex min-h-14 items-center justify-between gap-4 py-2 underline-offset-4 hover:underline">
      <span className="min-w-0">
        <span className="font-semibold">{name}</span>
        {note && <span className="block text-ink-soft text-sm">{note}</span>}
      </span>
      <Icon shape={icons.next} className="size-5 shrink-0 text-ink-soft" />
    </Link>
  </li>
)
