import type { Attention } from '#contract/dashboard.ts'
import * as words from '#words/en/office-attention.ts'
import type { Db } from '../../db/client.ts'
import { waitingThreads } from '../../threads/queries.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Questions of guests who have not booked that nobody has answered, the oldest first. */
export async function waitingQuestions(db: Db): Promise<Attention[]> {
  const found = await waitingThreads(db, MOST_OF_A_KIND)
  return found.map(({ thread: { guestName, lastAt }, villa }) =>
    attentionItem('question', words.question(guestName, villa?.name ?? null), { at: lastAt.toISOString() }),
  )
}
