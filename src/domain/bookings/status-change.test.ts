import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { blocksNights, bookingStatuses } from './status.ts'
import { assessChange, type BookingFacts, ownerChanges } from './status-change.ts'

const TOTAL = 1_000_00
const facts = (over: Partial<BookingFacts>): BookingFacts => ({
  ...{ status: 'pending', hidden: false, total: TOTAL, paid: 0, retained: 0, refunded: 0, openPayment: false, nightsTaken: false },
  ...over,
})
const pending = facts({})
const failed = facts({ status: 'failed' })
const partly = facts({ status: 'partial_paid', paid: 300_00, retained: 300_00 })
const paid = facts({ status: 'paid', paid: TOTAL, retained: TOTAL })
const cancelledForFree = facts({ status: 'cancelled' })
const retainedAll = facts({ status: 'cancelled', paid: TOTAL, retained: TOTAL })
const refunding = facts({ status: 'cancelled', paid: 300_00, retained: TOTAL, refunded: 700_00 })
const refunded = facts({ status: 'refunded', paid: 300_00, retained: 300_00, refunded: 700_00 })
const refundedWhole = facts({ status: 'refunded', refunded: TOTAL })
const restricted = facts({ status: 'restricted', total: 0 })
const taken = { nightsTaken: true }
const open = { openPayment: true }
const hidden = { hidden: true }

describe('an owner changes a booking', () => {
  test.each([
    [
      'pending becomes paid with all the money',
      pending,
      'paid',
      { nights: 'taken', payment: { least: TOTAL, most: TOTAL }, mails: ['receipt', 'confirmation'] },
    ],
    ['pending becomes partly paid with some money', pending, 'partial_paid', { nights: 'taken', payment: { least: 1, most: TOTAL } }],
    ['nights that somebody else has', { ...pending, ...taken }, 'paid', { problem: 'dates_taken' }],
    ['an open card payment goes back once all is paid', { ...pending, ...open }, 'paid', { openPayment: 'returned' }],
    ['an open card payment counts while something is due', { ...pending, ...open }, 'partial_paid', { openPayment: 'counts' }],
    ['failed becomes paid', failed, 'paid', { nights: 'taken', payment: { least: TOTAL } }],
    [
      'partly paid becomes paid with the rest',
      partly,
      'paid',
      { nights: 'unchanged', payment: { least: 700_00, most: 700_00 }, mails: ['receipt'] },
    ],
    [
      'partly paid stays so without a payment',
      partly,
      'partial_paid',
      { nights: 'unchanged', payment: { least: 0, most: 700_00 }, mails: [] },
    ],
    ['paid stays paid', paid, 'paid', { nights: 'unchanged', payment: null, mails: [] }],
    ['paid never becomes partly paid', paid, 'partial_paid', { problem: 'everything_paid' }],
    ['its own nights are in nobody’s way', { ...paid, ...taken }, 'paid', { problem: null }],
    ['cancelled with all its money kept is paid again', retainedAll, 'paid', { nights: 'taken', payment: null, mails: ['confirmation'] }],
    ['cancelled without money needs money', cancelledForFree, 'paid', { payment: { least: TOTAL } }],
    ['what is on its way back does not count', refunding, 'paid', { payment: { least: 700_00, most: 700_00 } }],
    ['what is left of a refund counts', refunded, 'partial_paid', { nights: 'taken', payment: { least: 0, most: 700_00 } }],

    ['pending is cancelled', pending, 'cancelled', { nights: 'freed', refundable: 0, mails: ['cancellation'] }],
    ['pending at the bank is cancelled', { ...pending, ...open }, 'cancelled', { openPayment: 'returned' }],
    ['paid is cancelled', paid, 'cancelled', { nights: 'freed', refundable: TOTAL, mails: ['cancellation', 'refund'] }],
    ['paid is refunded', paid, 'refunded', { nights: 'freed', refundable: TOTAL }],
    ['more can go back later', retainedAll, 'refunded', { nights: 'unchanged', refundable: TOTAL, mails: ['refund'] }],
    ['nothing was ever paid, so nothing is refunded', pending, 'refunded', { problem: 'nothing_to_refund' }],
    ['all went back, so it is called refunded', { ...refundedWhole, status: 'cancelled' }, 'refunded', { refundable: 0 }],
    ['refunded is not cancelled once more', refundedWhole, 'cancelled', { problem: 'change_not_possible' }],

    ['pending fails', pending, 'failed', { nights: 'freed', mails: [] }],
    ['pending at the bank fails, and is sold should the bank approve', { ...pending, ...open }, 'failed', { openPayment: 'counts' }],
    ['paid never fails', paid, 'failed', { problem: 'money_kept' }],
    ['partly paid never fails', partly, 'failed', { problem: 'money_kept' }],
    ['nor one whose money is still on its way back', refunding, 'failed', { problem: 'money_kept' }],
    ['nor one that is over', refundedWhole, 'failed', { problem: 'change_not_possible' }],

    ['pending is deleted', pending, 'delete', { nights: 'freed' }],
    ['a restriction is deleted', restricted, 'delete', { nights: 'freed' }],
    ['paid is never deleted', paid, 'delete', { problem: 'money_kept' }],
    ['nor one that kept a part', refunded, 'delete', { problem: 'money_kept' }],
    ['one whose money has gone back is', refundedWhole, 'delete', { nights: 'unchanged' }],
    ['nor twice', { ...pending, ...hidden }, 'delete', { problem: 'booking_hidden' }],
    ['what is not hidden is not brought back', pending, 'restore', { problem: 'change_not_possible' }],
    ['a hidden paid one takes its nights again', { ...paid, ...hidden }, 'restore', { nights: 'taken' }],
    ['unless somebody has them', { ...paid, ...hidden, ...taken }, 'restore', { problem: 'dates_taken' }],
    ['a hidden cancelled one is only shown again', { ...retainedAll, ...hidden, ...taken }, 'restore', { nights: 'unchanged' }],
    ['a hidden one is brought back before it is sold', { ...pending, ...hidden }, 'paid', { problem: 'booking_hidden' }],
    ['the money of a hidden one can go back', { ...paid, ...hidden }, 'cancelled', { refundable: TOTAL }],

    ['a restriction has no status to set', restricted, 'paid', { problem: 'change_not_possible' }],
    ['nor to end', restricted, 'cancelled', { problem: 'change_not_possible' }],
  ] as const)('%s', (_, before, change, expected) => {
    expect(assessChange(before, change)).toMatchObject(expected)
  })
})

