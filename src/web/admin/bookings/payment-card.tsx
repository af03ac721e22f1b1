import { forRoles } from '#domain/accounts/roles.ts'
import { formatTransactionDate } from '#domain/bookings/transaction-date.ts'
import { isFixedRate } from '#domain/currency.ts'
import { formatDay, momentInFull } from '#words/en/days.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatDinars, formatEuros, formatRate } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { formatMoment } from '../format-moment.ts'
import { useMay } from '../use-may.ts'
import type { BookingDetails } from './booking-facts.tsx'
import type { FactRow } from './facts.tsx'

type Payment = BookingDetails['payments'][number]

const states: Record<Payment['state'], { label: string; tone: 'good' | 'waiting' | 'bad' }> = {
  open: { label: words.waitingForTheBank, tone: 'waiting' },
  approved: { label: words.approved, tone: 'good' },
  failed: { label: words.notApproved, tone: 'bad' },
  error: { label: words.notCompleted, tone: 'bad' },
}

const refundStates: Record<Payment['refunds'][number]['state'], string> = {
  due: words.onItsWay,
  unclear: words.waitingForTheBanksAnswer,
  done: words.refundDone,
  failed: words.refusedByTheBank,
}

/** A payment attempt with everything the bank reported. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const may = useMay()
  const { state, refunds, attention } = payment
  const rows: FactRow[] = [
    [words.amount, `${formatEuros(payment.amount)}, ${formatDinars(payment.dinars)}`],
    [
      words.rate,
      [formatRate(payment.rate), isFixedRate(payment.rateSource) ? '' : formatDay(payment.rateDate), translateStored(payment.rateSource)]
        .filter(Boolean)
        .join(', '),
    ],
    [words.opened, formatMoment(payment.openedAt)],
    [words.settled, payment.settledAt && formatMoment(payment.settledAt)],
    [words.authorisationCode, payment.authCode],
    [words.transactionId, payment.transId],
    [words.referenceNumber, payment.hostRefNum],
    [words.response, payment.response],
    [words.statusCode, payment.procReturnCode],
    [words.threeDStatus, payment.mdStatus],
    [words.transactionDate, payment.trxDate && formatTransactionDate(payment.trxDate, momentInFull)],
    [words.card, payment.maskedPan],
    [words.error, [payment.errCode, payment.errMsg].filter(Boolean).join(': ')],
    [words.receivedOn, payment.receivedOn && formatDay(payment.receivedOn)],
    [words.reference, payment.reference],
    [words.recordedBy, payment.recordedBy],
  ]
  const told = rows.filter(([, value]) => value)
  return (
    <article className="panel" aria-label={words.payment(payment.orderId)}>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <h3 className="text-lg">
          {payment.orderId}
          <span className="block font-sans text-ink-soft text-sm">
            {words.stage(payment.stage)} {payment.method === 'card' ? words.cardTry(payment.attempt) : methodLabels[payment.method]}
          </span>
        </h3>
        <span className="badge text-sm" data-tone={states[state].tone}>
          {states[state].label}
        </span>
      </div>
      {attention && (
        <div className="mt-4">
          <Notice tone="caution" title={words.needsAttention}>
            {translateStored(attention)}
          </Notice>
        </div>
      )}
      <dl className="facts mt-4 text-sm">
        {told.map(([name, value]) => (
          <div key={name} className="min-w-0">
            <dt>{name}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
      </dl>
      {state === 'approved' && payment.method !== 'card' && refunds.length === 0 && may(forRoles.management) && (
        <Link to={`?reverse=${payment.id}`} preventScrollReset className="link link-alone mt-3 text-sm">
          {words.reverseRecordedByMistake}
        </Link>
      )}
      {refunds.map((refund) => (
        <p key={refund.id} className="mt-4 border-sand-line border-t pt-3 text-sm tabular">
          {refund.correction
            ? words.reversedRecordedByMistake(translateStored(refund.reason))
            : words.refundOf(
                formatEuros(refund.amount),
                formatDinars(refund.dinars),
                refundStates[refund.state],
                translateStored(refund.reason),
              )}
          {refund.settledAt && `, ${formatMoment(refund.settledAt)}`}
        </p>
      ))}
    </article>
  )
}
