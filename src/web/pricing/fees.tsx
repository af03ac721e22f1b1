import * as words from '#words/pricing.en.ts'
import { writtenEuros } from '#words/written.en.ts'
import type { Rates } from './rates.ts'

/** Fees that come with the prices of nights. Nothing where there are none. */
export function Fees({ fees }: Pick<Rates, 'fees'>) {
  if (fees.length === 0) return null
  return (
    <section className="mt-8">
      <h3 className="text-xl">{words.fees}</h3>
      <ul className="mt-3 space-y-2 tabular">
        {fees.map(({ id, name, scope, rate, villa }) => (
          <li key={id}>{words.feeIn(words.feeNamed(name, words.feePer[scope](writtenEuros(rate))), villa)}</li>
        ))}
      </ul>
      <p className="mt-3 text-ink-soft text-sm">{words.feesAreInTotals}</p>
    </section>
  )
}
