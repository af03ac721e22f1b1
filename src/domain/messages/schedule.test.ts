import { expect, test } from 'vitest'
import { isSoon, judgeMessage, type MessageStay, momentAtProperty, refuseAdvertising, type ScheduledMessage } from './schedule.ts'

const at = (moment: string) => new Date(`${moment}:00Z`)

const stay: MessageStay = {
  checkIn: '2027-06-06',
  checkOut: '2027-06-13',
  villaId: 2,
  language: 'de',
  source: 'site',
  stayedBefore: false,
  bookedAt: at('2027-01-10T12:30'),
  paidAt: null,
  agreed: false,
  got: [],
}
const theWay: ScheduledMessage = {
  id: 7,
  event: 'arrival',
  days: -7,
  hour: 10,
  hours: null,
  villaIds: [],
  languages: [],
  sources: [],
  onlyIf: 'always',
  minNights: 0,
  late: true,
  activeSince: at('2026-12-01T00:00'),
}

test.each([
  ['in summer', '2027-07-01', 10, '2027-07-01T07:00'],
  ['in winter', '2027-01-10', 10, '2027-01-10T08:00'],
  ['at midnight', '2027-07-01', 0, '2027-06-30T21:00'],
  ['at an hour that is skipped in March', '2027-03-28', 3, '2027-03-28T01:00'],
  ['at an hour that comes twice in October', '2027-10-31', 3, '2027-10-31T00:00'],
])('a message is sent by the clock at the villas %s', (_, day, hour, expected) => {
  expect(momentAtProperty(day, hour)).toEqual(at(expected))
})

test.each([
  ['waits a week before arrival', {}, '2027-05-30T06:59', 'waits', '2027-05-30T07:00'],
  ['is due at its hour', {}, '2027-05-30T07:00', 'due', '2027-05-30T07:00'],
  ['is due for three days if the site stood still', {}, '2027-06-02T07:00', 'due', '2027-05-30T07:00'],
  ['is over after that', {}, '2027-06-02T07:01', 'over', '2027-05-30T07:00'],
  ['follows a stay that is moved', { checkIn: '2027-07-06', checkOut: '2027-07-13' }, '2027-06-02T07:01', 'waits', '2027-06-29T07:00'],
  ['goes at once to a guest who books late', { bookedAt: at('2027-06-03T09:15') }, '2027-06-03T09:16', 'due', '2027-06-03T09:15'],
  ['is late until the day of arrival', { bookedAt: at('2027-06-03T09:15') }, '2027-06-06T20:59', 'due', '2027-06-03T09:15'],
  ['is left out after it', { bookedAt: at('2027-06-03T09:15') }, '2027-06-06T21:00', 'left_out', '2027-06-03T09:15'],
])('a message a week before arrival %s', (_, over, now, state, due) => {
  expect(judgeMessage(theWay, { ...stay, ...over }, at(now))).toEqual({ state, at: at(due) })
})

test.each([
  ['is left out for a late booking if it is not to be late', { late: false }, { bookedAt: at('2027-05-31T06:15') }, 'left_out'],
  ['is not sent where it was turned on after its moment', { activeSince: at('2027-05-30T07:01') }, {}, 'over'],
  ['is sent where it was turned on before its moment', { activeSince: at('2027-05-30T06:59') }, {}, 'due'],
  ['is not for stays of others, such as those in other languages', { languages: ['en', 'sr'] as const }, {}, null],
  ['is never sent by itself while it is off', { activeSince: null }, {}, null],
])('a message a week before arrival %s', (_, message, over, state) => {
  expect(judgeMessage({ ...theWay, ...message }, { ...stay, ...over }, at('2027-05-31T07:00'))?.state ?? null).toBe(state)
})

test.each([
  ['on the day of the booking, after its hour', { event: 'booked', days: 0, hour: 8 } as const, '2027-01-10T12:30'],
  ['the day after the booking', { event: 'booked', days: 1, hour: 8 } as const, '2027-01-11T06:00'],
  ['two days into the stay', { event: 'arrival', days: 1, hour: 10 } as const, '2027-06-07T07:00'],
  ['the evening before departure', { event: 'departure', days: -1, hour: 18 } as const, '2027-06-12T15:00'],
  ['a month later', { event: 'departure', days: 31, hour: 9 } as const, '2027-07-14T06:00'],
])('a message is sent %s', (_, schedule, due) => {
  expect(judgeMessage({ ...theWay, ...schedule }, stay, at('2027-01-10T12:30'))).toMatchObject({ at: at(due) })
})

