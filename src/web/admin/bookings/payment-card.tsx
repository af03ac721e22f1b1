import { Link } from 'react-router'
import { methodLabels } from '#domain/bookings/recorded-payment.ts'
import { writtenTransactionDate } from '#domain/bookings/transaction-date.ts'
import { writtenDay } from '#domain/calendar-day.ts'
import { writtenDinars } from '#domain/currency.ts'
import { writtenEuros } from '#domain/money.ts'
import type { FactRow } from '../../confirmation/facts.tsx'
import { writtenRate } from '../../format.ts'
import { Notice } from '../../ui/notice.tsx'
import { writtenMoment } from '../written-moment.ts'
import type { BookingDetails } from './booking-facts.tsx'

type Payment = BookingDetails['payments'][number]

const states: Record<Payment['state'], { label: string; tone: 'good' | 'waiting' | 'bad' }> = {
  open: { label: 'Waiting for the bank', tone: 'waiting' },
  approved: { label: 'Approved', tone: 'good' },
  failed: { label: 'Not approved', tone: 'bad' },
  error: { label: 'Not completed', tone: 'bad' },
}

const refundStates: Record<Payment['refunds'][number]['state'], string> = {
  due: 'on its way to the bank',
  unclear: 'waiting for the bank’s answer',
  done: 'given back',
  failed: 'refused by the bank',
}

/** A payment attempt with everything the bank reported. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const { state, refunds, attention } = payment
  const rows: FactRow[] = [
    ['Amount', `${writtenEuros(payment.amount)}, ${writtenDinars(payment.dinars)}`],
    ['Rate', `${writtenRate(payment.rate)}, ${writtenDay(payment.rateDate)} (${payment.rateSource})`],
    ['Opened', writtenMoment(payment.openedAt)],
    ['Settled', payment.settledAt && writtenMoment(payment.settledAt)],
    ['Authorisation code', payment.authCode],
    ['Transaction id', payment.transId],
    ['Reference number', payment.hostRefNum],
    ['Response', payment.response],
    ['Status code', payment.procReturnCode],
    ['3-D status', payment.mdStatus],
    ['Transaction date', payment.trxDate && writtenTransactionDate(payment.trxDate)],
    ['Card', payment.maskedPan],
    ['Error', [payment.errCode, payment.errMsg].filter(Boolean).join(': ')],
    ['Received on', payment.receivedOn && writtenDay(payment.receivedOn)],
    ['Reference', payment.reference],
    ['Recorded by', payment.recordedBy],
  ]
  const told = rows.filter(([, value]) => value)
  return (
    <article className="panel" aria-label={`Payment ${payment.orderId}`}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg">
          {payment.orderId}
          <span className="block font-sans text-ink-soft text-sm">
            Stage {payment.stage}, {payment.method === 'card' ? `card, try ${payment.attempt}` : methodLabels[payment.method]}
          </span>
        </h3>
        <span className="badge text-sm" data-tone={states[state].tone}>
          {states[state].label}
        </span>
      </div>
      {attention && (
        <div className="mt-4">
          <Notice tone="caution" title="Needs attention">
            {attention}
          </Notice>
        </div>
      )}
      <dl className="facts mt-4 text-sm">
        {told.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt>{name}</dt>
            <dd className="break-words">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'approved' && payment.method !== 'card' && refunds.length === 0 && (
        <Link to={`?reverse=${payment.id}`} preventScrollReset className="link link-alone mt-3 text-sm">
          Reverse, recorded by mistake
        </Link>
      )}
      {refunds.map((refund) => (
        <p key={refund.id} className="mt-4 border-sand-line border-t pt-3 text-sm tabular">
          {refund.correction
            ? `Reversed, recorded by mistake: ${refund.reason}`
            : `Refund of ${writtenEuros(refund.amount)} (${writtenDinars(refund.dinars)}): ${refundStates[refund.state]}. ${refund.reason}`}
          {refund.settledAt && `, ${writtenMoment(refund.settledAt)}`}
        </p>
      ))}
    </article>
  )
}
