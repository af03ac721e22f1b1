import ICAL from 'ical.js'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { Language } from '#words/languages.ts'

export type CalendarEvent = {
  uid: string
  /** Inclusive. */
  checkIn: CalendarDay
  /** Exclusive. */
  checkOut: CalendarDay
  summary: string
  changedAt: Date
  description?: string
  location?: string
  /** Does not mark the guest's day as busy. */
  transparent?: boolean
  /** How often the event has changed: programs replace what they have by a higher one. */
  sequence?: number
  /** Address of who invites. */
  organizer?: string
  /** The event is called off: programs that have it remove it. */
  cancelled?: boolean
}

// ical.js does not count the leading space of a folded line; RFC 5545 limits lines to 75 octets including it.
ICAL.foldLength = 74

const utcSeconds = (at: Date) => `${at.toISOString().slice(0, 19)}Z`

/** RFC 5545 forbids control characters in text. ical.js escapes only line feeds. */
const withoutControls = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')

/** A property in jCal (RFC 7265). */
type Property = [
  name: string,
  parameters: Record<string, never>,
  type: 'text' | 'date' | 'date-time' | 'integer' | 'cal-address',
  value: string | number,
]

const text = (name: string, value: string): Property => [name, {}, 'text', withoutControls(value)]

const listProperties = (event: CalendarEvent): Property[] => [
  text('uid', event.uid),
  ['dtstamp', {}, 'date-time', utcSeconds(event.changedAt)],
  ['dtstart', {}, 'date', event.checkIn],
  ['dtend', {}, 'date', event.checkOut],
  text('summary', event.summary),
  ...(event.description ? [text('description', event.description)] : []),
  ...(event.location ? [text('location', event.location)] : []),
  text('transp', event.transparent ? 'TRANSPARENT' : 'OPAQUE'),
  ...(event.sequence === undefined ? [] : [['sequence', {}, 'integer', event.sequence] satisfies Property]),
  ...(event.organizer ? [['organizer', {}, 'cal-address', `mailto:${event.organizer}`] satisfies Property] : []),
  ...(event.cancelled ? [text('status', 'CANCELLED')] : []),
]

/** Writes all-day events as an iCalendar file. `language`: of their texts. */
export const calendarFile = (events: readonly CalendarEvent[], language: Language = 'en'): string =>
  ICAL.stringify([
    'vcalendar',
    [text('version', '2.0'), text('prodid', `-//Villas//Direct booking//${language.toUpperCase()}`), ...listMethod(events)],
    events.map((event) => ['vevent', listProperties(event), []]),
  ])

/** A method makes a file a message of somebody, who has to be named in every event (RFC 5546); a feed has none. */
function listMethod(events: readonly CalendarEvent[]): Property[] {
  if (events.length === 0 || !events.every(({ organizer }) => organizer)) return []
  return [text('method', events.every(({ cancelled }) => cancelled) ? 'CANCEL' : 'PUBLISH')]
}
