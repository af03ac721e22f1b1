import type { AnswerOf } from '#contract/call.ts'
import type { taxCalls } from '#contract/taxes.ts'
import { taxKinds } from '#domain/pricing/taxes.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-pricing.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import type { PricingResult } from '../answer.ts'
import { RowForm } from '../row-form.tsx'
import { RowsTab } from '../rows-tab.tsx'
import type { RowsAsked } from '../tabs.ts'

type TaxRate = AnswerOf<typeof taxCalls.rates>['rates'][number]

type Props = { rates: TaxRate[]; rows: RowsAsked; result: PricingResult | undefined }

/** VAT by kind of line, and the municipal fee. */
export function TaxesSection({ rates, rows, result }: Props) {
  return (
    <RowsTab
      list="taxes"
      kind="tax"
      title={words.taxes}
      lead={words.taxesMean}
      none={words.noTaxRates}
      headings={[words.taxOf, words.validFrom, words.percentage]}
      amount={2}
      asked={rows}
      rows={rates.map(({ id, kind, validFrom, percent }) => ({
        id,
        name: words.taxNamed(words.taxKinds[kind], formatDay(validFrom)),
        cells: [words.taxKinds[kind], formatDay(validFrom), `${percent}%`],
      }))}
      result={result}
      form={(id, own) => <TaxForm rate={rates.find((rate) => rate.id === id)} result={own} />}
      add={words.addTaxRate}
      remove={{ title: words.removeTaxRate, says: words.taxIsRemoved, intent: 'remove-tax' }}
    />
  )
}

function TaxForm({ rate, result }: { rate: TaxRate | undefined; result: PricingResult | undefined }) {
  return (
    <RowForm
      kind="tax"
      list="?tab=taxes"
      row={rate}
      intent="save-tax"
      values={rate ? toWire(rate) : {}}
      add={words.addTaxRate}
      result={result}
    >
      {(field) => (
        <>
          <Select label={words.taxOf} {...field('kind')}>
            {taxKinds.map((kind) => (
              <option key={kind} value={kind}>
                {words.taxKinds[kind]}
              </option>
            ))}
          </Select>
          <Field label={words.taxValidFrom} type="date" {...field('valid_from')} />
          <DecimalField label={words.percentage} {...field('percentage')} />
        </>
      )}
    </RowForm>
  )
}

const toWire = ({ kind, validFrom, percent }: TaxRate) => ({ kind, valid_from: validFrom, percentage: String(percent) })
