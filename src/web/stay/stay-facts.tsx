import type { OwnStay } from '#contract/guest-stays.ts'
import { payStagePath } from '#domain/bookings/guest-links.ts'
import { blocksNights } from '#domain/bookings/status.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, formatDayWithWeekday } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatDinars, formatEurosBriefly } from '#words/en/numbers.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import * as words from '#words/en/stay.ts'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { levyLine } from '../pricing/levy-line.ts'
import { AddToCalendar } from '../reservations/add-to-calendar.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'
import { Fact, Panel } from './panel.tsx'

type Props = { stay: OwnStay }

export const Dates = ({ stay: { booking } }: Props) => (
  <Panel title={words.dates} id="dates">
    <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-2">
      <Fact name={words.checkIn} value={formatDayWithWeekday(booking.checkIn)}>
        {words.checkInHours}
      </Fact>
      <Fact name={words.checkOut} value={formatDayWithWeekday(booking.checkOut)}>
        {words.checkOutHour}
      </Fact>
      <Fact name={words.length} value={counts.nights(booking.nights)} />
    </dl>
    {blocksNights(booking.status) && (
      <p className="mt-4">
        <AddToCalendar bookingId={booking.id} />
      </p>
    )}
  </Panel>
)

/** What is paid, and what is due and when. */
export function Money({ stay: { booking, payments, paymentOpen, cancellation } }: Props) {
  const next = booking.stages.find(({ due }) => due > 0)
  return (
    <Panel title={words.money} id="money">
      <dl className="grid gap-x-8 gap-y-4 sm:grid-cols-3">
        <Fact name={words.total} value={formatEurosBriefly(booking.total)}>
          {levyLine(booking)}
        </Fact>
        <Fact name={words.paid} value={formatEurosBriefly(booking.paid)} />
        <Fact name={words.stillToPay} value={formatEurosBriefly(booking.remaining)} />
      </dl>
      {paymentOpen && (
        <div className="mt-4">
          <Notice tone="calm">{words.paymentOpen}</Notice>
        </div>
      )}
      {next && (
        <div className="mt-4 flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
          <ul className="tabular text-sm">
            {booking.stages
              .filter(({ due }) => due > 0)
              .map(({ stage, due, dueOn }) => (
                <li key={stage}>{words.dueBy(formatEurosBriefly(due), formatDay(dueOn))}</li>
              ))}
          </ul>
          {booking.status === 'partial_paid' && (
            <LinkButton to={payStagePath(booking.id)} look="act" small className="no-print">
              {words.payStage(formatEurosBriefly(next.due))}
            </LinkButton>
          )}
        </div>
      )}
      {cancellation.length > 0 && (
        <div className="mt-4 text-sm">
          <h3 className="font-sans font-semibold text-sm tracking-normal">{ifYouCancel}</h3>
          <CancellationLadder steps={cancellation} of="paid" />
        </div>
      )}
      <h3 className="mt-6 text-lg">{words.payments}</h3>
      {payments.length === 0 && <p className="text-ink-soft">{words.nothingPaid}</p>}
      <ul>
        {payments.map((payment) => (
          <Payment key={payment.orderId} payment={payment} />
        ))}
      </ul>
    </Panel>
  )
}

function Payment({ payment }: { payment: OwnStay['payments'][number] }) {
  const { method, amount, dinars, at, card, returned, returning } = payment
  const notes = [
    words.paidBy(methodLabels[method], formatDay(dayAtProperty(new Date(at)))),
    ...(card ? [words.cardOf(card)] : []),
    ...(returned > 0 ? [words.returned(formatEurosBriefly(returned))] : []),
    ...(returning > 0 ? [words.returning(formatEurosBriefly(returning))] : []),
  ]
  return (
    <li className="border-sand-line border-b py-3 last:border-0 tabular">
      {words.paymentOf(formatEurosBriefly(amount), formatDinars(dinars))}
      <span className="block text-ink-soft text-sm">{notes.join(', ')}</span>
    </li>
  )
}
