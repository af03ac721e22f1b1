import type { Month } from '#domain/month.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { formatMonth, onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

const counting = countingIn('de')
const either = (names: string[]) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' oder ')

/** 'Juli'. */
export const monthName = (month: Month): string => formatMonth(month).replace(/ \d+$/, '')

/** Of a choice of lengths. */
export const lengthName = (nights: number): string => shortLengths[nights] ?? counts.nights(nights)
const shortLengths: Record<number, string> = { 7: 'Eine Woche', 10: '10 Nächte', 14: 'Zwei Wochen', 21: 'Drei Wochen' }
const lengths: Record<number, string> = { ...shortLengths, 10: 'Zehn Nächte' }

/** At the beginning of the name of a search. */
export const lengthInWords = (nights: number): string => lengths[nights] ?? counts.nights(nights)

/** Months as `stayIn` needs them. `withYears`: the last one of each year with its year. */
export const eitherMonth = (months: readonly Month[], withYears: boolean): string =>
  either(
    months.map((month, index) =>
      withYears && months[index + 1]?.slice(0, 4) !== month.slice(0, 4) ? formatMonth(month) : monthName(month),
    ),
  )

/** 'Zwei Wochen', 'Juli oder August': 'Zwei Wochen im Juli oder August'. */
export const stayIn = (length: string, months: string): string => `${length} im ${months}`

export const byDays = 'Tage'
export const byLength = 'Dauer und Monate'
export const howToSearch = 'Art der Suche'
export const howLong = 'Wie lange'
export const when = (year: string): string => `Wann, ${year}`
export const guests = 'Gäste'
export const showFreeStays = 'Freie Termine zeigen'
export const chooseLengthAndMonths = 'Dauer und Monate wählen'
export const chooseMonths = 'Bitte wählen Sie einen oder mehrere Monate'
export const withMonths = 'Jede Villa zeigt dann, an welchen Tagen ein solcher Aufenthalt beginnen kann und was er kostet.'
export const onlySoManyMonths = (most: number): string => `Nur die ersten ${formatNumber(most)} Monate werden gezeigt.`
export const freeStarts = counting({ one: 'freier Termin', other: 'freie Termine' })
export const villas = counting({ one: 'Villa', other: 'Villen' })
/** `starts` and `inVillas` as counted above. */
export const summary = (guests: string, starts: string, inVillas: string, lowest: string): string =>
  `${guests}. ${starts} in ${inVillas}, der niedrigste Gesamtpreis ist ${lowest}.`
export const summaryOfVilla = (guests: string, starts: string, villa: string, lowest: string): string =>
  `${guests}. ${villa}: ${starts}, der niedrigste Gesamtpreis ist ${lowest}.`
export const lowest = 'am günstigsten'
const allFreeStarts = counting({ one: 'freier Termin', other: 'freien Termine' })
export const allStarts = (count: number): string => (count === 1 ? 'Der freie Termin' : `Alle ${allFreeStarts(count)}`)
export const allVillas = 'Alle Villen'
export const lookAt = (villa: string): string => `${villa} ansehen`
export const noFreeStart = 'In diesen Monaten ist kein Termin dieser Dauer frei.'
export const nothingIsFree = 'In diesen Monaten ist keine Villa so lange frei'
export const theseSearchesFind = 'Diese Suchen finden freie Termine:'
export const chooseAnother = 'Bitte wählen Sie eine andere Dauer oder andere Monate.'
export const found = (search: string, starts: string): string => `${search}: ${starts}`
/** Of a search by days: the same length in its months. */
export const otherDays = (search: string): string => `${search}, andere Tage`
export const staysBeginAndEnd = (days: readonly number[]): string => `Aufenthalte beginnen und enden ${onWeekdays(days)}.`
export const theAddressKeeps = 'Die Adresse dieser Seite enthält Ihre Suche.'

true satisfies Translated<typeof import('../en/months.ts'), typeof import('./months.ts')>
