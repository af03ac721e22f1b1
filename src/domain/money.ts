/** Whole euro cents; floats would cause rounding errors. */
export type Cents = number

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Rounds half up to the cent. Percentages have at most two decimals. */
export const percentOf = (amount: Cents, percent: number): Cents => Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000)

/** Splits an amount by percentages. The last part takes the rounding difference, so the parts add up. */
export function splitByPercent(amount: Cents, percents: readonly number[]): Cents[] {
  const parts = percents.slice(0, -1).map((percent) => percentOf(amount, percent))
  return [...parts, amount - sum(parts)]
}

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })

/** '€1,204.00'. */
export const formatEuros = (amount: Cents): string => euros.format(amount / 100)
