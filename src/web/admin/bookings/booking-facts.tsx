import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { mailLink, phoneLink } from '#domain/contact-links.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, formatDayWithWeekday, formatTime } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { PriceBreakdown } from '../../pricing/price-breakdown.tsx'
import { formatMoment } from '../format-moment.ts'
import { type FactRow, Facts } from './facts.tsx'

export type BookingDetails = AnswerOf<typeof bookingCalls.details>

type Stage = BookingDetails['booking']['stages'][number]

function stageWords({ paid, due, amount, dueOn }: Pick<Stage, 'paid' | 'due' | 'amount' | 'dueOn'>): string {
  if (paid) return words.isPaid
  if (due === 0) return words.notPaidAndNotOwed
  return due < amount ? words.restDueOn(formatEuros(due), formatDay(dueOn)) : words.dueOn(formatDay(dueOn))
}

/** Guest, dates, price and payments of a booking. */
export function BookingFacts({ details }: { details: BookingDetails }) {
  const { booking, hold, holdsUntil, hidden, termsAcceptedAt, termsVersion, arrivalTime, income } = details
  const restricted = booking.status === 'restricted'
  const stay: FactRow[] = [
    [words.villa, booking.villa],
    [words.checkIn, formatDayWithWeekday(booking.checkIn)],
    [words.checkOut, formatDayWithWeekday(booking.checkOut)],
    [words.length, counts.nights(booking.nights)],
    restricted ? [words.reason, translateStored(booking.specialRequests)] : [words.specialRequests, booking.specialRequests],
    [words.made, formatMoment(booking.bookedAt)],
  ]
  if (hidden) stay.push([words.deleted, words.hiddenFromTheLists])
  if (hold && holdsUntil)
    stay.push([
      words.holdReasons[hold],
      hold === 'correction' ? words.nightsHeldUntilYouDecide : words.nightsHeldUntil(formatMoment(holdsUntil)),
    ])
  return (
    <div className="space-y-6">
      <Facts title={words.stay} rows={stay} />
      {!restricted && (
        <>
          <Facts
            title={words.guest}
            rows={[
              [words.name, booking.guest.name],
              [
                words.email,
                <a key="mail" href={mailLink(booking.guest.email)} className="link">
                  {booking.guest.email}
                </a>,
              ],
              [
                words.phone,
                <a key="phone" href={phoneLink(booking.guest.phone)} className="link">
                  {booking.guest.phone}
                </a>,
              ],
              [words.guests, booking.guests],
              [words.arrivalTime, formatTime(arrivalTime)],
              [words.termsAccepted, termsAcceptedAt && words.version(formatMoment(termsAcceptedAt), termsVersion ?? '')],
            ]}
          />
          <section className="panel">
            <h2 className="mb-3 text-xl">{words.price}</h2>
            <PriceBreakdown price={booking} vatStatement={undefined} />
            <h3 className="mt-6 text-lg">{words.stages}</h3>
            <ol className="tabular text-sm">
              {booking.stages.map(({ stage, amount, due, dueOn, paid }, index) => (
                <li key={stage} className="flex justify-between gap-4 border-sand-line border-b py-2">
                  <span>
                    {words.stage(index + 1)} {stageWords({ paid, due, amount, dueOn })}
                  </span>
                  <span>{formatEuros(amount)}</span>
                </li>
              ))}
            </ol>
            <p className="mt-3 text-sm tabular">{words.paidRemaining(formatEuros(booking.paid), formatEuros(booking.remaining))}</p>
          </section>
          {income.received > 0 && (
            <Facts
              title={words.incomeOfBooking}
              rows={[
                [words.received, formatEuros(income.received)],
                [words.climateLevy, formatEuros(income.levy)],
                [words.vat, formatEuros(income.vat)],
                [words.municipalFee, formatEuros(income.municipalFee)],
                [words.income, formatEuros(income.income)],
              ]}
            />
          )}
        </>
      )}
    </div>
  )
}
