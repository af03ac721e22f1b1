import { writtenNumber } from './numbers.sr.ts'

/** How the amount of a stage comes about where more than planned was paid before. */
export const lessPaid = (percent: number, planned: string, before: string): string =>
  `${writtenNumber(percent)}% = ${planned}, umanjeno za već plaćenih ${before}`
