import { useState } from 'react'
import { Form, Link, useNavigate, useNavigation } from 'react-router'
import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'
import { writtenDinars } from '#domain/currency.ts'
import { writtenEuros } from '#domain/money.ts'
import { counted } from '../../format.ts'
import { Intent } from '../../forms/intent.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { FormFailure, type OfficeAnswer } from '../form-failure.tsx'

export type RefundOffer = AnswerOf<typeof bookingCalls.refundOffer>

type Props = {
  /** How the booking should end; null while nobody asks. */
  ending: 'cancelled' | 'refunded' | null
  offer: RefundOffer | null
  booking: { id: number; version: number; page: string }
  answer: OfficeAnswer | undefined
}

/** Ends a booking: what goes back to the guest is offered by the cancellation policy, any other amount wants a reason. */
export function EndDialog({ ending, offer, booking, answer }: Props) {
  const navigate = useNavigate()
  const open = ending !== null && offer !== null
  return (
    <Dialog open={open} close={() => navigate(booking.page, { replace: true, preventScrollReset: true })} title="Cancel and refund">
      {open && <EndForm ending={ending} offer={offer} booking={booking} answer={answer} />}
    </Dialog>
  )
}

type Open = { ending: string; offer: RefundOffer; booking: Props['booking']; answer: OfficeAnswer | undefined }

function EndForm({ ending, offer, booking, answer }: Open) {
  const busy = useNavigation().state === 'submitting'
  const [version] = useState(answer?.typed?.version ?? booking.version)
  const { paid, refundable, offer: offered, daysBeforeArrival, parts } = offer
  const typed = { status: ending, refundAmount: (offered / 100).toFixed(2), reason: '', ...answer?.typed }
  return (
    <Form method="post" replace noValidate preventScrollReset className="space-y-5">
      <Intent is="end" />
      <input type="hidden" name="bookingId" value={booking.id} />
      <input type="hidden" name="version" value={version} />
      <FormFailure answer={answer} here={booking.page} />
      <p className="text-sm tabular">
        {writtenEuros(paid)} was paid; at most {writtenEuros(refundable)} can go back. {whenWords(daysBeforeArrival)} the cancellation
        policy gives back <strong>{writtenEuros(offered)}</strong>.
      </p>
      {parts.length > 0 && (
        <ul className="text-ink-soft text-sm tabular">
          {parts.map(({ orderId, method, amount, dinars }) => (
            <li key={orderId}>
              {orderId}: {writtenEuros(amount)},{' '}
              {method === 'transfer' ? 'to be transferred back by you' : `${writtenDinars(dinars)} to the card`}
            </li>
          ))}
        </ul>
      )}
      <Select label="The booking ends as" name="status" defaultValue={typed.status} error={answer?.errors?.status}>
        <option value="cancelled">Cancelled</option>
        <option value="refunded">Refunded</option>
      </Select>
      <Field
        label="Amount to refund (€)"
        name="refundAmount"
        type="number"
        inputMode="decimal"
        min={0}
        max={refundable / 100}
        step={0.01}
        defaultValue={typed.refundAmount}
        error={answer?.errors?.refundAmount}
        hint="Another amount than the policy’s needs a reason."
      />
      <TextArea label="Reason" name="reason" required={false} maxLength={500} defaultValue={typed.reason} error={answer?.errors?.reason} />
      <div className="flex flex-wrap gap-3">
        <button type="submit" disabled={busy} className="button button-act">
          {busy ? 'One moment …' : 'End the booking'}
        </button>
        <Link to={booking.page} replace preventScrollReset className="button button-plain">
          Keep it
        </Link>
      </div>
    </Form>
  )
}

const whenWords = (days: number) => (days >= 0 ? `With ${counted(days, 'day')} to arrival` : 'After arrival')
