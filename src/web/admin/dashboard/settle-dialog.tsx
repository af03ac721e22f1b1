import { Form, href, useNavigate } from 'react-router'
import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-dashboard.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { LinkButton } from '../../ui/button.tsx'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field, Select, TextArea } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

const BACK = href('/admin/dashboard')

const ways: Partial<Record<Attention['kind'], readonly (readonly [string, string])[]>> = {
  failed_refund: [
    ['again', words.askTheBankOnceMore],
    ['done', words.refundedAnotherWay],
  ],
  lost_payment: [
    ['attach', words.itBelongsToABooking],
    ['refund', words.refundThroughTheBank],
    ['done', words.itWasSettledAnotherWay],
  ],
  refused_rate: [['accept', words.theRateIsRightCharge]],
  unclear_payment: [
    ['paid', words.theBankSays],
    ['not_paid', words.theBankSaysThatItWas],
  ],
}

/** Resolves an item by hand, with a note about what was done. */
export function SettleDialog({ item, result }: { item: Attention | undefined; result: FormResult | undefined }) {
  const navigate = useNavigate()
  const choices = item && ways[item.kind]
  return (
    <Dialog open={item !== undefined} close={() => navigate(BACK, { replace: true, preventScrollReset: true })} title={words.settle}>
      <p className="text-sm">{item?.text}</p>
      <Form method="post" replace noValidate preventScrollReset className="mt-5 space-y-5">
        <Intent is="settle" />
        <ItemIds item={item} />
        <FormFailure result={result} here={BACK} />
        {choices && (
          <Select label={words.whatHappened} name="how" defaultValue={result?.typed?.how} error={result?.errors?.how}>
            {choices.map(([how, label]) => (
              <option key={how} value={how}>
                {label}
              </option>
            ))}
          </Select>
        )}
        {item?.kind === 'lost_payment' && <AttachFields result={result} />}
        <TextArea
          label={words.whatWasDoneAboutIt}
          name="note"
          maxLength={500}
          defaultValue={result?.typed?.note}
          error={result?.errors?.note}
        />
        <div className="flex flex-wrap gap-3">
          <SubmitButton acting={words.settling} look="act">
            {words.settle}
          </SubmitButton>
          <LinkButton to={BACK} replace preventScrollReset>
            {words.cancel}
          </LinkButton>
        </div>
      </Form>
    </Dialog>
  )
}

/** Hidden fields with the id of the item. */
function ItemIds({ item }: { item: Attention | undefined }) {
  const { refundId, lostPaymentId, paymentId, rateId, restoreId, lowPriceOf, jobHoldId } = item ?? {}
  const ids = { refundId, lostPaymentId, paymentId, rateId, restoreId, lowPriceOf, jobHoldId }
  const [name, value] = Object.entries(ids).find(([, id]) => id !== null && id !== undefined) ?? ['paymentId', '']
  return <input type="hidden" name={name} value={value ?? ''} />
}

function AttachFields({ result }: { result: FormResult | undefined }) {
  const { typed, errors } = result ?? {}
  return (
    <>
      <Field
        label={words.bookingNumber}
        name="bookingNumber"
        required={false}
        maxLength={20}
        autoComplete="off"
        hint={words.whereItBelongs}
        defaultValue={typed?.bookingNumber}
        error={errors?.bookingNumber}
      />
      <DecimalField
        label={words.countsAsInEuros}
        name="amount"
        required={false}
        hint={words.leftEmptyTheBookingsNext}
        defaultValue={typed?.amount}
        error={errors?.amount}
      />
    </>
  )
}
