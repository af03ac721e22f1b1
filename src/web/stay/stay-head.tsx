import { type ReactNode, use } from 'react'
import { href } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { countdown } from '#domain/bookings/own-stay.ts'
import { blocksNights, hasEnded } from '#domain/bookings/status.ts'
import * as counts from '#words/en/counts.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { openTheMap } from '#words/en/payment.ts'
import * as words from '#words/en/stay.ts'
import { useSite } from '../layout/use-site.ts'
import { AddToCalendar } from '../reservations/add-to-calendar.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { PrintButton } from '../ui/print-button.tsx'
import { LookingOn } from './looking-on.ts'

/** Name, countdown, dates and photograph of a stay. */
export function StayHead({ stay }: { stay: OwnStay }) {
  const { booking } = stay
  const lookingOn = use(LookingOn)
  const Title = lookingOn ? 'h2' : 'h1'
  const contact = useSite()?.settings.contact
  return (
    <header>
      {!lookingOn && (
        <p className="no-print">
          <Link to={href('/reservations')} className="link link-alone">
            <Icon shape={icons.back} className="size-4" /> {words.allReservations}
          </Link>
        </p>
      )}
      <div className="beside mt-2 grid items-center gap-x-16 gap-y-6 md:grid-cols-[minmax(0,1fr)_46%]">
        <div className="min-w-0">
          <p className="text-ink-soft">{words.booking(booking.bookingNumber)}</p>
          <Title className="mt-1 text-balance text-3xl">{words.stayAt(booking.villa)}</Title>
          <section aria-label={words.dates} className="mt-4 space-y-1 text-lg">
            <p className="font-semibold">{countdownWords(stay)}</p>
            <p>
              {formatDayWithWeekday(booking.checkIn)} – {formatDayWithWeekday(booking.checkOut)}
            </p>
            <p className="text-ink-soft">
              {counts.nights(booking.nights)}, {counts.guests(booking.guests)}
            </p>
          </section>
          <p className="no-print mt-4 flex flex-wrap gap-x-6">
            {!lookingOn && blocksNights(booking.status) && <AddToCalendar bookingId={booking.id} />}
            {contact?.mapUrl && !hasEnded(booking.status) && <MapLink to={contact.mapUrl}>{openTheMap}</MapLink>}
            <PrintButton>{words.printThisPage}</PrintButton>
          </p>
        </div>
        {booking.picture && (
          <div className="max-md:-order-1">
            <Picture
              picture={booking.picture}
              sizes="(min-width: 84rem) 36rem, (min-width: 48rem) 44vw, 92vw"
              first
              alt=""
              className="aspect-[8/5] w-full rounded-photo object-cover"
            />
          </div>
        )}
      </div>
    </header>
  )
}

const MapLink = ({ to, children }: { to: string; children: ReactNode }) => (
  <a href={to} target="_blank" rel="noreferrer" className="link link-alone">
    <Icon shape={icons.pin} className="size-4" /> {children}
  </a>
)

/** How far away the stay is, in a sentence. */
function countdownWords({ booking, today }: OwnStay): string {
  if (hasEnded(booking.status)) return words.isCancelled
  const now = countdown(booking, today)
  if (now.state === 'ahead') return words.arrivesIn(now.days)
  if (now.state === 'here') return words.leavesIn(now.days)
  return { arrival: words.arrivesToday, departure: words.leavesToday, over: words.isOver }[now.state]
}
