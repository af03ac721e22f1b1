import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import { readDecimal } from '#domain/typed-decimal.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-new-booking.ts'
import { usePriceName } from '../../pricing/use-price-name.ts'
import { DecimalField } from '../../ui/decimal-field.tsx'
import type { Chosen } from './open-stage-fields.tsx'

const WAS = /^lineWas(\d+)$/
const toWasField = (item: number) => `lineWas${item}`
const toTypedField = (item: number) => `lineValue${item}`

/** Other values of the computed items of a price, once there is one. Each field begins with the computed value. */
export function ComputedLineFields({ lines, chosen }: { lines: ComputedLine[]; chosen: Chosen }) {
  const translateName = usePriceName()
  const typed = ({ item, value }: ComputedLine) =>
    Number(chosen[toWasField(item)]) === value / 100 ? chosen[toTypedField(item)] : undefined
  const changed = lines.some((line) => readDecimal(typed(line) || String(line.value / 100)) !== line.value / 100)
  return (
    <details open={changed || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.computedLines}</summary>
      <p className="mt-1 mb-3 text-ink-soft text-sm">{words.computedLinesHint}</p>
      <div className="grid gap-4 sm:grid-cols-2">
        {lines.map((line) => {
          const { item, kind, name, count, value } = line
          return (
            <div key={`${item} ${name} ${value}`}>
              <input type="hidden" name={toWasField(item)} value={value / 100} />
              <DecimalField
                label={words.computedLine[kind](translateName(name))}
                name={toTypedField(item)}
                required={false}
                defaultValue={typed(line) ?? value / 100}
                hint={words.computed(kind === 'discount' ? `${value / 100}%` : formatEuros(value), count)}
              />
            </div>
          )
        })}
      </div>
    </details>
  )
}

/** The changed values of the form as the call takes them; undefined without any. */
export function lineChangesIn(chosen: Chosen): string | undefined {
  const changes = Object.entries(chosen).flatMap(([name, was]) => {
    const item = Number(WAS.exec(name)?.[1] ?? Number.NaN)
    const value = chosen[toTypedField(item)]
    return value && readDecimal(value) !== Number(was) ? [{ item, was, value }] : []
  })
  return changes.length > 0 ? JSON.stringify(changes) : undefined
}
