import type { PartyProblem } from '#domain/stay.ts'
import type { StayProblem } from '#domain/stay-rules.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { ofDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

/** Why dates cannot be booked. `taken`: in the villa that is looked at. */
export type Impossible = StayProblem | PartyProblem | 'taken'

type CodeOf<P> = P extends { code: infer Code extends string } ? Code : Extract<P, string>
type ParamsOf<Code, P = Impossible> = P extends { code: infer Own } ? (Code extends Own ? P : never) : never
type Words = { [Code in CodeOf<Impossible>]: [ParamsOf<Code>] extends [never] ? string : (params: ParamsOf<Code>) => string }

const SUNDAY = 'Nedeljom kod nas niko ne dolazi i ne odlazi: boravak počinje i završava se od ponedeljka do subote.'

const rules: Words = {
  reversed: 'Odlazak mora da bude posle dolaska.',
  in_the_past: 'Ovi datumi su prošli.',
  sunday_check_in: SUNDAY,
  sunday_check_out: SUNDAY,
  too_short: ({ nights }) => `Najkraći boravak kod nas traje ${counts.nights(nights)}.`,
  too_long: ({ nights }) => `Najduži boravak kod nas traje ${counts.nights(nights)}. Za duži nam, molimo Vas, pišite.`,
  too_far_ahead: 'Ovi datumi su predaleko da bi već mogli da se rezervišu.',
  too_soon: ({ day }) => `Treba nam malo vremena da pripremimo vilu. Prvi mogući dolazak: ${formatDay(day)}`,
  not_yet: ({ day }) => `Ovi datumi mogu da se rezervišu od ${ofDay(formatDay(day))}`,
  arrival_day: ({ days }) => `U ovo doba godine boravak počinje ${onWeekdays(days)}.`,
  departure_day: ({ days }) => `U ovo doba godine boravak se završava ${onWeekdays(days)}.`,
  closed: 'Tokom nekih od ovih noći ne radimo.',
  no_guests: 'Broj gostiju nije mogao da se pročita, pa je ovo za dvoje.',
  too_many_guests: ({ most }) => `Najveći broj gostiju, sa decom: ${most}.`,
  taken: 'Ove noći su u ovoj vili već rezervisane.',
}

/** The rule that dates break, as a sentence. */
export function ruleOf(problem: Impossible): string {
  const words = rules[typeof problem === 'string' ? problem : problem.code] as string | ((params: Impossible) => string)
  return typeof words === 'function' ? words(problem) : words
}

export const theseStaysComeClosest = 'Ovi termini su najbliži. Izaberite jedan dodirom:'
export const pleaseChooseOtherDates = 'Izaberite druge datume.'
export const pleaseChooseBothDays = 'Izaberite oba datuma'
export const withBothDays = 'Kada izaberete dan dolaska i dan odlaska, za svaku vilu se vidi da li je slobodna i koliko košta.'
export const theSearchFailed = 'Pretraga vila nije uspela'
export const villasForYourDates = 'Vile u Vašem terminu'
export const freeOf = (free: number, total: number): string =>
  free === 0 ? 'U ovom terminu nijedna vila nije slobodna' : `Slobodne vile: ${formatNumber(free)} od ${formatNumber(total)}`
export const theNearestDates = 'Uz svaku vilu stoje njeni najbliži slobodni termini iste dužine.'
export const free = 'Slobodna'
export const taken = 'Zauzeta'
export const heldFor = (minutes: number): string => `Drugi gost upravo plaća ove noći, pokušajte ponovo za ${counts.minutes(minutes)}`
export const kept = 'Čuvamo je za Vas dok plaćate'
export const tooSmall = (guests: string): string => `Nema dovoljno mesta (${guests})`
export const insteadFree = 'Slobodni termini:'
export const notFreeForSoLong = 'Nema drugih slobodnih termina ove dužine.'
export const totalFor = (nights: string): string => `Ukupno za ${nights}`
export const aNight = (price: string): string => `${price} po noći`
export const lowestTotal = 'Najniža ukupna cena'
export const insteadOf = (original: string): string => `umesto ${original}`
export const takenOff = (names: string): string => `Popust: ${names}`
export const bookVilla = (name: string): string => `Rezervišite: ${name}`
export const view = (name: string): string => `Pogledajte: ${name}`
export const pagesOfVillas = 'Strane sa vilama'
export const tryAgain = 'Ništa nije izgubljeno. Učitajte stranu ponovo malo kasnije.'
export const allVillasForTheseDates = 'Sve vile u ovom terminu'
export const allVillasFor = (guests: string): string => `Pogledajte sve vile (${guests})`
export const everyNightWithItsPrice = 'Svaka noć sa svojom cenom. Izaberite dan dolaska i dan odlaska, pa ćete videti ukupnu cenu.'
export const everyNight = 'Svaka noć sa cenom, mesec po mesec'
export const seeThePrice = 'Pogledajte cenu'
export const calendarNotLoaded = 'Kalendar nije učitan'
export const calendarIsAlsoThere = 'Ništa nije izgubljeno. Slobodne noći se vide i na strani za rezervaciju.'
export const openTheBookingPage = 'Otvorite stranu za rezervaciju'
export const loadingTheCalendar = 'Učitavamo kalendar…'

true satisfies Translated<typeof import('../en/search.ts'), typeof import('./search.ts')>
