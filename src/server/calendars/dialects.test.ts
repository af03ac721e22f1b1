import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addDays, type CalendarDay } from '#domain/calendar-day.ts'
import { calendarFile } from './ics.ts'
import { parseFeed } from './parse-feed.ts'

const TODAY = '2026-06-01'
const folder = join(import.meta.dirname, 'dialects')

const read = (text: string) => {
  const feed = parseFeed(text, TODAY)
  if (typeof feed === 'string') throw new Error(feed)
  return feed
}
const nightsIn = (text: string) => read(text).events.map(({ checkIn, checkOut }) => `${checkIn} ${checkOut}`)

const JULY = '2026-07-20 2026-07-25'
const AUGUST = '2026-08-03 2026-08-10'

/** Nights of each file, written by the public descriptions of the platform. */
const dialects: Record<string, string[]> = {
  airbnb: [JULY, AUGUST],
  apple: [JULY, '2026-07-31 2026-08-02', AUGUST, '2026-09-01 2026-09-03', '2026-09-21 2026-09-23'],
  booking: [JULY, AUGUST],
  'channel-manager': [JULY, AUGUST],
  'exchange-free-busy': [JULY, AUGUST],
  google: [JULY, AUGUST],
  guesty: [JULY, AUGUST],
  lodgify: [JULY, AUGUST],
  outlook: [JULY, AUGUST],
  'outlook-own-zone': [JULY, AUGUST],
  'partly-broken': [JULY, '2026-08-03 2026-08-04', '2026-09-01 2026-09-03', '2026-09-10 2026-09-12'],
  smoobu: [JULY, AUGUST],
  vrbo: [JULY, AUGUST],
}

test.each(Object.entries(dialects))('the calendar of %s has its nights', (name, nights) => {
  expect(nightsIn(readFileSync(join(folder, `${name}.ics`), 'utf8'))).toEqual(nights)
})

test('every file is read', () => {
  const files = globSync('*.ics', { cwd: folder }).map((file) => file.replace('.ics', ''))
  expect(files.sort()).toEqual(Object.keys(dialects))
})

test('of a partly broken calendar the events that could not be read are counted', () => {
  const { total, unread, unreadable } = read(readFileSync(join(folder, 'partly-broken.ics'), 'utf8'))
  expect({ total, unread, unreadable }).toEqual({ total: 5, unread: 2, unreadable: ['no-start', 'bad-end'] })
})

type Form = (checkIn: CalendarDay, checkOut: CalendarDay, nights: number) => string[]
const day = (written: CalendarDay) => written.replaceAll('-', '')

/** How platforms write nights. */
const forms: Record<string, Form> = {
  'two days': (from, until) => [`DTSTART;VALUE=DATE:${day(from)}`, `DTEND;VALUE=DATE:${day(until)}`],
  'two days without their type': (from, until) => [`DTEND:${day(until)}`, `DTSTART:${day(from)}`],
  'a day and days': (from, _, nights) => [`DTSTART;VALUE=DATE:${day(from)}`, `DURATION:P${nights}D`],
  'two times at the villa': (from, until) => [`DTSTART:${day(from)}T150000`, `DTEND:${day(until)}T110000`],
  'two midnights at the villa': (from, until) => [`DTSTART:${day(from)}T000000`, `DTEND:${day(until)}T000000`],
  'two universal times': (from, until) => [`DTSTART:${day(from)}T130000Z`, `DTEND:${day(until)}T080000Z`],
  'two universal midnights of Athens in summer': (from, until) => [
    `DTSTART:${day(addDays(from, -1))}T220000Z`,
    `DTEND:${day(addDays(until, -1))}T220000Z`,
  ],
  'two times of a zone of the IANA': (from, until) => [
    `DTSTART;TZID=Europe/Athens:${day(from)}T160000`,
    `DTEND;TZID="Europe/Athens":${day(until)}T000000`,
  ],
  'two times of a zone of Windows': (from, until) => [
    `DTSTART;TZID=GTB Standard Time:${day(from)}T160000`,
    `DTEND;TZID=GTB Standard Time:${day(until)}T103000`,
  ],
  'times on another continent': (from, until) => [
    `DTSTART;TZID=Pacific Standard Time:${day(from)}T060000`,
    `DTEND;TZID=America/Los_Angeles:${day(until)}T010000`,
  ],
  'a time and hours': (from, _, nights) => [`DTSTART;TZID=Europe/Athens:${day(from)}T150000`, `DURATION:PT${nights * 24 - 4}H`],
  'a time, days and hours': (from, _, nights) => [`DTSTART:${day(from)}T150000`, `DURATION:P${nights - 1}DT20H`],
  'a rule of single nights': (from, _, nights) => [`DTSTART;VALUE=DATE:${day(from)}`, `RRULE:FREQ=DAILY;COUNT=${nights}`],
}

