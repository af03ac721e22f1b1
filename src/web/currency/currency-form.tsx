import { href } from 'react-router'
import { type ChosenCurrency, ONLY_EURO } from '#domain/other-currencies.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/pricing.ts'
import { Intent } from '../forms/intent.tsx'

/** Once on each page with totals: buttons beside a total, which may stand in another form, belong to it. */
const FORM = 'currency-form'

export const CurrencyForm = () => (
  <form id={FORM} method="post" action={prefix + href('/currency')} hidden>
    <Intent is="choose-currency" />
  </form>
)

type ButtonsProps = { rates: readonly { code: ChosenCurrency }[]; chosen?: ChosenCurrency; className?: string }

export const CurrencyButtons = ({ rates, chosen, className = '' }: ButtonsProps) =>
  [...rates.map(({ code }) => code), ONLY_EURO].map((code) => (
    <button
      key={code}
      type="submit"
      form={FORM}
      name="currency"
      value={code}
      aria-pressed={chosen && code === chosen}
      className={`min-h-11 underline-offset-4 hover:underline ${chosen === code ? 'font-semibold' : ''} ${className}`}
    >
      {code === ONLY_EURO ? words.onlyEuro : code}
    </button>
  ))
