import { type ChosenCurrency, ONLY_EURO } from '#domain/other-currencies.ts'
import * as words from '#words/en/pricing.ts'
import { CurrencyButtons } from './currency-form.tsx'
import { rememberCurrency, useOtherCurrency } from './other-currency.ts'

/** The choice beside a total. Without scripts each currency is a button. */
export function CurrencyChoice({ charged }: { charged: boolean }) {
  const { rates, code } = useOtherCurrency(charged)
  if (rates.length === 0) return null
  return (
    <div className="text-ink-soft text-sm">
      <label className="scripted flex flex-wrap items-center gap-x-2">
        {words.alsoShowPricesIn}
        <select
          value={code}
          onChange={({ target }) => rememberCurrency(target.value as ChosenCurrency)}
          className="min-h-11 rounded-soft border border-field bg-transparent px-2 text-ink"
        >
          <option value={ONLY_EURO}>{words.onlyEuro}</option>
          {rates.map((rate) => (
            <option key={rate.code}>{rate.code}</option>
          ))}
        </select>
      </label>
      <noscript>
        <p className="flex flex-wrap items-center gap-x-4">
          {words.alsoShowPricesIn}
          <CurrencyButtons rates={rates} chosen={code} />
        </p>
      </noscript>
    </div>
  )
}
