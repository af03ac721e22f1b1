import type { PartyProblem } from '#domain/stay.ts'
import type { StayProblem } from '#domain/stay-rules.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

/** Why dates cannot be booked. `taken`: in the villa that is looked at. */
export type Impossible = StayProblem | PartyProblem | 'taken'

type CodeOf<P> = P extends { code: infer Code extends string } ? Code : Extract<P, string>
type ParamsOf<Code, P = Impossible> = P extends { code: infer Own } ? (Code extends Own ? P : never) : never
type Words = { [Code in CodeOf<Impossible>]: [ParamsOf<Code>] extends [never] ? string : (params: ParamsOf<Code>) => string }

const SUNDAY = 'Sonntags gibt es keine Anreise und keine Abreise: Ein Aufenthalt beginnt und endet von Montag bis Samstag.'

const rules: Words = {
  reversed: 'Die Abreise muss nach der Anreise liegen.',
  in_the_past: 'Dieser Zeitraum ist vorbei.',
  sunday_check_in: SUNDAY,
  sunday_check_out: SUNDAY,
  too_short: ({ nights }) => `Unser kürzester Aufenthalt dauert ${counts.nights(nights)}.`,
  too_long: ({ nights }) => `Unser längster Aufenthalt dauert ${counts.nights(nights)}. Für einen längeren schreiben Sie uns bitte.`,
  too_far_ahead: 'Dieser Zeitraum liegt zu weit in der Zukunft, um schon gebucht zu werden.',
  too_soon: ({ day }) => `Wir brauchen etwas Zeit, um die Villa vorzubereiten: frühestmögliche Anreise ist der ${formatDay(day)}.`,
  not_yet: ({ day }) => `Dieser Zeitraum kann ab ${formatDay(day)} gebucht werden.`,
  arrival_day: ({ days }) => `In dieser Jahreszeit beginnen Aufenthalte ${onWeekdays(days)}.`,
  departure_day: ({ days }) => `In dieser Jahreszeit enden Aufenthalte ${onWeekdays(days)}.`,
  closed: 'In einigen dieser Nächte haben wir geschlossen.',
  no_guests: 'Die Zahl der Gäste war nicht lesbar, daher gilt dies für zwei.',
  too_many_guests: ({ most }) => `Höchstzahl der Gäste, Kinder eingerechnet: ${most}.`,
  taken: 'Diese Nächte sind in dieser Villa schon gebucht.',
}

/** The rule that dates break, as a sentence. */
export function ruleOf(problem: Impossible): string {
  const words = rules[typeof problem === 'string' ? problem : problem.code] as string | ((params: Impossible) => string)
  return typeof words === 'function' ? words(problem) : words
}

export const theseStaysComeClosest = 'Diese Aufenthalte kommen dem am nächsten. Wählen Sie einen durch Antippen:'
export const pleaseChooseOtherDates = 'Bitte wählen Sie einen anderen Zeitraum.'
export const pleaseChooseBothDays = 'Bitte wählen Sie beide Tage'
export const withBothDays = 'Mit Anreisetag und Abreisetag zeigt jede Villa, ob sie frei ist und was sie kostet.'
export const theSearchFailed = 'Die Suche ist fehlgeschlagen'
export const villasForYourDates = 'Villen für Ihren Zeitraum'
export const freeOf = (free: number, total: number): string =>
  free === 0 ? 'In diesem Zeitraum ist keine Villa frei' : `Freie Villen: ${formatNumber(free)} von ${formatNumber(total)}`
export const theNearestDates = 'Jede Villa nennt ihre nächsten freien Termine gleicher Dauer.'
export const free = 'Frei'
export const taken = 'Belegt'
export const heldFor = (minutes: number): string =>
  `Ein anderer Gast bezahlt gerade diese Nächte, bitte versuchen Sie es in ${counts.minutes(minutes)} noch einmal`
export const kept = 'Für Sie freigehalten, während Sie bezahlen'
export const tooSmall = (guests: string): string => `Zu klein für ${guests}`
export const insteadFree = 'Stattdessen frei:'
export const notFreeForSoLong = 'Kein anderer Termin dieser Dauer ist frei.'
export const totalFor = (nights: string): string => `Gesamtpreis für ${nights}`
export const aNight = (price: string): string => `${price} pro Nacht`
export const lowestTotal = 'Niedrigster Gesamtpreis'
export const insteadOf = (original: string): string => `statt ${original}`
export const takenOff = (names: string): string => `Rabatt: ${names}`
export const bookVilla = (name: string): string => `${name} buchen`
export const view = (name: string): string => `${name} ansehen`
export const pagesOfVillas = 'Seiten mit Villen'
export const tryAgain = 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite gleich noch einmal.'
export const allVillasForTheseDates = 'Alle Villen für diesen Zeitraum'
export const allVillasFor = (guests: string): string => `Alle Villen für ${guests} ansehen`
export const everyNightWithItsPrice =
  'Jede Nacht mit ihrem Preis. Wählen Sie den Tag der Anreise und den der Abreise und sehen Sie den Gesamtpreis.'
export const everyNight = 'Jede Nacht mit ihrem Preis, Monat für Monat'
export const seeThePrice = 'Preis sehen'
export const calendarNotLoaded = 'Der Kalender konnte nicht geladen werden'
export const calendarIsAlsoThere = 'Es ist nichts verloren gegangen. Die freien Nächte stehen auch auf der Buchungsseite.'
export const openTheBookingPage = 'Buchungsseite öffnen'
export const loadingTheCalendar = 'Der Kalender wird geladen …'

true satisfies Translated<typeof import('../en/search.ts'), typeof import('./search.ts')>
