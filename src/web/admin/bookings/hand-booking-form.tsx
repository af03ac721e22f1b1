import { Form } from 'react-router'
import type { HandOffer } from '#contract/hand-bookings.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/office-hand-booking.en.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Panel } from '../../stay/panel.tsx'
import { TextArea } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { ContactFields } from './contact-fields.tsx'
import { PaymentFields } from './payment-fields.tsx'

type Props = { offer: HandOffer; stay: Record<string, string>; today: CalendarDay; result: FormResult | undefined }

/** The guest and the payment that make a stay a booking. */
export function HandBookingForm({ offer, stay, today, result }: Props) {
  const { total, plan, stages, reasonNeeded } = offer
  const { amount: ownAmount = '', ...sent } = stay
  const own = resultFor('book', result)
  const { typed, errors } = own ?? {}
  const least = plan === 'full' ? total : (stages[0]?.amount ?? total)
  return (
    <Panel title={words.guestAndPayment} id="guest-and-payment">
      <Form method="post" noValidate preventScrollReset className="space-y-5">
        <Intent is="book" />
        {Object.entries({ ...sent, ownAmount, total: total / 100 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <ContactFields form="book" emailHint={words.emailHint} typed={typed} errors={errors} />
        <TextArea
          label={words.specialRequests}
          name="specialRequests"
          required={false}
          maxLength={1000}
          rows={2}
          defaultValue={typed?.specialRequests}
          error={errors?.specialRequests}
        />
        <PaymentFields least={least} most={total} today={today} result={own} />
        <TextArea
          label={words.reason}
          name="reason"
          required={reasonNeeded}
          maxLength={500}
          rows={2}
          hint={words.reasonHint}
          defaultValue={typed?.reason}
          error={errors?.reason}
        />
        <FormFailure result={own} />
        <SubmitButton acting={words.oneMoment} of="book" look="act">
          {words.bookIt}
        </SubmitButton>
        <FormQuestion result={own} />
      </Form>
    </Panel>
  )
}
