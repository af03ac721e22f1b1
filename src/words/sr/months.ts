import type { Month } from '#domain/month.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { formatMonth, onWeekdays } from './days.ts'
import { within } from './grammar.ts'
import { formatNumber } from './numbers.ts'

const counting = countingIn('sr')
const either = (names: string[]) => [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(' ili ')

/** 'jul'. */
export const monthName = (month: Month): string => formatMonth(month).replace(/ \d+\.$/, '')

/** 'julu', 'septembru': as after 'u'. */
const inMonth = (month: Month): string => `${monthName(month).replace(/bar$/, 'br')}u`
const inMonthOfYear = (month: Month): string => `${inMonth(month)} ${month.slice(0, 4)}.`

/** Of a choice of lengths. */
export const lengthName = (nights: number): string => shortLengths[nights] ?? counts.nights(nights)
const shortLengths: Record<number, string> = { 7: 'Nedelja dana', 10: '10 noći', 14: 'Dve nedelje', 21: 'Tri nedelje' }
const lengths: Record<number, string> = { ...shortLengths, 10: 'Deset noći' }

/** At the beginning of the name of a search. */
export const lengthInWords = (nights: number): string => lengths[nights] ?? counts.nights(nights)

/** Months as `stayIn` needs them. `withYears`: the last one of each year with its year. */
export const eitherMonth = (months: readonly Month[], withYears: boolean): string =>
  either(
    months.map((month, index) =>
      withYears && months[index + 1]?.slice(0, 4) !== month.slice(0, 4) ? inMonthOfYear(month) : inMonth(month),
    ),
  )

/** 'Dve nedelje', 'julu ili avgustu': 'Dve nedelje u julu ili avgustu'. */
export const stayIn = (length: string, months: string): string => `${length} u ${months}`

export const byDays = 'Datumi'
export const byLength = 'Dužina i meseci'
export const howToSearch = 'Način pretrage'
export const howLong = 'Koliko dugo'
export const when = (year: string): string => `Kada, ${year}.`
export const guests = 'Gosti'
export const showFreeStays = 'Prikaži slobodne termine'
export const chooseLengthAndMonths = 'Izaberite dužinu i mesece'
export const chooseMonths = 'Izaberite jedan ili više meseci'
export const withMonths = 'Uz svaku vilu se tada vidi kojih dana takav boravak može da počne i koliko ukupno košta.'
export const onlySoManyMonths = (most: number): string => `Prikazano je samo prvih ${formatNumber(most)} meseci.`
export const freeStarts = counting({ one: 'slobodan termin', few: 'slobodna termina', other: 'slobodnih termina' })
export const villas = counting({ one: 'vila', few: 'vile', other: 'vila' })
/** `starts` and `inVillas` as counted above. */
export const summary = (guests: string, starts: string, inVillas: string, lowest: string): string =>
  `${guests}. ${starts} (${inVillas}), najniža ukupna cena je ${lowest}.`
export const summaryOfVilla = (guests: string, starts: string, villa: string, lowest: string): string =>
  `${guests}. ${villa}: ${starts}, najniža ukupna cena je ${lowest}.`
export const lowest = 'najpovoljnije'
export const allStarts = (count: number): string => (count === 1 ? 'Slobodan termin' : `Svi slobodni termini (${formatNumber(count)})`)
export const allVillas = 'Sve vile'
export const lookAt = (villa: string): string => `Pogledajte: ${villa}`
export const noFreeStart = 'U ovim mesecima nema slobodnih termina ove dužine.'
export const nothingIsFree = 'U ovim mesecima nijedna vila nije slobodna tako dugo'
export const theseSearchesFind = 'Ove pretrage nalaze slobodne termine:'
export const chooseAnother = 'Izaberite drugu dužinu ili druge mesece.'
export const found = (search: string, starts: string): string => `${within(search)}: ${starts}`
/** Of a search by days: the same length in its months. */
export const otherDays = (search: string): string => `${search}, drugi dani`
export const staysBeginAndEnd = (days: readonly number[]): string => `Boravak počinje i završava se ${onWeekdays(days)}.`
export const theAddressKeeps = 'Adresa ove strane čuva Vašu pretragu.'

true satisfies Translated<typeof import('../en/months.ts'), typeof import('./months.ts')>
