import type { Cents } from '#domain/money.ts'
import { aboutAmount } from '#domain/other-currencies.ts'
import * as words from '#words/en/pricing.ts'
import { useSite } from '../layout/use-site.ts'

/** The rates to show; `charged`: without dinars, whose exact amount is beside. */
function useRates(charged: boolean) {
  const rates = useSite()?.otherCurrencies ?? []
  return charged ? rates.filter(({ code }) => code !== 'RSD') : rates
}

/** 'about 41,300 RSD / 385 CHF / £330', where the owners have chosen currencies beside the euro. */
export function AboutInOthers({ amount, charged = false }: { amount: Cents; charged?: boolean }) {
  const rates = useRates(charged)
  if (rates.length === 0) return null
  return (
    <p className="text-ink-soft text-sm tabular">
      {words.about(rates.map(({ code, rate }) => ({ code, amount: aboutAmount(amount, rate) })))}
    </p>
  )
}

/** Source and day of these amounts, once where they are shown. */
export function SourceOfOthers({ charged = false }: { charged?: boolean }) {
  const days = useRates(charged).map(({ rateDate }) => rateDate)
  const oldest = days.sort()[0]
  return oldest ? <p className="text-ink-soft text-sm">{words.forInformation(oldest)}</p> : null
}
