import fc from 'fast-check'
import ICAL from 'ical.js'
import { expect, test } from 'vitest'
import { type CalendarEvent, calendarFile } from './ics.ts'

const stay: CalendarEvent = {
  uid: 'AB12CD@villas.example',
  checkIn: '2026-07-06',
  checkOut: '2026-07-13',
  summary: 'Villa Thea (AB12CD)',
  changedAt: new Date('2026-05-01T08:09:10.999Z'),
}

const readBack = (file: string) => new ICAL.Component(ICAL.parse(file)).getAllSubcomponents('vevent')

/** Arbitrary text: UTF-8 characters of all lengths, often with characters that are special in iCalendar. */
const anyText = fc
  .array(
    fc.oneof(
      fc.string({ unit: 'binary', maxLength: 60 }),
      fc.constantFrom('\r', '\r\n', '\n', '\\n', '\\', ';', ',', ' ', '\t', 'END:VEVENT'),
    ),
  )
  .map((parts) => parts.join(''))

/** Line breaks are read back as `\n`; other control characters are removed. */
const expected = (text: string) => text.replace(/\r\n?/g, '\n').replace(/(?![\t\n])\p{Cc}/gu, '')

test('a calendar file has the exact bytes of RFC 5545', () => {
  expect(calendarFile([{ ...stay, location: 'Beach Road 1, Parga', transparent: true }])).toBe(
    [
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Villas//Direct booking//EN',
      'BEGIN:VEVENT',
      'UID:AB12CD@villas.example',
      'DTSTAMP:20260501T080910Z',
      'DTSTART;VALUE=DATE:20260706',
      'DTEND;VALUE=DATE:20260713',
      'SUMMARY:Villa Thea (AB12CD)',
      'LOCATION:Beach Road 1\\, Parga',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ].join('\r\n'),
  )
})

test('a file names a method where each of its events names who invites, and only there', () => {
  const invited = { ...stay, organizer: 'owner@villas.example' }
  const readMethod = (...events: CalendarEvent[]) => /^METHOD:(\w+)/m.exec(calendarFile(events))?.[1]
  expect(readMethod(invited)).toBe('PUBLISH')
  expect(readMethod({ ...invited, cancelled: true })).toBe('CANCEL')
  expect(readMethod(invited, { ...invited, cancelled: true })).toBe('PUBLISH')
  for (const events of [[], [stay], [invited, stay], [{ ...stay, cancelled: true }]]) expect(readMethod(...events)).toBeUndefined()
})

test('a calendar without events is valid', () => {
  expect(readBack(calendarFile([]))).toEqual([])
})

test('any text survives a round trip, in lines of at most 75 octets without bare line breaks', () => {
  fc.assert(
    fc.property(anyText, anyText, anyText, (summary, description, location) => {
      const file = calendarFile([{ ...stay, summary, description, location }, stay])
      const [event, ...others] = readBack(Buffer.from(file).toString())
      const read = (name: string) => event?.getFirstPropertyValue(name) ?? ''
      expect([read('summary'), read('description'), read('location')]).toEqual([summary, description, location].map(expected))
      expect([String(read('dtstart')), String(read('dtend')), others.length]).toEqual([stay.checkIn, stay.checkOut, 1])
      const lines = file.split('\r\n')
      expect(lines.filter((line) => Buffer.byteLength(line) > 75 || /[\r\n]/.test(line))).toEqual([])
    }),
  )
})
