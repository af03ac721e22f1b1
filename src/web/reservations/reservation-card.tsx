import { href } from 'react-router'
import type { GuestBooking } from '#contract/booking-entries.ts'
import { payStagePath } from '#domain/bookings/guest-links.ts'
import { shareOfStage } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, formatDayWithWeekday } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/reservations.ts'
import { StageOrigin } from '../payments/stage-origin.tsx'
import { levyLine } from '../pricing/levy-line.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { AddToCalendar } from './add-to-calendar.tsx'

/** A guest's own booking with its payment schedule. */
export function ReservationCard({ booking }: { booking: GuestBooking }) {
  const { villa, villaSlug, picture } = booking
  return (
    <article aria-labelledby={`booking-${booking.id}`} className="overflow-hidden rounded-soft border border-sand-line bg-limewash">
      <div className="grid gap-6 p-5 sm:p-8 lg:grid-cols-[16rem_1fr]">
        <div className="flex flex-col gap-4">
          {picture ? (
            <Picture
              picture={picture}
              sizes="(min-width: 64rem) 16rem, 92vw"
              alt=""
              className="aspect-[3/2] w-full rounded-soft object-cover"
            />
          ) : (
            <p className="grid aspect-[3/2] place-items-center rounded-soft bg-sand text-ink-soft">{words.noImageAvailable}</p>
          )}
          <Link
            to={`${href('/reservations')}?${new URLSearchParams({ support: booking.firstOrderId ?? '' })}`}
            preventScrollReset
            className="link link-alone"
          >
            <Icon shape={icons.mail} className="size-4" /> {words.contactSupport}
          </Link>
          <Link to={href('/reservations/:bookingNumber', { bookingNumber: booking.bookingNumber })} className="link link-alone">
            <Icon shape={icons.arrow} className="size-4" /> {words.openYourStay}
          </Link>
          <AddToCalendar bookingId={booking.id} />
        </div>
        <div className="min-w-0">
          <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-2">
            <h2 id={`booking-${booking.id}`} className="text-2xl">
              <Link to={href('/villas/:slug', { slug: villaSlug })} className="underline-offset-4 hover:underline">
                {villa}
              </Link>
            </h2>
            <StatusBadge status={booking.status} />
          </div>
          <p className="text-ink-soft tabular">{words.booking(booking.bookingNumber)}</p>
          <dl className="facts mt-5">
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
        </div>
      </div>
      {booking.plan === 'partial' && <Schedule booking={booking} />}
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
    <span
      className={`inline-flex max-w-full items-center gap-1.5 rounded-soft px-3 py-1 font-semibold text-sm ${partly ? 'bg-ochre-mist text-ochre' : 'bg-olive-mist text-olive'}`}
    >
      <Icon shape={partly ? icons.clock : icons.check} className="size-4 shrink-0" />
      <span className="min-w-0 wrap-anywhere">{partly ? words.partiallyPaid : words.confirmed}</span>
    </span>
  )
}

const toSchedule = ({ stages }: GuestBooking) => stages.map((stage) => ({ ...stage, share: shareOfStage(stages, stage.stage) }))

/** Only the next unpaid stage can be paid. */
function Schedule({ booking }: { booking: GuestBooking }) {
  const next = booking.status === 'partial_paid' ? booking.stages.find(({ paid }) => !paid) : undefined
  return (
    <section aria-label={words.paymentSchedule} className="border-sand-line border-t bg-chalk p-5 sm:p-8">
      <h3 className="text-xl">{words.paymentSchedule}</h3>
      <ol className="mt-3 tabular">
        {toSchedule(booking).map(({ stage, amount, due, dueOn, paid, share }) => (
          <li
            key={stage}
            className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-sand-line border-b py-3 last:border-0"
          >
            <span>
              {words.stage(share)}
              {!paid && <StageOrigin share={share} />}
              <span className="block text-ink-soft text-sm">{paid ? words.completed : words.dueOn(formatDay(dueOn))}</span>
            </span>
            <span className="ml-auto text-right">
              {formatEurosBriefly(amount)}
              {due > 0 && due < amount && (
                <span className="block text-ink-soft text-sm">{words.ofItStillToPay(formatEurosBriefly(due))}</span>
              )}
            </span>
            {stage === next?.stage && (
              <LinkButton to={payStagePath(booking.id)} look="act" small>
                {words.payNow}
              </LinkButton>
            )}
          </li>
        ))}
      </ol>
      <p className="mt-3 text-ink-soft text-sm tabular">
        {words.paidRemainingChargedInDinars(formatEurosBriefly(booking.paid), formatEurosBriefly(booking.remaining))}
      </p>
    </section>
  )
}
