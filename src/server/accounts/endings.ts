import type { Db } from '../db/client.ts'
import { accountEndings } from '../db/schema.ts'

type Row = typeof accountEndings.$inferInsert
export type Ending = { accountId: number } & ({ kind: 'erased' | 'second_step' } | { kind: 'role'; role: Row['role'] })

/** Records, in the transaction of the change, what no restore of an older backup may bring back. */
export const recordEnding = (tx: Db, at: Date, ending: Ending) => tx.insert(accountEndings).values({ ...ending, at })
