import type { Cents } from '#domain/money.ts'
import { aboutAmount } from '#domain/other-currencies.ts'
import * as words from '#words/en/pricing.ts'
import { CurrencyChoice } from './currency-choice.tsx'
import { useOtherCurrency } from './other-currency.ts'

/** 'about 41,300 RSD' in the currency that the guest has chosen beside the euro. */
export function AboutInOther({ amount, charged = false }: { amount: Cents; charged?: boolean }) {
  const { beside } = useOtherCurrency(charged)
  return beside && <p className="text-ink-soft text-sm tabular">{words.about(aboutAmount(amount, beside.rate), beside.code)}</p>
}

/** The choice of the currency, and source and day of the amounts in it, once where they are shown. */
export function ChosenCurrency({ charged = false }: { charged?: boolean }) {
  const { beside } = useOtherCurrency(charged)
  return (
    <>
      <CurrencyChoice charged={charged} />
      {beside && <p className="text-ink-soft text-sm">{words.forInformation(beside.rateDate)}</p>}
    </>
  )
}

/** What a total is in the chosen currency, and the choice. */
export const TotalInOther = ({ amount, charged }: { amount: Cents; charged: boolean }) => (
  <>
    <AboutInOther amount={amount} charged={charged} />
    <ChosenCurrency charged={charged} />
  </>
)
