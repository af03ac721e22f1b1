import { useLocation } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import { isSold } from '#domain/bookings/status.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import * as changeWords from '#words/en/office-stay.ts'
import { PriceBreakdown } from '../../pricing/price-breakdown.tsx'
import { Link } from '../../ui/link.tsx'
import { useMay } from '../use-may.ts'
import { toChange } from './asked.ts'
import type { BookingDetails } from './booking-details.ts'
import { FactRows } from './facts.tsx'
import { OPEN_STAGES } from './open-stage-fields.tsx'
import { PaymentCard } from './payment-card.tsx'

type Stage = BookingDetails['booking']['stages'][number]

function stageWords({ paid, due, amount, dueOn }: Pick<Stage, 'paid' | 'due' | 'amount' | 'dueOn'>): string {
  if (paid) return words.isPaid
  if (due === 0) return words.notPaidAndNotOwed
  return due < amount ? words.restDueOn(formatEuros(due), formatDay(dueOn)) : words.dueOn(formatDay(dueOn))
}

type Props = { details: BookingDetails; today: string }

/** What is owed and paid; the price, each payment with the bank's data and the income are folded. */
export function BookingMoney({ details: { booking, payments, income, hidden }, today }: Props) {
  const may = useMay()
  const { search } = useLocation()
  return (
    <section aria-labelledby="money" className="side-part">
      <div className="side-head">
        <h2 id="money">{words.money}</h2>
        <span>{formatEuros(booking.total)}</span>
      </div>
      <div className="money-bar" aria-hidden="true">
        {booking.stages.map(({ stage, amount, paid, dueOn }) => (
          <span key={stage} style={{ flexGrow: amount }} data-state={paid ? 'done' : dueOn < today ? 'late' : 'coming'} />
        ))}
      </div>
      <ol className="tabular">
        {booking.stages.map(({ stage, amount, due, dueOn, paid }, index) => (
          <li key={stage} className={`flex justify-between gap-4 py-1 ${!paid && due > 0 && dueOn < today ? 'text-brick' : ''}`}>
            <span>
              {words.stage(index + 1)} {stageWords({ paid, due, amount, dueOn })}
            </span>
            <span>{formatEuros(amount)}</span>
          </li>
        ))}
      </ol>
      <p className="money-rest">
        <span>{words.paidRemaining(formatEuros(booking.paid), formatEuros(booking.remaining))}</span>
      </p>
      {!hidden && isSold(booking.status) && may(forRoles.management) && (
        <p className="flex flex-wrap gap-x-4 py-2">
          <Link to={toChange(booking.id, search, { stages: OPEN_STAGES })} className="link link-alone">
            {changeWords.changeStages}
          </Link>
          <Link to={toChange(booking.id, search, { price: 'less' })} className="link link-alone">
            {changeWords.refundAPart}
          </Link>
        </p>
      )}
      <details className="side-fold">
        <summary>{words.price}</summary>
        <PriceBreakdown price={booking} vatStatement={undefined} />
      </details>
      <h3 className="mt-4 font-sans font-semibold">{words.payments}</h3>
      {payments.length === 0 && <p className="text-ink-soft">{words.nobodyHasTriedToPay}</p>}
      {payments.map((payment) => (
        <PaymentCard key={payment.id} payment={payment} />
      ))}
      {income.received > 0 && (
        <details className="side-fold">
          <summary>{words.incomeOfBooking}</summary>
          <FactRows
            rows={[
              [words.received, formatEuros(income.received)],
              [words.climateLevy, formatEuros(income.levy)],
              [words.vat, formatEuros(income.vat)],
              [words.municipalFee, formatEuros(income.municipalFee)],
              [words.income, formatEuros(income.income)],
            ]}
          />
        </details>
      )}
    </section>
  )
}
