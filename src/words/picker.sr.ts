import type { Notice } from '#domain/bookings/picker.ts'
import * as counts from './counts.sr.ts'
import { ofDay } from './serbian-days.ts'
import { onWeekdays } from './weekdays.sr.ts'
import { writtenDay } from './written.sr.ts'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Termin nije slobodan'

const notices: Words = {
  sunday_check_in: ['Nedeljom nema dolazaka', 'Nedeljom nije moguć dolazak. Izaberite drugi dan.'],
  sunday_check_out: ['Nedeljom nema odlazaka', 'Nedeljom nije moguć odlazak. Izaberite drugi dan.'],
  taken: [NOT_AVAILABLE, 'Ove noći su već rezervisane. Izaberite druge datume.'],
  only_check_out: ['Samo odlazak', 'Boravak može da se završi tog dana, ali ne i da počne. Izaberite drugi dan dolaska.'],
  closed: ['Ne radimo', 'U ovo doba godine ne radimo. Izaberite druge datume.'],
  too_soon: ({ day }) => ['Malo prerano', `Prvi mogući dolazak: ${writtenDay(day)}`],
  not_yet: ({ day }) => ['Još ne', `Ovi datumi mogu da se rezervišu od ${ofDay(writtenDay(day))}`],
  arrival_day: ({ days }) => ['Drugi dan dolaska', `U ovo doba godine boravak počinje ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Drugi dan odlaska', `U ovo doba godine boravak se završava ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => ['Termin je predaleko', `Rezervacije su moguće zaključno sa ${year}. godinom. Izaberite raniji datum.`],
  gap: ({ nights }) => ['Između dva boravka', `Slobodno između dva boravka: ${counts.nights(nights)}. Rezervišu se samo zajedno.`],
  minimum_stay: ({ nights }) => ['Najkraći boravak', `Najkraći boravak traje ${counts.nights(nights)}. Prilagodili smo Vaš izbor.`],
  too_long: ({ nights }) => ['Najduži boravak', `Najduži boravak traje ${counts.nights(nights)}. Izaberite raniji odlazak ili nam pišite.`],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `Najkraći boravak traje ${counts.nights(nights)} i zahvatio bi noći koje su već rezervisane. Izaberite raniji dolazak.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Termin prelazi granicu',
    `Najkraći boravak traje ${counts.nights(nights)} i prešao bi kraj ${year}. godine. Izaberite raniji dolazak.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Izaberite mesec'
export const previousMonth = 'Prethodni mesec'
export const nextMonth = 'Sledeći mesec'

/** From Sunday to Saturday. */
export const weekdays = [
  ['Ne', 'nedelja'],
  ['Po', 'ponedeljak'],
  ['Ut', 'utorak'],
  ['Sr', 'sreda'],
  ['Če', 'četvrtak'],
  ['Pe', 'petak'],
  ['Su', 'subota'],
] as const
