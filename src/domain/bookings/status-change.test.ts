import fc from 'fast-check'
import { expect, test } from 'vitest'
import { blocksNights, bookingStatuses } from './status.ts'
import { assessChange, type BookingFacts, ownerChanges } from './status-change.ts'

const TOTAL = 1_000_00
const facts = (over: Partial<BookingFacts>): BookingFacts => ({
  status: 'pending',
  hidden: false,
  total: TOTAL,
  paid: 0,
  retained: 0,
  refunded: 0,
  openPayment: false,
  offered: false,
  nightsTaken: false,
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

test.each([
  [
    'pending becomes paid with the full price',
    pending,
    'paid',
    { nights: 'taken', payment: { least: TOTAL, most: TOTAL }, mails: ['receipt', 'confirmation'] },
  ],
  [
    'pending becomes partly paid with a part of the price',
    pending,
    'partial_paid',
    { nights: 'taken', payment: { least: 1, most: TOTAL } },
  ],
  ['pending cannot become paid if the nights are taken', { ...pending, ...taken }, 'paid', { problem: 'dates_taken' }],
  ['an open card payment is refunded if everything is paid', { ...pending, ...open }, 'paid', { openPayment: 'returned' }],
  ['an open card payment counts if something is due', { ...pending, ...open }, 'partial_paid', { openPayment: 'counts' }],
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
  ['paid cannot become partly paid', paid, 'partial_paid', { problem: 'everything_paid' }],
  ['paid stays paid even if its nights are reported as taken', { ...paid, ...taken }, 'paid', { problem: null }],
  [
    'cancelled with everything retained becomes paid again',
    retainedAll,
    'paid',
    { nights: 'taken', payment: null, mails: ['confirmation'] },
  ],
  ['cancelled without payments needs the full price', cancelledForFree, 'paid', { payment: { least: TOTAL } }],
  ['a pending refund does not count as paid', refunding, 'paid', { payment: { least: 700_00, most: 700_00 } }],
  ['the rest after a partial refund counts as paid', refunded, 'partial_paid', { nights: 'taken', payment: { least: 0, most: 700_00 } }],

  ['pending is cancelled', pending, 'cancelled', { nights: 'freed', refundable: 0, mails: ['cancellation'] }],
  ['pending at the bank is cancelled', { ...pending, ...open }, 'cancelled', { openPayment: 'returned' }],
  ['paid is cancelled', paid, 'cancelled', { nights: 'freed', refundable: TOTAL, mails: ['cancellation', 'refund'] }],
  ['paid is refunded', paid, 'refunded', { nights: 'freed', refundable: TOTAL }],
  ['a cancelled booking can be refunded later', retainedAll, 'refunded', { nights: 'unchanged', refundable: TOTAL, mails: ['refund'] }],
  ['without a payment there is nothing to refund', pending, 'refunded', { problem: 'nothing_to_refund' }],
  [
    'a cancelled booking whose refund is complete becomes refunded',
    { ...refundedWhole, status: 'cancelled' },
    'refunded',
    { refundable: 0 },
  ],
  ['refunded cannot be cancelled', refundedWhole, 'cancelled', { problem: 'change_not_possible' }],

  ['pending fails', pending, 'failed', { nights: 'freed', mails: [] }],
  ['pending at the bank fails, and a later approval counts', { ...pending, ...open }, 'failed', { openPayment: 'counts' }],
  ['paid cannot fail', paid, 'failed', { problem: 'money_kept' }],
  ['partly paid cannot fail', partly, 'failed', { problem: 'money_kept' }],
  ['a booking with a pending refund cannot fail', refunding, 'failed', { problem: 'money_kept' }],
  ['refunded cannot fail', refundedWhole, 'failed', { problem: 'change_not_possible' }],

  ['pending is deleted', pending, 'delete', { nights: 'freed' }],
  ['a restriction is deleted', restricted, 'delete', { nights: 'freed' }],
  ['paid cannot be deleted', paid, 'delete', { problem: 'money_kept' }],
  ['partly refunded cannot be deleted', refunded, 'delete', { problem: 'money_kept' }],
  ['fully refunded is deleted', refundedWhole, 'delete', { nights: 'unchanged' }],
  ['a deleted booking cannot be deleted again', { ...pending, ...hidden }, 'delete', { problem: 'booking_hidden' }],
  ['a booking that is not deleted cannot be restored', pending, 'restore', { problem: 'change_not_possible' }],
  ['a deleted paid booking is restored with its nights', { ...paid, ...hidden }, 'restore', { nights: 'taken' }],
  [
    'a deleted paid booking cannot be restored if its nights are taken',
    { ...paid, ...hidden, ...taken },
    'restore',
    { problem: 'dates_taken' },
  ],
  [
    'a deleted cancelled booking is restored without its nights',
    { ...retainedAll, ...hidden, ...taken },
    'restore',
    { nights: 'unchanged', openPayment: null, mails: [] },
  ],
  [
    'a deleted paid booking is confirmed to its guest again when it is restored',
    { ...paid, ...hidden },
    'restore',
    { mails: ['confirmation'] },
  ],
  [
    'an open card payment for a cancelled booking goes back, also once it is restored',
    { ...cancelledForFree, ...hidden, ...open },
    'restore',
    { openPayment: 'returned' },
  ],
  ['an open card payment for a restored booking counts', { ...pending, ...hidden, ...open }, 'restore', { openPayment: 'counts' }],
  ['a deleted booking cannot become paid', { ...pending, ...hidden }, 'paid', { problem: 'booking_hidden' }],
  ['a deleted paid booking can be cancelled with a refund', { ...paid, ...hidden }, 'cancelled', { refundable: TOTAL }],

  ['a stay of an open offer cannot fail', { ...pending, offered: true }, 'failed', { problem: 'stay_offered' }],
  ['a stay of an open offer cannot be deleted', { ...pending, offered: true }, 'delete', { problem: 'stay_offered' }],
  ['a stay of an open offer can be cancelled, with a mail', { ...pending, offered: true }, 'cancelled', { mails: ['cancellation'] }],

  ['a restriction cannot become paid', restricted, 'paid', { problem: 'change_not_possible' }],
  ['a restriction cannot be cancelled', restricted, 'cancelled', { problem: 'change_not_possible' }],
] as const)('an owner changes a booking: %s', (_, before, change, expected) => {
  expect(assessChange(before, change)).toMatchObject(expected)
})

const anyFacts: fc.Arbitrary<BookingFacts> = fc
  .record({
    status: fc.constantFrom(...bookingStatuses.filter((status) => status !== 'restricted')),
    hidden: fc.boolean(),
    paid: fc.integer({ min: 0, max: TOTAL }),
    returning: fc.integer({ min: 0, max: TOTAL }),
    openPayment: fc.boolean(),
    offered: fc.boolean(),
    nightsTaken: fc.boolean(),
  })
  .map(({ returning, ...rest }) => ({ ...rest, total: TOTAL, retained: rest.paid + returning, refunded: returning }))

test('no change loses or invents money, or sells a night twice', () => {
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
