import { expect, test } from 'vitest'
import { parseFeed } from './parse-feed.ts'

const TODAY = '2026-06-01'
const event = (...lines: string[]) => ['BEGIN:VEVENT', 'UID:a', 'SUMMARY:Reserved', ...lines, 'END:VEVENT'].join('\r\n')
const file = (...events: string[]) => ['BEGIN:VCALENDAR', 'VERSION:2.0', ...events, 'END:VCALENDAR', ''].join('\r\n')

const read = (text: string) => {
  const feed = parseFeed(text, TODAY)
  if (typeof feed === 'string') throw new Error(feed)
  return feed
}
const nights = (...lines: string[]) =>
  read(file(event(...lines))).events.map(({ checkIn, checkOut }) => `${checkIn.slice(5)} ${checkOut.slice(5)}`)

test.each([
  ['of a day without an end', ['DTSTART;VALUE=DATE:20260720'], ['07-20 07-21']],
  ['of a day that ends on itself', ['DTSTART;VALUE=DATE:20260720', 'DTEND;VALUE=DATE:20260720'], ['07-20 07-21']],
  ['of weeks', ['DTSTART;VALUE=DATE:20260720', 'DURATION:P2W'], ['07-20 08-03']],
  ['until the day of its end', ['DTSTART:20260720T150000', 'DTEND:20260721T020000'], ['07-20 07-21']],
  ['before the midnight at which it ends', ['DTSTART:20260720T220000', 'DTEND:20260721T000000'], ['07-20 07-21']],
  ['by the clock at the villas', ['DTSTART:20260720T213000Z', 'DTEND:20260724T210000Z'], ['07-21 07-25']],
  ['across the end of summer time', ['DTSTART;TZID=Europe/Athens:20261024T150000', 'DURATION:PT24H'], ['10-24 10-25']],
  ['of hours', ['DTSTART:20260720T150000', 'DURATION:PT36H'], ['07-20 07-22']],
  ['at the times of an unknown zone as at the villas', ['DTSTART;TZID=Nowhere:20260720T150000', 'DURATION:P1D'], ['07-20 07-21']],
  ['of a very long block only as far as can be booked', ['DTSTART;VALUE=DATE:20100101', 'DTEND;VALUE=DATE:99991231'], ['01-01 01-01']],
])('an event takes the nights %s', (_, lines, expected) => {
  expect(nights(...lines)).toEqual(expected)
})

