import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { GuestBooking } from '#contract/booking-entries.ts'
import { payStagePath } from '#domain/bookings/guest-links.ts'
import { shareOfStage } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import * as counts from '#words/en/counts.ts'
import { briefRange, formatDay, formatDayWithWeekday } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/reservations.ts'
import { formatPaidDay, Plan } from '../payments/plan.tsx'
import { StageOrigin } from '../payments/stage-origin.tsx'
import { levyLine } from '../pricing/levy-line.ts'
import { Badge } from '../ui/badge.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'

/** A guest's own booking with its payment schedule. */
export function ReservationCard({ booking }: { booking: GuestBooking }) {
  const { villa, villaSlug, picture, bookingNumber } = booking
  const days = briefRange(booking.checkIn, booking.checkOut, true)
  const of = <span className="sr-only"> {`${villa}, ${days}`}</span>
  return (
    <article aria-labelledby={`booking-${booking.id}`} className="card">
      <div className="grid gap-x-10 gap-y-5 md:grid-cols-[19rem_1fr]">
        {picture ? (
          <div>
            <Picture
              picture={picture}
              sizes="(min-width: 48rem) 19rem, 92vw"
              alt=""
              className="aspect-[4/3] w-full rounded-photo object-cover"
            />
          </div>
        ) : (
          <p className="grid aspect-[4/3] place-items-center rounded-photo bg-sand text-ink-soft">{words.noImageAvailable}</p>
        )}
        <div className="min-w-0">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <h2 id={`booking-${booking.id}`} className="text-2xl">
              <Link to={href('/villas/:slug', { slug: villaSlug })} className="underline-offset-4 hover:underline">
                {villa}
                <span className="sr-only">, {days}</span>
              </Link>
            </h2>
            <StatusBadge status={booking.status} />
          </div>
          <p className="text-ink-soft tabular">{words.booking(bookingNumber)}</p>
          <dl className="facts mt-4">
            <Fact name={words.checkIn} value={formatDayWithWeekday(booking.checkIn)} />
            <Fact name={words.checkOut} value={formatDayWithWeekday(booking.checkOut)} />
            <Fact name={words.duration} value={counts.nights(booking.nights)} />
            <Fact name={words.guests} value={String(booking.guests)} />
            <Fact name={words.totalPrice} value={[formatEurosBriefly(booking.total), levyLine(booking)].filter(Boolean).join(', ')} />
            <Fact name={words.ratePerNight} value={formatEurosBriefly(booking.ratePerNight)} />
            <Fact
              name={words.discount}
              value={booking.discount > 0 ? `−${formatEurosBriefly(booking.discount)}` : words.noDiscountApplied}
            />
            <Fact name={words.bookedOn} value={formatDay(dayAtProperty(new Date(booking.bookedAt)))} />
            {booking.specialRequests && <Fact name={words.specialRequests} value={booking.specialRequests} />}
          </dl>
          <p className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2">
            <LinkButton to={href('/reservations/:bookingNumber', { bookingNumber })} small>
              {words.openYourStay}
              {of}
            </LinkButton>
            <AddToCalendar bookingId={booking.id}>{of}</AddToCalendar>
            <Link
              to={`${href('/reservations')}?${new URLSearchParams({ support: booking.firstOrderId ?? '' })}`}
              preventScrollReset
              className="link link-alone"
            >
              <Icon shape={icons.mail} className="size-4" /> {words.contactSupport}
              {of}
            </Link>
          </p>
        </div>
      </div>
      {booking.plan === 'partial' && <Schedule booking={booking} of={of} />}
    </article>
  )
}

const Fact = ({ name, value }: { name: string; value: string }) => (
  <div className="min-w-0">
    <dt>{name}</dt>
    <dd>{value}</dd>
  </div>
)

function StatusBadge({ status }: Pick<GuestBooking, 'status'>) {
  const partly = status === 'partial_paid'
  return (
    <Badge tone={partly ? 'open' : 'done'} icon={partly ? icons.clock : icons.check}>
      {partly ? words.partiallyPaid : words.confirmed}
    </Badge>
  )
}

/** Only the next unpaid stage can be paid. `of`: tells it from that of other stays. */
function Schedule({ booking, of }: { booking: GuestBooking; of: ReactNode }) {
  const { stages } = booking
  const next = booking.status === 'partial_paid' ? stages.find(({ paid }) => !paid) : undefined
  return (
    <section aria-labelledby={`schedule-${booking.id}`} className="mt-6 border-sand-line border-t pt-5">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
        <h3 id={`schedule-${booking.id}`} className="text-xl">
          {words.paymentSchedule}
          {of}
        </h3>
        {next && (
          <LinkButton to={payStagePath(booking.id)} look="act">
            {words.payNow} {formatEurosBriefly(next.due)}
            {of}
          </LinkButton>
        )}
      </div>
      <div className="mt-5">
        <Plan
          steps={stages.map(({ stage, amount, due, dueOn, paid, paidOn }) => {
            const share = shareOfStage(stages, stage)
            return {
              key: stage,
              paid,
              amount: formatEurosBriefly(amount),
              name: words.stage(share),
              when: paid ? formatPaidDay(paidOn, words.completed) : words.dueOn(formatDay(dueOn)),
              more: !paid && (
                <>
                  <StageOrigin share={share} />
                  {due > 0 && due < amount && (
                    <span className="block text-ink-soft text-sm">{words.ofItStillToPay(formatEurosBriefly(due))}</span>
                  )}
                </>
              ),
            }
          })}
        />
      </div>
      <p className="mt-4 text-ink-soft text-sm tabular">
        {words.paidRemainingChargedInDinars(formatEurosBriefly(booking.paid), formatEurosBriefly(booking.remaining))}
      </p>
    </section>
  )
}
