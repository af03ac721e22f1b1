import type { HandOffer } from '#contract/hand-bookings.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/en/office-new-booking.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { FormQuestion } from '../../forms/form-question.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Panel } from '../../stay/panel.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { PaymentFields } from './payment-fields.tsx'

type Props = { offer: HandOffer | undefined; today: CalendarDay; result: FormResult | undefined }

/** The payment that makes a stay a booking. Hidden without a price, so that its fields keep what was typed. */
export function HandPaymentPanel({ offer, today, result }: Props) {
  const own = resultFor('book', result) ?? resultFor('book-anyway', result)
  const { total = 0, plan, stages = [] } = offer ?? {}
  const least = plan === 'full' ? total : (stages[0]?.amount ?? total)
  return (
    <div hidden={!offer}>
      <Panel title={words.paymentReceived} id="payment-received">
        <div className="space-y-5">
          <PaymentFields least={least} most={total} today={today} result={result} />
          <FormFailure result={own} />
          <SubmitButton name="intent" value="book" of="book" acting={words.oneMoment} look="act">
            {words.bookIt}
          </SubmitButton>
          <FormQuestion result={own} confirm="book-anyway" />
        </div>
      </Panel>
    </div>
  )
}
