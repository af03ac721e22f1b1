import type { Settings } from '#contract/settings.ts'
import type { CalendarDay } from '#domain/calendar-day.ts'
import type { BookingRow } from '../bookings/queries.ts'
import type { Deps } from '../deps.ts'
import type { VillaRow } from '../villas/queries.ts'

type StayEvent = {
  uid: string
  checkIn: CalendarDay
  checkOut: CalendarDay
  summary: string
  description: string
  location: string
  at: Date
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

type Booked = { booking: BookingRow; villa: VillaRow; settings: Settings }

/** A guest's own stay, under a name that stays the same however often it is fetched. */
export const calendarOfStay = ({ env, now }: Pick<Deps, 'env' | 'now'>, { booking, villa, settings }: Booked): string =>
  stayCalendar({
    uid: `${booking.code}@${new URL(env.siteUrl).hostname}`,
    checkIn: booking.checkIn,
    checkOut: booking.checkOut,
    summary: `${villa.name} (${booking.code})`,
    description: `Booking ${booking.code}. Check-in 15:00-18:30, self check-in until 23:00; check-out by 11:00.`,
    location: settings.contact.address,
    at: now(),
  })

/** A stay as an iCalendar file: an all-day event from check-in to check-out, which is exclusive. */
function stayCalendar({ uid, checkIn, checkOut, summary, description, location, at }: StayEvent): string {
  return [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Villas//Direct booking//EN',
    'METHOD:PUBLISH',
    'BEGIN:VEVENT',
    `UID:${uid}`,
    `DTSTAMP:${stamp(at)}`,
    `DTSTART;VALUE=DATE:${compact(checkIn)}`,
    `DTEND;VALUE=DATE:${compact(checkOut)}`,
    `SUMMARY:${escaped(summary)}`,
    `DESCRIPTION:${escaped(description)}`,
    `LOCATION:${escaped(location)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
    'END:VCALENDAR',
    '',
  ]
    .map(folded)
    .join('\r\n')
}
