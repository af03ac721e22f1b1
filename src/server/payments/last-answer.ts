import { and, desc, eq, inArray } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { bankMessages } from '../db/schema.ts'

/** `left`: the bank's page ended without a payment, according to the bank. `doubtful`: an answer came that may be an approval. */
export type LastAnswer = 'none' | 'left' | 'doubtful'

/** Reports of the bank's records that do not contradict an answer `left`. */
const UNPAID = ['not_found', 'declined', 'cancelled', 'silent']

/** What the bank has answered about an attempt without a result. Only an attempt that is not `doubtful` may simply be tried again. */
export async function findLastAnswer(db: Db, orderId: string): Promise<LastAnswer> {
  const told = await db
    .select({ source: bankMessages.source, verdict: bankMessages.verdict })
    .from(bankMessages)
    .where(and(eq(bankMessages.orderId, orderId), inArray(bankMessages.source, ['return', 'callback', 'query'])))
    .orderBy(desc(bankMessages.at), desc(bankMessages.id))
  const last = told.find(({ source }) => source !== 'query')
  if (!last) return 'none'
  const inRecords = told.some(({ source, verdict }) => source === 'query' && !UNPAID.includes(verdict))
  return last.verdict === 'left' && !inRecords ? 'left' : 'doubtful'
}