const files: Record<string, (text: string) => string> = {
  'as it is': (text) => text,
  'with LF': (text) => text.replaceAll('\r\n', '\n'),
  'with CR': (text) => text.replaceAll('\r\n', '\r'),
  'with a byte order mark': (text) => `\ufeff${text}`,
  'in small letters': (text) => text.replace(/^(BEGIN|END|DTSTART|DTEND|DURATION)/gm, (name) => name.toLowerCase()),
  'each event in a calendar of its own': (text) =>
    text.replaceAll('END:VEVENT\r\nBEGIN:VEVENT', 'END:VEVENT\r\nEND:VCALENDAR\r\nBEGIN:VCALENDAR\r\nBEGIN:VEVENT'),
  'with a text that has bare line breaks': (text) =>
    text.replaceAll('TRANSP:', 'DESCRIPTION:Guests: 2\r\n\r\nCheck-in: 15:00; late\r\n"ask: us\r\nTRANSP:'),
}

const anyStays = fc
  .array(fc.record({ gap: fc.integer({ min: 1, max: 40 }), nights: fc.integer({ min: 1, max: 14 }) }), { maxLength: 12 })
  .map((lengths) => {
    let from = '2026-06-02'
    return lengths.map(({ gap, nights }, index) => {
      const checkIn = addDays(from, gap)
      from = addDays(checkIn, nights)
      return { uid: `${index}@villas.example`, checkIn, checkOut: from, nights }
    })
  })

test.each(Object.keys(forms))('what this site writes is read back as the same nights, written as %s', (name) => {
  const form = forms[name] ?? (() => [])
  fc.assert(
    fc.property(anyStays, fc.constantFrom(...Object.keys(files)), (stays, file) => {
      const events = stays.map((stay) => ({ ...stay, summary: 'Not available', changedAt: new Date(0) }))
      const written = calendarFile(events).replace(
        /DTSTART;VALUE=DATE:(\d{8})\r\nDTEND;VALUE=DATE:\d{8}\r\n(?=SUMMARY)/g,
        (_, start: string) => {
          const stay = stays.find(({ checkIn }) => day(checkIn) === start)
          return `${form(stay?.checkIn ?? '', stay?.checkOut ?? '', stay?.nights ?? 0).join('\r\n')}\r\n`
        },
      )
      const feed = read((files[file] ?? String)(written))
      const nights = new Set(feed.events.flatMap(({ checkIn, checkOut }) => listDays(checkIn, checkOut)))
      expect([...nights]).toEqual(stays.flatMap(({ checkIn, checkOut }) => listDays(checkIn, checkOut)))
      expect([feed.total, feed.unread]).toEqual([stays.length, 0])
    }),
    { numRuns: 40 },
  )
})

function listDays(from: CalendarDay, until: CalendarDay): CalendarDay[] {
  return from < until ? [from, ...listDays(addDays(from, 1), until)] : []
}
