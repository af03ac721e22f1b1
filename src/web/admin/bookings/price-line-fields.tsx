import { MOST_PRICE_LINES } from '#domain/bookings/owner-change.ts'
import * as words from '#words/en/office-stay.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import { Field } from '../../ui/field.tsx'
import type { Chosen } from './open-stage-fields.tsx'

const lineNumbers = Array.from({ length: MOST_PRICE_LINES }, (_, index) => index + 1)

const toNameField = (number: number) => `lineName${number}`
const toAmountField = (number: number) => `lineAmount${number}`

/** Further items of a price, such as a cot or a favour; folded away until one is given. */
export function PriceLineFields({ chosen }: { chosen: Chosen }) {
  const given = lineNumbers.some((number) => chosen[toNameField(number)] || chosen[toAmountField(number)])
  return (
    <details open={given || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.furtherLines}</summary>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{words.furtherLinesHint}</p>
      <div className="space-y-4">
        {lineNumbers.map((number) => (
          <div key={number} className="grid gap-4 sm:grid-cols-2">
            <Field
              label={words.lineName(number)}
              name={toNameField(number)}
              required={false}
              maxLength={80}
              defaultValue={chosen[toNameField(number)]}
            />
            <DecimalField
              signed
              label={words.lineAmount(number)}
              name={toAmountField(number)}
              required={false}
              defaultValue={chosen[toAmountField(number)]}
            />
          </div>
        ))}
      </div>
    </details>
  )
}

/** The lines of the form as the calls take them; undefined without any. */
export function linesIn(chosen: Chosen): string | undefined {
  const rows = lineNumbers
    .map((number) => ({ name: chosen[toNameField(number)], amount: chosen[toAmountField(number)] }))
    .filter(({ name, amount }) => name || amount)
  return rows.length > 0 ? JSON.stringify(rows) : undefined
}
