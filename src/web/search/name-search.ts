import type { Month } from '#domain/month.ts'
import * as words from '#words/en/months.ts'

/** 'Two weeks in July or August'. */
export const nameSearch = (nights: number, months: readonly Month[], withYears: boolean): string =>
  words.stayIn(words.lengthInWords(nights), words.eitherMonth(months, withYears))