const anyFacts: fc.Arbitrary<BookingFacts> = fc
  .record({
    status: fc.constantFrom(...bookingStatuses.filter((status) => status !== 'restricted')),
    hidden: fc.boolean(),
    paid: fc.integer({ min: 0, max: TOTAL }),
    returning: fc.integer({ min: 0, max: TOTAL }),
    openPayment: fc.boolean(),
    nightsTaken: fc.boolean(),
  })
  .map(({ returning, ...rest }) => ({ ...rest, total: TOTAL, retained: rest.paid + returning, refunded: returning }))

test('whatever the booking: money never disappears with it, is never invented, and no night is sold twice', () => {
  fc.assert(
    fc.property(anyFacts, fc.constantFrom(...ownerChanges), (before, change) => {
      const assessed = assessChange(before, change)
      if (assessed.problem !== null) return
      if (change === 'failed' || change === 'delete') expect(before.retained).toBe(0)
      if (change === 'paid') expect(before.paid + (assessed.payment?.least ?? 0)).toBeGreaterThanOrEqual(TOTAL)
      if (change === 'partial_paid') expect(before.paid + (assessed.payment?.least ?? 0)).toBeGreaterThan(0)
      if (assessed.payment) expect(before.paid + assessed.payment.most).toBe(TOTAL)
      expect(assessed.refundable).toBeLessThanOrEqual(before.paid)
      if (assessed.nights === 'taken') expect(before.nightsTaken).toBe(false)
      if (assessed.nights === 'taken' && change !== 'restore') expect(blocksNights(before.status)).toBe(false)
    }),
  )
})
