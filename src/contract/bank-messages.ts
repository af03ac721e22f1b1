import { z } from 'zod'
import { call } from './call.ts'
import { Day, Flag, Json, Page, Text, Total } from './wire.ts'

const BankMessage = z.object({
  id: z.int(),
  at: z.string(),
  /** `return`: guest's browser; `callback`: call from the bank; `query`: our status query; `refund`: about a refund. */
  source: z.enum(['return', 'callback', 'query', 'refund']),
  orderId: z.string().nullable(),
  /** Result of the check. `ask`, `reject` and `ignore` change nothing. */
  verdict: z.string(),
  reason: z.string(),
  /** Fields of the message, without card data. */
  fields: Json,
  /** Times received. Greater than 1 only for `reject`, whose further copies are counted, not stored. */
  count: z.int(),
})

export const bankMessageCalls = {
  list: call({
    method: 'GET',
    path: '/api/adminBankMessages.php',
    summary: 'Every word between the bank and the site, newest first; on demand only answers that were not believed',
    access: 'admin',
    input: z.object({
      /** Part of an order id; `VB-<booking number>` finds all messages of a booking. */
      search: Text(64).optional(),
      notApplied: Flag.optional(),
      ...Page,
    }),
    answer: z.object({
      messages: z.array(BankMessage),
      /** Messages about unknown orders in the last 30 days, counted by day and reason but not stored. */
      rejected: z.array(z.object({ day: Day, reason: z.string(), count: z.int() })),
      ...Total,
    }),
  }),
}
