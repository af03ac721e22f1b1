import type { Notice } from '#domain/bookings/picker.ts'
import * as counts from './counts.de.ts'
import { onWeekdays } from './weekdays.de.ts'
import { writtenDay } from './written.de.ts'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Nicht verfügbar'

const notices: Words = {
  sunday_check_in: ['Keine Anreise am Sonntag', 'Sonntags ist keine Anreise möglich. Bitte wählen Sie einen anderen Tag.'],
  sunday_check_out: ['Keine Abreise am Sonntag', 'Sonntags ist keine Abreise möglich. Bitte wählen Sie einen anderen Tag.'],
  taken: [NOT_AVAILABLE, 'Diese Nächte sind schon gebucht. Bitte wählen Sie einen anderen Zeitraum.'],
  only_check_out: [
    'Nur Abreise',
    'An diesem Tag kann ein Aufenthalt enden, aber nicht beginnen. Bitte wählen Sie einen anderen Anreisetag.',
  ],
  closed: ['Geschlossen', 'In dieser Jahreszeit haben wir geschlossen. Bitte wählen Sie einen anderen Zeitraum.'],
  too_soon: ({ day }) => ['Etwas zu früh', `Frühestmögliche Anreise ist der ${writtenDay(day)}.`],
  not_yet: ({ day }) => ['Noch nicht', `Dieser Zeitraum kann ab ${writtenDay(day)} gebucht werden.`],
  arrival_day: ({ days }) => ['Anderer Anreisetag', `In dieser Jahreszeit beginnen Aufenthalte ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Anderer Abreisetag', `In dieser Jahreszeit enden Aufenthalte ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => [
    'Zu weit im Voraus',
    `Buchungen sind nur bis einschließlich ${year} möglich. Bitte wählen Sie einen früheren Tag.`,
  ],
  gap: ({ nights }) => ['Zwischen zwei Aufenthalten', `Frei zwischen zwei Aufenthalten: ${counts.nights(nights)}, nur zusammen buchbar.`],
  minimum_stay: ({ nights }) => [
    'Mindestaufenthalt',
    `Der kürzeste Aufenthalt dauert ${counts.nights(nights)}. Wir haben Ihre Auswahl angepasst.`,
  ],
  too_long: ({ nights }) => [
    'Längster Aufenthalt',
    `Der längste Aufenthalt dauert ${counts.nights(nights)}. Bitte wählen Sie eine frühere Abreise oder schreiben Sie uns.`,
  ],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `Der kürzeste Aufenthalt dauert ${counts.nights(nights)} und reichte in schon gebuchte Nächte. Bitte wählen Sie eine frühere Anreise.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Außerhalb des Buchungszeitraums',
    `Der kürzeste Aufenthalt dauert ${counts.nights(nights)} und reichte über ${year} hinaus. Bitte wählen Sie eine frühere Anreise.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Monat wählen'
export const previousMonth = 'Voriger Monat'
export const nextMonth = 'Nächster Monat'

/** From Sunday to Saturday. */
export const weekdays = [
  ['So', 'Sonntag'],
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
] as const
