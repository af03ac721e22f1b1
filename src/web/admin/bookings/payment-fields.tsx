import { useState } from 'react'
import { recordedMethods } from '#domain/bookings/recorded-payment.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-bookings.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field, Select } from '../../ui/field.tsx'

/** `expected`: what is due next; else all, where nothing less will do. */
type Props = { least: Cents; most: Cents; expected?: Cents | undefined; today: CalendarDay; result: FormResult | undefined }

/** Fields of a payment by bank transfer or in cash. */
export function PaymentFields({ least, most, expected, today, result }: Props) {
  const exact = least === most
  const suggested = expected ?? (exact ? most : 0)
  // Until an amount is typed, it is the whole one, also when the price changes.
  const [amount, setAmount] = useState(result?.typed?.amount || undefined)
  const typed = { receivedOn: today, method: 'transfer', reference: '', ...result?.typed }
  const errors = result?.errors ?? {}
  return (
    <>
      <DecimalField
        label={words.amountReceived}
        name="amount"
        value={amount ?? (suggested > 0 ? (suggested / 100).toFixed(2) : '')}
        onInput={({ currentTarget }) => setAmount(currentTarget.value)}
        error={errors.amount}
        hint={exact ? words.areStillToPay(formatEuros(most)) : words.atMostAreStill(formatEuros(most))}
      />
      <Field label={words.receivedOn} name="receivedOn" type="date" max={today} defaultValue={typed.receivedOn} error={errors.receivedOn} />
      <Select label={words.method} name="method" defaultValue={typed.method} error={errors.method}>
        {recordedMethods.map((method) => (
          <option key={method} value={method}>
            {words.recordedMethods[method]}
          </option>
        ))}
      </Select>
      <Field
        label={words.reference}
        name="reference"
        maxLength={140}
        defaultValue={typed.reference}
        error={errors.reference}
        hint={words.asShownOnTheStatement}
      />
    </>
  )
}
