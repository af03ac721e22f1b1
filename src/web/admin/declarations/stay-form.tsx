import { Form } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { paymentMethods } from '#domain/bookings/recorded-payment.ts'
import { methodLabels } from '#words/en/labels.ts'
import * as words from '#words/en/office-books.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field, Select } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { VillaOptions } from '../../ui/villa-options.tsx'

const NAME = 'stay'

type Props = { month: string; villas: Pick<Villa, 'id' | 'name'>[]; result: FormResult | undefined }

/** Adds a stay that was sold on another platform. */
export function StayForm({ month, villas, result }: Props) {
  const own = resultFor(NAME, result)
  const field = (name: string) => ({ name, id: `stay-${name}`, defaultValue: own?.typed?.[name], error: own?.errors?.[name] })
  return (
    <details open={own !== undefined || undefined} className="part mt-10 max-w-3xl">
      <summary className="min-h-11 cursor-pointer font-semibold text-lg">{words.addStay}</summary>
      <p className="measure mt-1 mb-5 text-ink-soft text-sm">{words.addStayMeans}</p>
      <Form method="post" action={`?month=${month}`} noValidate preventScrollReset className="grid gap-4 sm:grid-cols-2">
        <Intent is="add-stay" />
        <input type="hidden" name="form" value={NAME} />
        <Select label={words.villa} {...field('villaId')}>
          <VillaOptions villas={villas} />
        </Select>
        <Field label={words.platform} maxLength={60} {...field('platform')} />
        <Field label={words.arrival} type="date" {...field('checkIn')} />
        <Field label={words.departure} type="date" {...field('checkOut')} />
        <Field label={words.guestName} maxLength={100} {...field('guestName')} />
        <Field label={words.country} maxLength={100} required={false} {...field('country')} />
        <DecimalField label={words.amountField} {...field('amount')} />
        <Select label={words.paidBy} {...field('method')}>
          {paymentMethods.map((method) => (
            <option key={method} value={method}>
              {methodLabels[method]}
            </option>
          ))}
        </Select>
        <div className="sm:col-span-2">
          <SubmitButton acting={words.saving} of={NAME} look="act">
            {words.add}
          </SubmitButton>
          <FormFailure result={own} />
        </div>
      </Form>
    </details>
  )
}
