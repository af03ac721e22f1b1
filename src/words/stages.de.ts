import { writtenNumber } from './numbers.de.ts'

/** How the amount of a stage comes about where more than planned was paid before. */
export const lessPaid = (percent: number, planned: string, before: string): string =>
  `${writtenNumber(percent)}\u00a0% = ${planned}, abzüglich ${before}, die schon bezahlt sind`
