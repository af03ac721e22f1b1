import type { CalendarDay } from '#domain/calendar-day.ts'

export type CalendarEvent = {
  uid: string
  /** Inclusive. */
  checkIn: CalendarDay
  /** Exclusive. */
  checkOut: CalendarDay
  summary: string
  changedAt: Date
  /** How often it has changed. */
  sequence?: number
  description?: string
  location?: string
  /** Does not fill the day of whoever has it in a calendar. */
  transparent?: boolean
}

const compact = (day: CalendarDay) => day.replaceAll('-', '')
const stamp = (at: Date) => `${at.toISOString().slice(0, 19).replace(/[-:]/g, '')}Z`
const escaped = (text: string) => text.replace(/[\\;,]/g, (sign) => `\\${sign}`).replace(/\r?\n/g, '\\n')

/** RFC 5545 wants lines of at most 75 bytes; the rest goes on after a break and a space. */
function folded(line: string): string {
  const parts: string[] = []
  let part = ''
  for (const character of line) {
    if (Buffer.byteLength(part + character) > 74) {
      parts.push(part)
      part = ''
    }
    part += character
  }
  return [...parts, part].join('\r\n ')
}

const linesOf = (event: CalendarEvent): string[] => [
  'BEGIN:VEVENT',
  `UID:${event.uid}`,
  `DTSTAMP:${stamp(event.changedAt)}`,
  ...(event.sequence === undefined ? [] : [`SEQUENCE:${event.sequence}`]),
  `DTSTART;VALUE=DATE:${compact(event.checkIn)}`,
  `DTEND;VALUE=DATE:${compact(event.checkOut)}`,
  `SUMMARY:${escaped(event.summary)}`,
  ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
  ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
  `TRANSP:${event.transparent ? 'TRANSPARENT' : 'OPAQUE'}`,
  'END:VEVENT',
]

/** All-day events as an iCalendar file. */
export const calendarFile = (events: readonly CalendarEvent[]): string =>
  [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Villas//Direct booking//EN',
    'METHOD:PUBLISH',
    ...events.flatMap(linesOf),
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
