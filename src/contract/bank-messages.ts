import { z } from 'zod'
import { call } from './call.ts'
import { Day, Flag, Page, Text, Total } from './wire.ts'

const BankMessage = z.object({
  id: z.int(),
  at: z.string(),
  /** By the guest's browser, by the bank's own call, by our asking, or about a refund. */
  source: z.enum(['return', 'callback', 'query', 'refund']),
  orderId: z.string().nullable(),
  /** What was made of it; `ask`, `reject` and `ignore` changed nothing. */
  verdict: z.string(),
  reason: z.string(),
  /** What the bank said, without card data. */
  fields: z.json(),
  /** How often it came; more than once only for `reject`, of which nothing else is stored. */
  count: z.int(),
})

export const bankMessageCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminBankMessages.php',
    summary: 'Every word between the bank and the site, newest first; on demand only answers that were not believed',
    access: 'admin',
    input: z.object({
      /** Part of an order id; `VB-<booking number>` finds all of a booking. */
      search: Text(64).optional(),
      notApplied: Flag.optional(),
      ...Page,
    }),
    answer: z.object({
      messages: z.array(BankMessage),
      /** Answers of the last 30 days about nothing on record, by day and reason: counted, not stored. */
      rejected: z.array(z.object({ day: Day, reason: z.string(), count: z.int() })),
      ...Total,
    }),
  }),
}