test.each([
  ['two hours before check-in', { event: 'arrival', hours: -2 } as const, {}, '2027-06-06T10:00'],
  ['at check-in', { event: 'arrival', hours: 0 } as const, {}, '2027-06-06T12:00'],
  ['three hours before check-out', { event: 'departure', hours: -3 } as const, {}, '2027-06-13T05:00'],
  ['two hours after check-out', { event: 'departure', hours: 2 } as const, {}, '2027-06-13T10:00'],
  ['an hour after the booking', { event: 'booked', hours: 1 } as const, {}, '2027-01-10T13:30'],
  ['two hours after the last payment', { event: 'paid', hours: 2 } as const, { paidAt: at('2027-05-07T23:30') }, '2027-05-08T01:30'],
  // In the night to March 28 an hour is skipped, in that to October 31 one comes twice.
  [
    '24 real hours before an arrival after the change in March',
    { event: 'arrival', hours: -24 } as const,
    { checkIn: '2027-03-28' },
    '2027-03-27T12:00',
  ],
  [
    '24 real hours after an arrival before the change in March',
    { event: 'arrival', hours: 24 } as const,
    { checkIn: '2027-03-27' },
    '2027-03-28T13:00',
  ],
  [
    '24 real hours before an arrival after the change in October',
    { event: 'arrival', hours: -24 } as const,
    { checkIn: '2027-10-31', checkOut: '2027-11-07' },
    '2027-10-30T13:00',
  ],
  [
    '18 real hours after a departure before the change in October',
    { event: 'departure', hours: 18 } as const,
    { checkOut: '2027-10-30' },
    '2027-10-31T02:00',
  ],
])('a message is sent %s', (_, schedule, over, due) => {
  const message = { ...theWay, days: 5, ...schedule }
  expect(judgeMessage(message, { ...stay, ...over }, at('2027-01-10T12:30'))).toMatchObject({ at: at(due) })
})

test.each([
  ['goes at once to a guest who books an hour before arrival', '2027-06-06T11:00', '2027-06-06T11:01', true, 'due'],
  ['is left out for that guest if it is not to be late', '2027-06-06T11:00', '2027-06-06T11:01', false, 'left_out'],
  ['waits for a guest who books earlier', '2027-06-06T09:00', '2027-06-06T09:01', true, 'waits'],
])('a message two hours before arrival %s', (_, bookedAt, now, late, state) => {
  const message = { ...theWay, hours: -2, late }
  expect(judgeMessage(message, { ...stay, bookedAt: at(bookedAt) }, at(now))?.state).toBe(state)
})

test('a message about the last payment waits for it', () => {
  const thanks = { ...theWay, event: 'paid', days: 0, hour: 9 } as const
  expect(judgeMessage(thanks, stay, at('2027-05-01T00:00'))).toBeNull()
  const paidAt = at('2027-05-07T05:00')
  expect(judgeMessage(thanks, { ...stay, paidAt }, at('2027-05-07T06:00'))).toEqual({ state: 'due', at: at('2027-05-07T06:00') })
})

test.each([
  ['more than 30 days before its moment', {}, '2027-04-30T06:59', false],
  ['30 days before its moment', {}, '2027-04-30T07:00', true],
  ['while it is due', {}, '2027-05-31T07:00', true],
  ['after its time', {}, '2027-06-03T07:00', false],
  ['for whom it is not', { languages: ['sr'] }, '2027-05-20T07:00', false],
])('whether a message goes to a stay soon: %s', (_, message, now, expected) => {
  expect(isSoon({ ...theWay, ...message }, stay, at(now))).toBe(expected)
})

const comeBack = { ...theWay, event: 'departure', days: 300, hour: 9 } as const
const agreed = { agreed: true }
const at300 = '2028-04-08T06:00'

test.each([
  ['waits for a guest who has agreed', comeBack, agreed, '2027-07-01T00:00', 'waits'],
  ['is due at its time', comeBack, agreed, at300, 'due'],
  ['is not for a guest who has not agreed', comeBack, {}, at300, 'no_consent'],
  ['is advertising from 32 days on', { ...comeBack, days: 32 }, {}, '2027-07-01T00:00', 'no_consent'],
  ['is none until 31 days', { ...comeBack, days: 31 }, {}, '2027-07-01T00:00', 'waits'],
  [
    'is advertising, too, if it counts from arrival',
    { ...comeBack, event: 'arrival', days: 60 } as const,
    {},
    '2027-07-01T00:00',
    'no_consent',
  ],
  [
    'is advertising, too, if it counts from the booking',
    { ...comeBack, event: 'booked', days: 200 } as const,
    {},
    '2027-07-01T00:00',
    'no_consent',
  ],
  ['is none if it counts from a booking long before', { ...comeBack, event: 'booked', days: 30 } as const, {}, '2027-02-01T00:00', 'waits'],
  ['is not sent twice within a year', comeBack, { agreed: true, got: [{ id: 7, at: at('2027-04-10T06:00') }] }, at300, 'repeated'],
  ['is sent again after a year', comeBack, { agreed: true, got: [{ id: 7, at: at('2027-04-08T06:00') }] }, at300, 'due'],
  ['is sent although another text was', comeBack, { agreed: true, got: [{ id: 8, at: at('2028-04-01T06:00') }] }, at300, 'due'],
])('a text to come back %s', (_, message, over, now, state) => {
  expect(judgeMessage(message, { ...stay, ...over }, at(now))?.state).toBe(state)
})

test('what is advertising by its schedule is not sent earlier by hand either, nor is any other text long after the stay', () => {
  expect(refuseAdvertising(comeBack, stay, at('2027-06-14T00:00'))).toBe('no_consent')
  expect(refuseAdvertising(theWay, stay, at('2027-07-15T00:00'))).toBe('no_consent')
  expect(refuseAdvertising(theWay, stay, at('2027-07-14T00:00'))).toBeNull()
})
