import { useLocation } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import type { BookingStatus } from '#domain/bookings/status.ts'
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
import { bookingQuery } from './asked.ts'
import type { BookingDetails } from './booking-details.ts'
import { type FactRow, FactRows } from './facts.tsx'

type Payment = BookingDetails['payments'][number]

const signs: Record<Payment['state'], BookingStatus> = { open: 'pending', approved: 'paid', failed: 'failed', error: 'failed' }

/** A payment attempt; everything the bank reported is folded. */
export function PaymentCard({ payment }: { payment: Payment }) {
  const may = useMay()
  const { search } = useLocation()
  const { state, refunds, attention } = payment
  const rows: FactRow[] = [
    [words.orderId, payment.orderId],
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
  return (
    <article className="side-fold" aria-label={words.payment(payment.orderId)}>
      <details>
        <summary>
          <span>
            {formatEuros(payment.amount)}{' '}
            <span className="block text-ink-soft text-sm">
              {words.stage(payment.stage)} {payment.method === 'card' ? words.cardTry(payment.attempt) : methodLabels[payment.method]}
            </span>
          </span>{' '}
          <span className="state text-sm" data-status={signs[state]}>
            {words.paymentStates[state]}
          </span>
        </summary>
        <FactRows rows={rows} />
      </details>
      {attention && (
        <Notice tone="caution" title={words.needsAttention}>
          {translateStored(attention)}
        </Notice>
      )}
      {state === 'approved' && payment.method !== 'card' && refunds.length === 0 && may(forRoles.management) && (
        <Link to={bookingQuery(search, { reverse: payment.id })} preventScrollReset className="link link-alone text-sm">
          {words.reverseRecordedByMistake}
        </Link>
      )}
      {refunds.map((refund) => (
        <p key={refund.id} className="pb-2 text-sm tabular">
          {refund.correction
            ? words.reversedRecordedByMistake(translateStored(refund.reason))
            : words.refundOf(
                formatEuros(refund.amount),
                formatDinars(refund.dinars),
                words.refundStates[refund.state],
                translateStored(refund.reason),
              )}
          {refund.settledAt && `, ${formatMoment(refund.settledAt)}`}
        </p>
      ))}
    </article>
  )
}
