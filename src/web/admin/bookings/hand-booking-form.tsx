import { Form } from 'react-router'
import type { HandOffer } from '#contract/hand-bookings.ts'
import { type CalendarDay, writtenDay } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import * as words from '#words/office-hand-booking.en.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { PriceBreakdown } from '../../pricing/price-breakdown.tsx'
import { Panel } from '../../stay/panel.tsx'
import { Field, TextArea } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { PaymentFields } from './payment-fields.tsx'

type Props = { offer: HandOffer; stay: Record<string, string>; today: CalendarDay; result: FormResult | undefined }

/** The price of a stay, and the guest and the payment that make it a booking. */
export function HandBookingForm({ offer, stay, today, result }: Props) {
  const { villa, checkIn, checkOut, total, plan, stages, broken, reasonNeeded } = offer
  const { amount: ownAmount = '', ...sent } = stay
  const { typed, errors } = result ?? {}
  const least = plan === 'full' ? total : (stages[0]?.amount ?? total)
  return (
    <Panel title={words.guestAndPayment} id="guest-and-payment">
      <p className="mb-4 font-semibold">{words.stay(villa, writtenDay(checkIn), writtenDay(checkOut))}</p>
      <PriceBreakdown price={offer} vatStatement={undefined} />
      {stages.length > 1 && (
        <ul className="mt-4 list-disc space-y-1 pl-5 text-sm tabular">
          {stages.map(({ stage, amount, dueOn }) => (
            <li key={stage}>{words.stage(writtenEuros(amount), writtenDay(dueOn))}</li>
          ))}
        </ul>
      )}
      {broken.length > 0 && (
        <div className="mt-6">
          <Notice tone="caution" title={words.rulesBroken}>
            {broken.map((rule) => (
              <p key={rule}>{rule}</p>
            ))}
          </Notice>
        </div>
      )}
      <Form method="post" noValidate preventScrollReset className="mt-6 space-y-5">
        <Intent is="book" />
        {Object.entries({ ...sent, ownAmount, total: total / 100 }).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Field label={words.name} name="name" maxLength={100} defaultValue={typed?.name} error={errors?.name} />
        <Field
          label={words.email}
          name="email"
          type="email"
          maxLength={254}
          defaultValue={typed?.email}
          error={errors?.email}
          hint={words.emailHint}
        />
        <Field label={words.phone} name="phone" type="tel" maxLength={40} defaultValue={typed?.phone} error={errors?.phone} />
        <TextArea
          label={words.specialRequests}
          name="specialRequests"
          required={false}
          maxLength={1000}
          rows={2}
          defaultValue={typed?.specialRequests}
          error={errors?.specialRequests}
        />
        <PaymentFields least={least} most={total} today={today} result={result} />
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
        <FormFailure result={result} />
        <SubmitButton acting={words.oneMoment} look="act">
          {words.bookIt}
        </SubmitButton>
      </Form>
    </Panel>
  )
}
