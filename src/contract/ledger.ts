import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, DayInput, Euro, Page } from './wire.ts'

const period = { from: DayInput, until: DayInput }

/** Whole dinars, at the rate of each payment. */
const Money = {
  received: Euro,
  receivedDinars: z.int(),
  returned: Euro,
  returnedDinars: z.int(),
  net: Euro,
  netDinars: z.int(),
}

const Due = z.object({
  bookingId: z.int(),
  bookingNumber: z.string(),
  guestName: z.string(),
  villaId: z.int(),
  villa: z.string(),
  stage: z.int(),
  dueOn: Day,
  overdue: z.boolean(),
  amount: Euro,
  /** At today's rate; the charged amount is fixed when the guest pays. */
  dinars: z.int(),
})

/** Money by the day it was received or refunded, in the villas' time zone; both days inclusive. */
export const ledgerCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminBooks.php',
    summary: 'What was paid and given back in a period, by day, month and villa, and what is still due',
    access: 'admin',
    roles: forRoles.ledger,
    /** Limit and offset are those of `due`. */
    input: z.object({ ...period, ...Page }),
    answer: z.object({
      total: z.object(Money),
      /** Only days with payments or refunds. */
      days: z.array(z.object({ day: Day, ...Money })),
      /** `yyyy-MM`. */
      months: z.array(z.object({ month: z.string(), ...Money })),
      villas: z.array(z.object({ villaId: z.int(), villa: z.string(), ...Money })),
      /** Requested refunds that are not completed, independent of the period. */
      onTheWay: z.object({ amount: Euro, dinars: z.int() }),
      /** All unpaid stages, independent of the period, earliest first. */
      due: z.array(Due),
      /** Of all unpaid stages, listed or not. */
      dueTotal: z.object({ count: z.int(), amount: Euro, dinars: z.int() }),
    }),
  }),
  file: call({
    method: 'GET',
    path: '/api/exportBooks.php',
    perMinute: 30,
    summary: 'The same sums as a CSV file, by day, month or villa',
    access: 'admin',
    roles: forRoles.ledger,
    shape: 'file',
    input: z.object({ ...period, by: z.enum(['day', 'month', 'villa']).optional() }),
    answer: z.string(),
  }),
}
