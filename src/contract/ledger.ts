import { z } from 'zod'
import { call } from './call.ts'
import { Day, Euro } from './wire.ts'

const period = { from: Day, until: Day }

/** Dinars are those of each payment's own rate, whole. */
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
  villa: z.string(),
  stage: z.int(),
  dueOn: Day,
  overdue: z.boolean(),
  amount: Euro,
  /** By the rate of today; what is charged is fixed when the guest pays. */
  dinars: z.int(),
})

/** Money by the day it came or went back, as days are counted at the villas; both days of a period are included. */
export const ledgerCalls = {
  read: call({
    method: 'GET',
    path: '/api/adminBooks.php',
    summary: 'What was paid and given back in a period, by day, month and villa, and what is still due',
    access: 'admin',
    input: z.object(period),
    answer: z.object({
      total: z.object(Money),
      /** Only days on which money moved. */
      days: z.array(z.object({ day: Day, ...Money })),
      /** `yyyy-MM`. */
      months: z.array(z.object({ month: z.string(), ...Money })),
      villas: z.array(z.object({ villaId: z.int(), villa: z.string(), ...Money })),
      /** Asked for, but not given back yet, whatever the period. */
      onTheWay: z.object({ amount: Euro, dinars: z.int() }),
      /** Every stage still to pay, whatever the period, the earliest first. */
      due: z.array(Due),
      dueTotal: z.object({ amount: Euro, dinars: z.int() }),
    }),
  }),
  file: call({
    method: 'GET',
    path: '/api/exportBooks.php',
    perMinute: 30,
    summary: 'The same sums as a CSV file, by day, month or villa',
    access: 'admin',
    shape: 'file',
    input: z.object({ ...period, by: z.enum(['day', 'month', 'villa']).optional() }),
    answer: z.string(),
  }),
}