test('a zone that the file describes turns its times into days at the villas, in summer and in winter', () => {
  const observance = (kind: string, start: string, from: string, to: string, rule: string) =>
    [`BEGIN:${kind}`, `DTSTART:${start}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `RRULE:${rule}`, `END:${kind}`].join('\r\n')
  const zone = [
    'BEGIN:VTIMEZONE\r\nTZID:Our office',
    observance('DAYLIGHT', '20070311T020000', '-0800', '-0700', 'FREQ=YEARLY;BYMONTH=3;BYDAY=2SU'),
    observance('STANDARD', '20071104T020000', '-0700', '-0800', 'FREQ=YEARLY;BYMONTH=11;BYDAY=1SU'),
    'END:VTIMEZONE',
  ]
  const stayFrom = (day: string, time: string) => event(`DTSTART;TZID=Our office:${day}T${time}`, 'DURATION:P2D')
  const starts = (...stays: string[]) => read(file(...zone, ...stays)).events.map(({ checkIn }) => checkIn)
  // Midnight at the villas is 14:00 there in summer and in winter, and 15:00 in the weeks between.
  expect(starts(stayFrom('20260720', '135900'), stayFrom('20260722', '140000'))).toEqual(['2026-07-20', '2026-07-23'])
  expect(starts(stayFrom('20261210', '135900'), stayFrom('20261212', '140000'))).toEqual(['2026-12-10', '2026-12-13'])
  expect(starts(stayFrom('20261028', '145900'), stayFrom('20261030', '150000'))).toEqual(['2026-10-28', '2026-10-31'])
})

const days = ['DTSTART;VALUE=DATE:20260720', 'DTEND;VALUE=DATE:20260725']
test.each([
  ['that is free', [...days, 'TRANSP:transparent']],
  ['that Outlook shows as free', [...days, 'X-MICROSOFT-CDO-BUSYSTATUS:Free']],
  ['that is cancelled', [...days, 'STATUS:Cancelled']],
  ['within one day', ['DTSTART:20260720T100000', 'DTEND:20260720T110000']],
  ['within one day at the villas', ['DTSTART;TZID=America/New_York:20260720T173000', 'DURATION:PT5H']],
  ['at a time without an end', ['DTSTART:20260720T100000']],
  ['that is over', ['DTSTART;VALUE=DATE:20260501', 'DTEND;VALUE=DATE:20260601']],
])('an event %s takes no night', (_, lines) => {
  expect(read(file(event(...lines)))).toMatchObject({ events: [], unread: 0, released: ['a'] })
})

test.each(['STATUS:TENTATIVE', 'X-MICROSOFT-CDO-BUSYSTATUS:OOF', 'TRANSP:OPAQUE'])('an event with %s takes its nights', (line) => {
  expect(nights(...days, line)).toEqual(['07-20 07-25'])
})

test('a word in a text with bare line breaks makes no event free', () => {
  expect(nights(...days, 'DESCRIPTION:The guest wrote:', 'STATUS: CANCELLED, or so', 'STATUS:CONFIRMED')).toEqual(['07-20 07-25'])
})

const weekly = ['DTSTART;TZID=Europe/Athens:20260720T160000', 'DTEND;TZID=Europe/Athens:20260722T100000', 'RRULE:FREQ=WEEKLY;COUNT=4']
const of = (...exceptions: string[][]) =>
  read(file(event(...weekly), ...exceptions.map((lines) => event(...lines))))
    .events.map(({ checkIn }) => checkIn.slice(5))
    .sort()
const from = (day: string, ...lines: string[]) => [`DTSTART;TZID=Europe/Athens:${day}T160000`, 'DURATION:P1DT18H', ...lines]

test('instances of a recurring event keep the clock of their zone', () => {
  expect(nights('DTSTART;TZID=Europe/Athens:20261018T003000', 'DURATION:P1D', 'RRULE:FREQ=WEEKLY;COUNT=3')).toEqual([
    '10-18 10-19',
    '10-25 10-26',
    '11-01 11-02',
  ])
})

test.each([
  ['in the same zone', 'EXDATE;TZID=Europe/Athens:20260727T160000'],
  ['as a universal time', 'EXDATE:20260727T130000Z'],
  ['in another zone', 'EXDATE;TZID=America/New_York:20260727T090000'],
  ['as a day', 'EXDATE;VALUE=DATE:20260727'],
])('instances of a recurring event are left out if the exception is written %s', (_, line) => {
  expect(nights(...weekly, line)).toEqual(['07-20 07-22', '08-03 08-05', '08-10 08-12'])
})

test('instances of a recurring event have further dates, also as periods with an end of their own', () => {
  const dates = 'RDATE;VALUE=PERIOD:20260901T130000Z/20260904T080000Z,20260911T130000Z/P1DT18H'
  expect(nights(...weekly.slice(0, 2), dates, 'RDATE;VALUE=DATE:20260921')).toEqual([
    '07-20 07-22',
    '09-01 09-04',
    '09-11 09-13',
    '09-21 09-23',
  ])
})

test('instances of a recurring event stay if an exception is at another time of their day', () => {
  expect(nights(...weekly, 'EXDATE;TZID=Europe/Athens:20260727T120000')).toHaveLength(4)
})

test('instances of a recurring event move with an exception in another zone', () => {
  expect(of(from('20260728', 'RECURRENCE-ID:20260727T130000Z'))).toEqual(['07-20', '07-28', '08-03', '08-10'])
})

test('instances of a recurring event are cancelled alone, or with all later ones', () => {
  const id = (range: string) => `RECURRENCE-ID${range};TZID=Europe/Athens:20260727T160000`
  expect(of(from('20260727', id(''), 'STATUS:cancelled'))).toEqual(['07-20', '08-03', '08-10'])
  expect(of(from('20260727', id(';RANGE=THISANDFUTURE'), 'STATUS:CANCELLED'))).toEqual(['07-20'])
})

test('instances of a recurring event move with all later ones', () => {
  expect(of(from('20260728', 'RECURRENCE-ID;RANGE=THISANDFUTURE;TZID=Europe/Athens:20260727T160000'))).toEqual([
    '07-20',
    '07-28',
    '08-04',
    '08-11',
  ])
})

test('instances of a recurring event are not freed by an exception that cannot be read', () => {
  expect(of(['DTSTART:soon', 'RECURRENCE-ID;TZID=Europe/Athens:20260727T160000'])).toEqual(['07-20', '07-27', '08-03', '08-10'])
})

test('instances of a recurring event end with the last one that UNTIL includes', () => {
  const until = (end: string) => nights(...weekly.slice(0, 2), `RRULE:FREQ=WEEKLY;UNTIL=${end}`).length
  expect(['20260803', '20260803T130000Z', '20260803T125959Z', '20260803T160000'].map(until)).toEqual([3, 3, 2, 3])
})

const stay = event('DTSTART;VALUE=DATE:20260720', 'DTEND;VALUE=DATE:20260725')
test.each([
  ['a page', '<html>Please log in</html>'],
  ['an empty text', ''],
  ['cut off within an event', file(stay).slice(0, 80)],
  ['cut off after an event', file(stay, stay).replace(/END:VCALENDAR\s*$/, '')],
  ['cut off before another calendar', `${file(stay).replace(/END:VCALENDAR\s*$/, '')}${file()}`],
  ['nested deeply', `BEGIN:VCALENDAR\r\n${Array.from({ length: 50_000 }, (_, index) => `BEGIN:X${index}\r\n`).join('')}END:VCALENDAR`],
])('a file that is %s is no calendar', (_, text) => {
  expect(parseFeed(text, TODAY)).toBe('not_a_calendar')
})

test('a calendar file keeps an event whose end or whose part has no end', () => {
  const open = 'BEGIN:VEVENT\r\nUID:b\r\nDTSTART;VALUE=DATE:20260801\r\nBEGIN:VALARM\r\nTRIGGER:-PT1H'
  expect(read(file(open, stay)).events.map(({ uid }) => uid)).toEqual(['b', 'a'])
})

test('a calendar file with too many events is refused as a whole', () => {
  expect(parseFeed(file(...Array.from({ length: 2_001 }, () => stay)), TODAY)).toBe('too_many_events')
  const daily = Array.from({ length: 9 }, (_, index) =>
    event(`DTSTART;VALUE=DATE:20260720`, 'RRULE:FREQ=DAILY').replace('UID:a', `UID:${index}`),
  )
  expect(parseFeed(file(...daily), TODAY)).toBe('too_many_events')
})

test('a calendar file has ids and summaries that the database can store', () => {
  const [found] = read(file(stay.replace('UID:a', `UID:\0${'é'.repeat(600)}`).replace('Reserved', 'A\\nB\u0007'))).events
  expect([found?.uid.length, found?.summary]).toEqual([470, 'A B'])
})
