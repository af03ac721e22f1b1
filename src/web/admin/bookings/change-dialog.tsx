import { type ReactNode, useState } from 'react'
import { Form, useNavigate } from 'react-router'
import type { OwnerChange } from '#domain/bookings/status-change.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { BookingDetails } from './booking-details.ts'
import { type Change, ConsequenceList } from './consequences.tsx'
import { PaymentFields } from './payment-fields.tsx'
import { RefundFields, type RefundOffer } from './refund-fields.tsx'
import { TellGuestField } from './tell-guest-field.tsx'

type Payment = BookingDetails['payments'][number]

/** The change to confirm; null if no dialog is open. */
export type Asked =
  | { kind: 'change'; change: Change }
  | { kind: 'payment'; remaining: number; expected: number | undefined }
  | { kind: 'reversal'; payment: Payment; remaining: number }
  | null

type Shared = {
  booking: { id: number; version: number; page: string; ended: boolean }
  offer: RefundOffer | null
  today: CalendarDay
  result: FormResult | undefined
}

const titles: Record<OwnerChange, string> = {
  paid: words.setToPaid,
  partial_paid: words.setToPartiallyPaid,
  cancelled: words.cancelBooking,
  refunded: words.cancelBooking,
  failed: words.setToFailed,
  delete: words.deleteBooking,
  restore: words.bringBookingBack,
}

function chooseTitle(asked: Asked, ended: boolean): string {
  if (asked?.kind === 'payment') return words.recordAPayment
  if (asked?.kind === 'reversal') return words.reverseAPayment
  if (!asked) return ''
  if (asked.change.refundable > 0) return ended ? words.refundMore : words.cancelAndRefund
  return titles[asked.change.change]
}

/** Shows the effects of a change, and asks for the payment, refund or reason it needs. */
export function ChangeDialog({ asked, ...shared }: Shared & { asked: Asked }) {
  const navigate = useNavigate()
  const { page, ended } = shared.booking
  return (
    <Dialog
      open={asked !== null}
      close={() => navigate(page, { replace: true, preventScrollReset: true })}
      title={chooseTitle(asked, ended)}
    >
      {asked?.kind === 'payment' && <PaymentForm remaining={asked.remaining} expected={asked.expected} {...shared} />}
      {asked?.kind === 'reversal' && <ReversalForm payment={asked.payment} remaining={asked.remaining} {...shared} />}
      {asked?.kind === 'change' && <ChangeForm change={asked.change} {...shared} />}
    </Dialog>
  )
}

function PaymentForm({ remaining, expected, ...shared }: Shared & { remaining: number; expected: number | undefined }) {
  return (
    <Act intent="record" act={words.record} {...shared}>
      <p className="text-sm">{words.theGuestGetsAReceipt}</p>
      <PaymentFields least={0} most={remaining} expected={expected} today={shared.today} result={shared.result} />
    </Act>
  )
}

function ReversalForm({ payment, remaining, ...shared }: Shared & { payment: Payment; remaining: number }) {
  return (
    <Act intent="reverse" act={words.reverse} {...shared}>
      <input type="hidden" name="paymentId" value={payment.id} />
      <p className="text-sm tabular">{words.wasRecordedByMistake(payment.orderId, formatEuros(payment.amount))}</p>
      <Reason result={shared.result} required />
      <fieldset className="space-y-5">
        <legend className="font-semibold">{words.theRightPayment}</legend>
        <p className="text-ink-soft text-sm">{words.theRightPaymentHint}</p>
        <PaymentFields least={0} most={remaining + payment.amount} today={shared.today} result={shared.result} />
      </fieldset>
    </Act>
  )
}

function ChangeForm({ change, ...shared }: Shared & { change: Change }) {
  const { problem, payment, refundable } = change
  const { offer, result, today, booking } = shared
  if (problem !== null) {
    return (
      <div className="space-y-5">
        <Notice tone="caution" title={words.thisCannotBeDone}>
          {problem}
        </Notice>
        <LinkButton to={booking.page} replace preventScrollReset>
          {words.close}
        </LinkButton>
      </div>
    )
  }
  const hides = change.change === 'delete' || change.change === 'restore'
  const refunds = refundable > 0 && offer !== null
  return (
    <Act
      intent={change.change === 'delete' || change.change === 'restore' ? change.change : 'status'}
      act={chooseAct(change, booking.ended)}
      {...shared}
    >
      {change.change === 'delete' && <p>{words.areYouSureYouWant}</p>}
      <ConsequenceList change={change} />
      {refunds ? (
        <RefundFields ending={change.change} offer={offer} result={result} />
      ) : (
        <input type="hidden" name="status" value={change.change} />
      )}
      {payment && payment.least > 0 && <PaymentFields {...payment} today={today} result={result} />}
      {!hides && <Reason result={result} />}
      {change.change === 'restore' && change.mails.length > 0 && <TellGuestField typed={result?.typed} />}
    </Act>
  )
}

function chooseAct({ change, refundable }: Change, ended: boolean): string {
  if (change === 'delete') return words.deleteIt
  if (change === 'restore') return words.bringBack
  if (refundable > 0) return ended ? words.refund : words.endTheBooking
  return titles[change]
}

const Reason = ({ result, required = false }: { result: FormResult | undefined; required?: boolean }) => (
  <TextArea
    label={words.reason}
    name="reason"
    required={required}
    maxLength={500}
    rows={2}
    defaultValue={result?.typed?.reason}
    error={result?.errors?.reason}
  />
)

type ActProps = Shared & { intent: 'status' | 'record' | 'reverse' | 'delete' | 'restore'; act: string; children: ReactNode }

function Act({ intent, act, booking, result, children }: ActProps) {
  const [version] = useState(result?.typed?.version ?? booking.version)
  return (
    <Form method="post" replace noValidate preventScrollReset className="space-y-5">
      <Intent is={intent} />
      <input type="hidden" name="bookingId" value={booking.id} />
      <input type="hidden" name="version" value={version} />
      {children}
      <div className="flex flex-wrap gap-3">
        <SubmitButton acting={words.oneMoment} look="act">
          {act}
        </SubmitButton>
        <LinkButton to={booking.page} replace preventScrollReset>
          {words.keepItAsItIs}
        </LinkButton>
      </div>
      {(intent === 'record' || intent === 'status' || intent === 'reverse') && <FormQuestion result={result} />}
      <FormFailure result={result} here={booking.page} />
    </Form>
  )
}
