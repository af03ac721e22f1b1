import { expect, test } from 'vitest'
import { translateStored as greek } from './el/office-stored-texts.ts'
import * as calendars from './en/calendars.ts'
import * as records from './records.ts'
import { translateStored as serbian } from './sr/office-stored-texts.ts'

test('stored English texts are translated, with their values', () => {
  expect(serbian(records.change.stageApproved(2))).toBe('rata 2 odobrena')
  expect(greek(records.refund.nightsPaid('AB12CD'))).toBe('αυτές οι βραδιές πληρώθηκαν ήδη με την κράτηση AB12CD')
  expect(serbian(records.change.moved('Villa Thea', 'June 1, 2027', 'June 8, 2027'))).toBe(
    'pre promene: Villa Thea, June 1, 2027 – June 8, 2027',
  )
  expect(serbian(records.payment.otherTransaction('T1', 'T2'))).toBe('Odgovor banke navodi transakciju T1, a njena evidencija T2.')
})

test('a reason written by owners is not translated', () => {
  expect(serbian(records.change.offeredBecause('By phone'))).toBe('ponuđena gostu: By phone')
  expect(greek(records.change.byHandBecause('Τηλεφωνικά'))).toBe('καταχωρίστηκε από τους ιδιοκτήτες: Τηλεφωνικά')
})

test('calendar errors are translated', () => {
  expect(serbian(calendars.platformAnswered(404))).toBe('Platforma je odgovorila 404')
  expect(greek(calendars.calendarTooLarge)).toBe('Το ημερολόγιο είναι πολύ μεγάλο')
})

test('sources of rates are translated', () => {
  expect(serbian(records.lastGoodRate('nbs.rs', '2027-06-01'))).toBe('poslednji važeći kurs: nbs.rs, 2027-06-01')
  expect(greek(records.fixedRate)).toBe('σταθερή ισοτιμία')
  expect(greek('kurs.resenje.org')).toBe('kurs.resenje.org')
})

test('a reason inside a reason is translated too', () => {
  const { payment } = records
  expect(serbian(payment.approvedWhenAsked(payment.answerRefused))).toBe(
    'Banka je na upit odobrila uplatu. Njen odgovor je odbio ovu uplatu.',
  )
})

test('texts of owners and banks are not translated', () => {
  for (const text of ['came by bank transfer', 'Nedovoljno sredstava', '', 'stage', 'stage (1) approved?'])
    expect([serbian(text), greek(text)]).toEqual([text, text])
})
