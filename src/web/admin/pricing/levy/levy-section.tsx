import type { AnswerOf } from '#contract/call.ts'
import type { levyCalls } from '#contract/levy.ts'
import { leviedClasses } from '#domain/pricing/levy.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { levyClassChoices } from '#words/en/villa-page.ts'
import { DecimalField } from '../../../ui/decimal-field.tsx'
import { Field, Select } from '../../../ui/field.tsx'
import type { PricingResult } from '../answer.ts'
import { RowForm } from '../row-form.tsx'
import { RowsTab } from '../rows-tab.tsx'
import type { RowsAsked } from '../tabs.ts'

type LevyRate = AnswerOf<typeof levyCalls.rates>['rates'][number]

const months = Array.from({ length: 12 }, (_, index) => index + 1)

type Props = { rates: LevyRate[]; rows: RowsAsked; result: PricingResult | undefined }

/** The amounts of the climate levy. */
export function LevySection({ rates, rows, result }: Props) {
  return (
    <RowsTab
      list="levy"
      kind="levy"
      title={words.climateLevy}
      lead={words.levyMeans}
      none={words.noLevyRates}
      headings={[words.levyClass, words.validFrom, words.higherAmount, words.otherMonths]}
      amount={3}
      asked={rows}
      rows={rates.map((rate) => ({
        id: rate.id,
        name: words.levyNamed(levyClassChoices[rate.levyClass], formatDay(rate.validFrom)),
        cells: [
          levyClassChoices[rate.levyClass],
          formatDay(rate.validFrom),
          words.inMonths(formatEuros(rate.high), words.monthName(rate.firstMonth), words.monthName(rate.lastMonth)),
          formatEuros(rate.low),
        ],
      }))}
      result={result}
      form={(id, own) => <LevyForm rate={rates.find((rate) => rate.id === id)} result={own} />}
      add={words.addLevyRate}
      remove={{ title: words.removeLevyRate, says: words.levyIsRemoved, intent: 'remove-levy' }}
    />
  )
}

function LevyForm({ rate, result }: { rate: LevyRate | undefined; result: PricingResult | undefined }) {
  return (
    <RowForm
      kind="levy"
      asks
      list="?tab=levy"
      row={rate}
      intent="save-levy"
      values={rate ? toWire(rate) : { first_month: '4', last_month: '10' }}
      add={words.addLevyRate}
      result={result}
    >
      {(field) => (
        <>
          <Select label={words.levyClass} {...field('levy_class')}>
            {leviedClasses.map((levyClass) => (
              <option key={levyClass} value={levyClass}>
                {levyClassChoices[levyClass]}
              </option>
            ))}
          </Select>
          <Field label={words.levyValidFrom} type="date" {...field('valid_from')} />
          <Select label={words.firstMonth} {...field('first_month')}>
            {months.map(monthOption)}
          </Select>
          <Select label={words.lastMonth} {...field('last_month')}>
            {months.map(monthOption)}
          </Select>
          <DecimalField label={words.levyHigh} {...field('high')} />
          <DecimalField label={words.levyLow} {...field('low')} />
        </>
      )}
    </RowForm>
  )
}

const monthOption = (month: number) => (
  <option key={month} value={month}>
    {words.monthName(month)}
  </option>
)

const toWire = ({ levyClass, validFrom, firstMonth, lastMonth, high, low }: LevyRate) => ({
  levy_class: levyClass,
  valid_from: validFrom,
  first_month: String(firstMonth),
  last_month: String(lastMonth),
  high: String(high / 100),
  low: String(low / 100),
})
