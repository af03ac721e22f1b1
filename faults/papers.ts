import type { Fault } from './fault.ts'

/** Of papers, exports and calendars. */
export const papers: readonly Fault[] = [
  {
    title: 'a name that begins with ‘=’ is a formula in a spreadsheet',
    file: 'src/server/exports/csv.ts',
    from: 'const FORMULA = /^\\s*[=+',
    to: 'const FORMULA = /^\\s*[+',
    seenBy: ['src/server/exports/exports.test.ts'],
  },
  {
    title: 'spreadsheets show Greek names of an export as rubbish',
    file: 'src/server/exports/csv.ts',
    from: "const BYTE_ORDER_MARK = '\\ufeff'",
    to: "const BYTE_ORDER_MARK = ''",
    seenBy: ['src/server/exports/exports.test.ts', 'src/server/reports/reports.test.ts'],
  },
  {
    title: 'an export leaves out its last day',
    file: 'src/server/exports/period.ts',
    from: 'midnightAtProperty(addDays(until, 1))',
    to: 'midnightAtProperty(until)',
    seenBy: ['src/server/exports/exports.test.ts'],
  },
  {
    title: 'the stay in a calendar ends on the day of arrival',
    file: 'src/server/calendars/ics.ts',
    from: "['dtend', {}, 'date', event.checkOut]",
    to: "['dtend', {}, 'date', event.checkIn]",
    seenBy: ['src/server/calendars/ics.test.ts', 'src/server/calendars/stay-calendar.test.ts'],
  },
  {
    title: 'platforms read sold nights as free',
    file: 'src/server/calendars/ics.ts',
    from: "event.transparent ? 'TRANSPARENT' : 'OPAQUE'",
    to: "event.transparent ? 'OPAQUE' : 'TRANSPARENT'",
    seenBy: [
      'src/server/calendars/ics.test.ts',
      'src/server/calendars/calendar-feed.test.ts',
      'src/server/calendars/stay-calendar.test.ts',
    ],
  },
  {
    title: 'the statement of a month can be made before it is over',
    file: 'src/server/papers/localized/statement.ts',
    from: 'month >= toMonth(dayAtProperty(now()))',
    to: 'month > toMonth(dayAtProperty(now()))',
    seenBy: ['src/server/papers/statement.test.ts'],
  },
  {
    title: 'a payment can have two receipts',
    file: 'src/server/papers/localized/receipts.ts',
    from: 'where(eq(papers.paymentId, paymentId))\n    if (issued) return issued',
    to: 'where(eq(papers.paymentId, paymentId))\n    if (issued && !paymentId) return issued',
    seenBy: ['src/server/papers/papers.test.ts', 'src/server/papers/numbers.test.ts'],
  },
]
