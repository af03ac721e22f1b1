import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import * as counts from '#words/en/counts.ts'
import { methodLabels } from '#words/en/labels.ts'
import { formatDinars, formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Select } from '../../ui/field.tsx'

export type RefundOffer = AnswerOf<typeof bookingCalls.refundOffer>

type Props = { ending: string; offer: RefundOffer; result: FormResult | undefined }

/** Refund amount, by default the cancellation policy's. Any other amount needs a reason. */
export function RefundFields({ ending, offer: { paid, refundable, offer, daysBeforeArrival, parts }, result }: Props) {
  const typed = { status: ending, refundAmount: (offer / 100).toFixed(2), ...result?.typed }
  return (
    <>
      <p className="text-sm tabular">
        {words.wasPaidAtMostCan(formatEuros(paid), formatEuros(refundable), whenWords(daysBeforeArrival))}{' '}
        <strong>{formatEuros(offer)}</strong>.
      </p>
      {parts.length > 0 && (
        <ul className="text-ink-soft text-sm tabular">
          {parts.map(({ orderId, method, amount, dinars }) => (
            <li key={orderId}>
              {orderId}: {formatEuros(amount)},{' '}
              {method === 'card' ? words.toTheCard(formatDinars(dinars)) : words.toBeRefundedByYou(methodLabels[method])}
            </li>
          ))}
        </ul>
      )}
      <Select label={words.theBookingEndsAs} name="status" defaultValue={typed.status} error={result?.errors?.status}>
        <option value="cancelled">{words.cancelled}</option>
        <option value="refunded">{words.refunded}</option>
      </Select>
      <DecimalField
        label={words.amountToRefund}
        name="refundAmount"
        defaultValue={typed.refundAmount}
        error={result?.errors?.refundAmount}
        hint={words.anotherAmountThanThePolicys}
      />
    </>
  )
}

const whenWords = (days: number) => (days >= 0 ? words.withToArrival(counts.days(days)) : words.afterArrival)
