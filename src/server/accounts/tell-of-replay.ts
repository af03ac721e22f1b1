import { eq } from 'drizzle-orm'
import { Refused } from '#contract/refused.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { queueTwoStepMail } from '../mail/two-step-mails.ts'
import { isReplayed, twoStepOf } from './check-code.ts'

/** On a refusal's way out: where it was for a code that had been used already, the owner of the account is told. */
export const tellOfReplay =
  (deps: Deps, accountId: number, code: string) =>
  async (refusal: unknown): Promise<never> => {
    const wrong = refusal instanceof Refused && (refusal.code === 'wrong_code' || refusal.code === 'code_not_confirmed')
    const row = wrong ? await twoStepOf(deps.db, accountId) : undefined
    if (row && isReplayed(deps, row, code)) {
      deps.log.warn({ account: accountId }, 'a two-step code came a second time')
      const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId))
      if (account) await queueTwoStepMail(deps.db, deps, account, { replayed: row.lastStep })
    }
    throw refusal
  }
