import { use } from 'react'
import { href } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { canCancel } from '#domain/bookings/own-stay.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/stay.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { LookingOn } from './looking-on.ts'
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

function Way({ to, name, note }: { to: string; name: string; note?: string }) {
  const lookingOn = use(LookingOn)
  const shown = (
    <>
      <span className="min-w-0">
        <span className="font-semibold">{name}</span> {note && <span className="block text-ink-soft text-sm">{note}</span>}
      </span>
      {!lookingOn && <Icon shape={icons.next} className="size-5 shrink-0 text-ink-soft" />}
    </>
  )
  const look = 'flex min-h-14 items-center justify-between gap-4 py-2'
  return (
    <li className="border-sand-line border-b first:border-t">
      {lookingOn ? (
        <p className={look}>{shown}</p>
      ) : (
        <Link to={to} className={`${look} underline-offset-4 hover:underline`}>
          {shown}
        </Link>
      )}
    </li>
  )
}
