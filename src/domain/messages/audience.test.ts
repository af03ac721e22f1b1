import { expect, test } from 'vitest'
import { type Audience, type AudienceStay, isFor } from './audience.ts'

/** A week in villa 2, booked here by a German-speaking guest who comes for the first time and has something left to pay. */
const stay: AudienceStay = {
  checkIn: '2027-06-06',
  checkOut: '2027-06-13',
  villaId: 2,
  language: 'de',
  source: 'site',
  paidAt: null,
  stayedBefore: false,
}
const all: Audience = { villaIds: [], languages: [], sources: [], onlyIf: 'always', minNights: 0 }
const paid = { paidAt: new Date('2027-05-01T12:00:00Z') }

test.each<[what: string, audience: Partial<Audience>, over: Partial<AudienceStay>, expected: boolean]>([
  ['all stays', {}, {}, true],
  ['its villa', { villaIds: [1, 2] }, {}, true],
  ['other villas', { villaIds: [1, 3] }, {}, false],
  ['its language', { languages: ['de', 'el'] }, {}, true],
  ['other languages', { languages: ['en', 'sr'] }, {}, false],
  ['stays booked here', { sources: ['site'] }, {}, true],
  ['stays entered by hand and offers', { sources: ['hand', 'offer'] }, {}, false],
  ['stays entered by hand, as this one', { sources: ['hand'] }, { source: 'hand' }, true],
  ['seven nights at least', { minNights: 7 }, {}, true],
  ['eight nights at least', { minNights: 8 }, {}, false],
  ['who has something left to pay', { onlyIf: 'to_pay' }, {}, true],
  ['who has something left to pay, after the last payment', { onlyIf: 'to_pay' }, paid, false],
  ['who has paid all', { onlyIf: 'paid' }, {}, false],
  ['who has paid all, after the last payment', { onlyIf: 'paid' }, paid, true],
  ['who comes for the first time', { onlyIf: 'first_stay' }, {}, true],
  ['who comes for the first time, of a guest who comes back', { onlyIf: 'first_stay' }, { stayedBefore: true }, false],
  ['who was here before', { onlyIf: 'stayed_before' }, {}, false],
  ['who was here before, of a guest who comes back', { onlyIf: 'stayed_before' }, { stayedBefore: true }, true],
  ['all conditions at once', { villaIds: [2], languages: ['de'], sources: ['site'], onlyIf: 'to_pay', minNights: 7 }, {}, true],
  ['all conditions but one', { villaIds: [2], languages: ['de'], sources: ['hand'], onlyIf: 'to_pay', minNights: 7 }, {}, false],
])('a text for %s', (_, audience, over, expected) => {
  expect(isFor({ ...all, ...audience }, { ...stay, ...over })).toBe(expected)
})
