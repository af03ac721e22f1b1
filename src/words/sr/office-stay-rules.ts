import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

export const lead =
  'Najmanje i najviše noći, dani dolaska i odlaska, koliko kasno i koliko unapred može da se rezerviše, i zatvoreni datumi. Gde se pravila preklapaju, za svaku stvar koju kažu računa se ono sa manje dana; zatim ono za neke dane u sedmici, pa ono za neke vile. Rezervacije koje već postoje ostaju kakve jesu.'
export const none = 'Nemate sopstvenih pravila: najmanje 5 noći, dolazak i odlazak od ponedeljka do subote, do kraja sledeće godine.'
export const holds = 'Važi'
export const says = 'Kaže'
export const addRule = 'Dodajte pravilo'
export const ruleName = 'Naziv pravila'
export const ruleNameMeans = 'Za Vas; gosti ga ne vide.'
export const firstDay = 'Prvi dan'
export const lastDay = 'Poslednji dan'
export const emptyIsAllDays = 'Oba prazna: svih dana.'
export const holdsOnDays = 'Samo za dolaske'
export const noneIsAllDays = 'Ništa nije označeno: za dolaske svih dana.'
export const leastNights = 'Najmanje noći'
export const mostNights = 'Najviše noći'
export const emptyIsAsBefore = 'Prazno: ovo pravilo tu ništa ne menja.'
export const arrivalDays = 'Dani dolaska'
export const departureDays = 'Dani odlaska'
export const noneIsAsBefore = 'Ništa nije označeno: ovo pravilo tu ništa ne menja.'
export const leadDays = 'Rezerviše se najmanje … dana pre dolaska'
export const daysAhead = 'Rezerviše se najviše … dana pre dolaska'
export const yearsAhead = 'U prodaji do kraja godine'
/** By years ahead. */
export const yearsChoices = ['Ova godina', 'Sledeća godina', 'Godina posle sledeće', 'Za tri godine']
const yearsUntil = ['ove godine', 'sledeće godine', 'godine posle sledeće', 'treće naredne godine']
export const asWithoutTheRule = 'Ovo pravilo ne menja'
export const onlyForAllDays = 'Samo u pravilu za sve dane.'
export const nightsBetween = 'Prazne noći između dva boravka'
export const gapNights = 'Praznine se prodaju od … noći'
export const gapNightsMean =
  'Slobodne noći između dva boravka, kojih je manje od najmanjeg broja noći, mogu da se rezervišu zajedno, i samo zajedno. 0: nikada. Prazno: ovo pravilo tu ništa ne menja.'
export const gapPercent = 'Noći u praznini koštaju … % više'
export const gapPercentMeans = 'Ispod 0: manje. Prazno: ovo pravilo tu ništa ne menja.'
export const gapsFrom = (least: number): string =>
  least === 0 ? 'praznine se ne prodaju' : `praznine se prodaju, najmanje ${counts.nights(least)}`
export const gapsCost = (percent: number): string =>
  `noći u praznini koštaju ${formatNumber(Math.abs(percent))}% ${percent < 0 ? 'manje' : 'više'}`
export const closed = 'Zatvoreno'
export const closedChoices = { 0: 'Ne', 1: 'Da, nijedna od ovih noći se ne prodaje' }
export const allYear = 'Svih dana'
export const fromUntil = (from: string, until: string): string => `${from} – ${until}`
export const onlyArrivals = (days: readonly number[]): string => `dolasci ${onWeekdays(days)}`
export const inactive = 'Neaktivno'
export const saved = 'Pravilo boravka je sačuvano.'
export const notSaved = 'Pravilo boravka nije sačuvano'
export const removed = 'Pravilo boravka je obrisano.'
export const notRemoved = 'Pravilo boravka nije obrisano'
export const removeRule = 'Brisanje pravila boravka'
export const isRemoved = (name: string): string =>
  `${name}: boravci se zatim prodaju po ostalim pravilima. Rezervacije koje već postoje ostaju kakve jesu.`
export const failedToLoad = 'Pravila boravka nisu učitana'
export const atLeast = (least: number): string => `najmanje ${counts.nights(least)}`
export const atMost = (most: number): string => `najviše ${counts.nights(most)}`
export const arrivalOn = (days: readonly number[]): string => `dolazak ${onWeekdays(days)}`
export const departureOn = (days: readonly number[]): string => `odlazak ${onWeekdays(days)}`
export const bookedBefore = (least: number): string => `rezerviše se najmanje ${counts.days(least)} ranije`
export const bookedWithin = (most: number): string => `rezerviše se najviše ${counts.days(most)} ranije`
export const soldUntil = (years: number): string => `u prodaji do kraja ${yearsUntil[years] ?? ''}`
export const emptyBetween = (nights: number): string => `između boravaka prazno: ${counts.nights(nights)}`
export const closedDates = 'zatvoreno'
export const weekdays = [
  [1, 'Pon'],
  [2, 'Uto'],
  [3, 'Sre'],
  [4, 'Čet'],
  [5, 'Pet'],
  [6, 'Sub'],
  [0, 'Ned'],
] as const
export const partLength = 'Dužina boravka'
export const partDays = 'Dani dolaska i odlaska'
export const partBooking = 'Kada može da se rezerviše'
export const partGaps = 'Između dva boravka'

true satisfies Translated<typeof import('../en/office-stay-rules.ts'), typeof import('./office-stay-rules.ts')>
