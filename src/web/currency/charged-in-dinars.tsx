import type { AnswerOf } from '#contract/call.ts'
import type { currencyCalls } from '#contract/currency.ts'
import { isFixedRate } from '#domain/currency.ts'
import { formatDay } from '#words/en/days.ts'
import { formatDinars, formatRate } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'

export type Charge = Pick<AnswerOf<typeof currencyCalls.convert>, 'dinars' | 'rate' | 'rateDate' | 'source'>

/** Charge in dinars, with the exchange rate and its date. */
export function ChargedInDinars({ charge, label = words.chargedToYourCardAs }: { charge: Charge; label?: string }) {
  const { dinars, rate, rateDate, source } = charge
  return (
    <p className="text-ink-soft text-sm tabular">
      {label} <strong className="whitespace-nowrap font-semibold text-ink">{formatDinars(dinars)}</strong>
      {words.atRsdFor1(formatRate(rate))}
      {isFixedRate(source) ? words.fixedRate : words.rateOf(formatDay(rateDate))}
    </p>
  )
}
