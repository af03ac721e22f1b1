/** Whole euro cents. A float would sooner or later charge a guest 0.1 + 0.2. */
export type Cents = number

export const sum = (amounts: readonly number[]): number => amounts.reduce((total, amount) => total + amount, 0)

/** Rounded half up to the cent. Percentages carry at most two decimals, so hundredths of a percent are whole. */
export const percentOf = (amount: Cents, percent: number): Cents => Math.floor((amount * Math.round(percent * 100) + 5_000) / 10_000)

/** Splits an amount by percentages. The last part takes the rounding, so the parts always add up. */
export function splitByPercent(amount: Cents, percents: readonly number[]): Cents[] {
  const parts = percents.slice(0, -1).map((percent) => percentOf(amount, percent))
  return [...parts, amount - sum(parts)]
}

const euros = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'EUR' })

/** '€1,204.00'. */
export const writtenEuros = (amount: Cents): string => euros.format(amount / 100)
