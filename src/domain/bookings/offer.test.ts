import { expect, test } from 'vitest'
import { type OfferFacts, offerState, remindsOfTransfer, shareNights } from './offer.ts'

const offer: OfferFacts = { validUntil: '2026-06-10', transferDue: null, endedAs: null }
const byTransfer: OfferFacts = { ...offer, transferDue: '2026-06-12' }

test.each([
  ['is open on its last day', offer, '2026-06-10', 'open'],
  ['has lapsed the day after', offer, '2026-06-11', 'lapsed'],
  ['waits for a transfer after its own last day', byTransfer, '2026-06-12', 'transfer'],
  ['waits two days more than the transfer is due', byTransfer, '2026-06-14', 'transfer'],
  ['has lapsed if no transfer was received', byTransfer, '2026-06-15', 'lapsed'],
  ['stays taken', { ...byTransfer, endedAs: 'taken' }, '2026-07-01', 'taken'],
  ['stays withdrawn', { ...offer, endedAs: 'withdrawn' }, '2026-06-01', 'withdrawn'],
] as const)('an offer %s', (_, facts, today, state) => {
  expect(offerState(facts, today)).toBe(state)
})

test.each([
  ['two days before', '2026-06-10', false],
  ['the day before', '2026-06-11', true],
  ['on the day', '2026-06-12', true],
  ['once it has lapsed', '2026-06-15', false],
])('whether a guest is reminded of a transfer, %s (%s): %s', (_, today, reminds) => {
  expect(remindsOfTransfer(byTransfer, today)).toBe(reminds)
})

test('a guest who pays by card is not reminded of a transfer', () => {
  expect(remindsOfTransfer(offer, '2026-06-10')).toBe(false)
})

test.each([
  ['the same nights of two villas', 1, 2, '2026-07-06', false],
  ['one night in common in one villa', 1, 1, '2026-07-12', true],
  ['stays that follow each other in one villa', 1, 1, '2026-07-13', false],
])('whether the stays of an offer share nights: %s', (_, villaId, other, checkIn, shared) => {
  const first = { villaId, checkIn: '2026-07-06', checkOut: '2026-07-13' }
  expect(shareNights([first, { villaId: other, checkIn, checkOut: '2026-07-20' }])).toBe(shared)
})
