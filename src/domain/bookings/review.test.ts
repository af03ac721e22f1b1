import { expect, test } from 'vitest'
import {
  averageStars,
  canReview,
  chooseBest,
  FEWEST_OF_HOUSE,
  FEWEST_OF_VILLA,
  isExceptional,
  type ReviewFacts,
  reviewRequestOn,
  reviewState,
  scoreOutOfTen,
} from './review.ts'

const stay = { checkIn: '2026-07-06', checkOut: '2026-07-13', status: 'paid' } as const
const written: ReviewFacts = { writtenOn: '2026-07-14', decided: false, refusal: null }

test.each([
  ['the day before departure', stay, null, '2026-07-12', false],
  ['the day of departure', stay, null, '2026-07-13', true],
  ['a year later', stay, null, '2027-07-13', true],
  ['a stay that was not paid in full', { ...stay, status: 'partial_paid' }, null, '2026-07-13', false],
  ['a cancelled stay', { ...stay, status: 'cancelled' }, null, '2026-07-13', false],
  ['a refunded stay', { ...stay, status: 'refunded' }, null, '2026-07-13', false],
  ['the last day to change it', stay, written, '2026-07-23', true],
  ['ten days after writing', stay, written, '2026-07-24', false],
  ['two weeks after writing', stay, written, '2026-07-28', false],
  ['published or answered', stay, { ...written, decided: true }, '2026-07-15', false],
  ['refused', stay, { ...written, decided: true, refusal: 'insult' }, '2026-07-15', false],
] as const)('whether a review can be written or changed: %s', (_, of, review, today, expected) => {
  expect(canReview(of, review, today)).toBe(expected)
})

test.each([
  ['waits', written, '2026-07-27', 'waiting'],
  ['is shown after two weeks', written, '2026-07-28', 'published'],
  ['is shown once the owners have decided', { ...written, decided: true }, '2026-07-14', 'published'],
  ['stays refused', { ...written, decided: true, refusal: 'advertising' }, '2027-01-01', 'refused'],
] as const)('a review %s', (_, review, today, expected) => {
  expect(reviewState(review, today)).toBe(expected)
})

test.each([
  ['2026-07-13', null],
  ['2026-07-14', 'asked'],
  ['2026-07-20', 'asked'],
  ['2026-07-21', 'reminded'],
  ['2026-07-27', 'reminded'],
  ['2026-07-28', null],
] as const)('whether a review is requested on %s of a stay until July 13: %s', (today, expected) => {
  expect(reviewRequestOn(today, stay.checkOut)).toBe(expected)
})

test.each([
  [[], null, null],
  [[5, 5], null, null],
  [[5, 5, 4], 4.7, null],
  [[5, 5, 5, 5], 5, null],
  [[5, 4, 4, 4, 4], 4.2, 4.2],
  [[5, 5, 5, 5, 4, 4], 4.7, 4.7],
])('the average of %j is %j for a villa and %j for the house', (stars, ofVilla, ofHouse) => {
  expect(averageStars(stars, FEWEST_OF_VILLA)).toBe(ofVilla)
  expect(averageStars(stars, FEWEST_OF_HOUSE)).toBe(ofHouse)
})

test.each([
  [[5, 5, 5, 5], null, false],
  [[5, 5, 4, 4, 4], 8.8, false],
  [[...Array(13).fill(5), ...Array(7).fill(4)], 9.3, false],
  [[...Array(14).fill(5), ...Array(5).fill(4)], 9.5, true],
  [[5, 5, 5, 5, 5], 10, true],
])('the house has of %j the score %j of ten, exceptional: %j', (stars, score, exceptional) => {
  expect(scoreOutOfTen(stars, FEWEST_OF_HOUSE)).toBe(score)
  expect(score !== null && isExceptional(score)).toBe(exceptional)
})

test.each([
  ['the newest with five stars of different villas', ['5 Thea', '5 Thea', '4 Onar', '5 Eirini', '5 Onar'], [0, 3, 4]],
  ['two of a villa where there are no others with five stars', ['4 Onar', '5 Thea', '5 Thea', '5 Thea'], [1, 2, 3]],
  ['four stars where five are too few', ['4 Thea', '4 Thea', '4 Onar', '5 Thea'], [3, 0, 2]],
  ['no fewer stars, and none without words', ['3 Thea', '1 Onar', '5', '4 Onar'], [3]],
])('the home page shows %s', (_, told, shown) => {
  const all = told.map((text, index) => {
    const [stars = '', villa = ''] = text.split(' ')
    return { index, stars: Number(stars), villa, review: villa && 'Green.' }
  })
  expect(chooseBest(all).map(({ index }) => index)).toEqual(shown)
})
