import { formatDinars, formatEuros } from '#words/en/numbers.ts'

/** An amount in euros with its dinars: beside it on wide screens, else below. */
export const BothCurrencies = ({ euros, dinars }: { euros: number; dinars: number }) => (
  <span className="whitespace-nowrap">
    {formatEuros(euros)}
    <span className="block font-normal text-ink-soft xl:inline-block xl:min-w-36">{formatDinars(dinars)}</span>
  </span>
)
