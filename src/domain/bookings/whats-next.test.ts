import { expect, test } from 'vitest'
import { whatsNext } from './whats-next.ts'

const at = (day: string) => new Date(`${day}T09:00:00Z`)
const next = (dueOn: string) => ({ next: { stage: 2, amount: 100_00, due: 100_00, paid: false, dueOn } })
const settled = { next: null }
const stay = { status: 'paid', checkIn: '2026-07-06', checkOut: '2026-07-13', arrivalTime: '', hold: null, holdsUntil: null } as const
const kept = { ...stay, status: 'pending', holdsUntil: new Date('2026-06-10T21:00:00Z') } as const

test.each([
  ['long before', { ...stay }, settled, '2026-06-01', null, null],
  ['two weeks before, without a time', stay, settled, '2026-06-22', 'no_arrival_time', '2026-07-06'],
  ['before, with a time', { ...stay, arrivalTime: '18:00' }, settled, '2026-06-01', 'arrives', '2026-07-06'],
  ['with an instalment to come', { ...stay, status: 'partial_paid' }, next('2026-06-20'), '2026-06-01', 'stage_due', '2026-06-20'],
  ['on the day on which it is due', { ...stay, status: 'partial_paid' }, next('2026-06-20'), '2026-06-20', 'stage_due', '2026-06-20'],
  ['the day after', { ...stay, status: 'partial_paid' }, next('2026-06-20'), '2026-06-21', 'stage_overdue', '2026-06-20'],
  ['on the day of arrival', stay, settled, '2026-07-06', 'arrives_today', '2026-07-06'],
  ['in the house', stay, settled, '2026-07-07', 'in_the_house', '2026-07-13'],
  ['in the house, with an instalment that did not come', stay, next('2026-07-01'), '2026-07-07', 'stage_overdue', '2026-07-01'],
  ['on the day of departure', stay, settled, '2026-07-13', 'leaves_today', '2026-07-13'],
  ['after it', stay, settled, '2026-07-14', null, null],
  ['after it, with money that did not come', stay, next('2026-07-01'), '2026-08-01', 'stage_overdue', '2026-07-01'],
  ['offered', { ...kept, hold: 'offer' }, settled, '2026-06-01', 'offered', '2026-06-10'],
  ['offered, after the last day', { ...kept, hold: 'offer' }, settled, '2026-06-11', null, null],
  ['to be paid by transfer', { ...kept, hold: 'transfer' }, settled, '2026-06-01', 'transfer_expected', '2026-06-10'],
  ['with a reversed payment', { ...kept, hold: 'correction' }, settled, '2026-06-01', 'correction_expected', null],
  ['at the bank', { ...kept, hold: 'payment' }, settled, '2026-06-10', 'paying', null],
  ['never paid', { ...kept, holdsUntil: null }, settled, '2026-06-01', null, null],
  ['cancelled', { ...stay, status: 'cancelled' }, next('2026-06-20'), '2026-06-21', null, null],
  ['restricted', { ...stay, status: 'restricted' }, settled, '2026-07-07', null, null],
] as const)('what is next with a booking %s', (_, booking, money, today, step, day) => {
  const found = whatsNext(booking, money, at(today))
  expect([found?.step ?? null, found?.day ?? null]).toEqual([step, day])
})

test('the hour of arrival and the number of the instalment are told with it', () => {
  expect(whatsNext({ ...stay, arrivalTime: '16:30' }, settled, at('2026-07-06'))).toMatchObject({ time: '16:30' })
  expect(whatsNext({ ...stay, status: 'partial_paid' }, next('2026-06-20'), at('2026-06-01'))).toMatchObject({ stage: 2 })
})
