import { expect, test } from 'vitest'
import { judgeForm } from './filled-in.ts'

const NOW = Date.parse('2026-07-01T12:00:00Z')
const before = (seconds: number) => NOW - seconds * 1000

test.each([
  ['after a minute', before(60), '', 'person'],
  ['after three seconds', before(3), '', 'person'],
  ['after a day', before(24 * 3600), '', 'person'],
  ['at once', before(0), '', 'too_quick'],
  ['just before three seconds', before(2.9), '', 'too_quick'],
  ['later than a day', before(24 * 3600 + 1), '', 'form_too_old'],
  ['with the field that nobody sees', before(60), 'https://buy.example', 'looks_automatic'],
  ['without the time of the site', null, '', 'looks_automatic'],
  ['with a time that is still to come', before(-60), '', 'looks_automatic'],
])('a form sent %s', (_, shownAt, trap, verdict) => {
  expect(judgeForm({ shownAt, trap, now: NOW })).toBe(verdict)
})
