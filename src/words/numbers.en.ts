const digits = new Intl.NumberFormat('en-US', { maximumFractionDigits: 6 })

/** '1,452', '0.5': as many decimals as there are, six at most. */
export const writtenNumber = (value: number): string => digits.format(value)

/** '4.8', '5.0'. */
export const tenths = (value: number): string => value.toFixed(1)

/** '9.8'. `score`: as owners have typed it. */
export const writtenScore = (score: string): string => score.replace(',', '.')
