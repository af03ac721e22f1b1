import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { TwoStepNews } from '../mail/localized/two-step-templates.ts'
import { queueTwoStepMail } from '../mail/two-step-mails.ts'
import { recordSecurityEvent } from '../security/record-event.ts'
import { findTwoStep, isReplayed, MOST_WRONG_CODES } from './check-code.ts'

/** `attempts`: number of wrong codes including this one. */
type Try = { address: string; code: string; attempts: number }

/** For `catch`: notifies the account's owner of a replayed code and of reaching the limit of wrong codes, then rethrows. */
export const tellOfWrongCode =
  (deps: Deps, accountId: number, { address, code, attempts }: Try) =>
  async (refusal: unknown): Promise<never> => {
    const wrong = refusal instanceof Refusal && (refusal.code === 'wrong_code' || refusal.code === 'code_not_confirmed')
    const row = wrong ? await findTwoStep(deps.db, accountId) : undefined
    if (wrong) await recordSecurityEvent(deps.db, deps.now(), { kind: 'code_failed', accountId, address })
    if (row && isReplayed(deps, row, code)) {
      deps.log.warn({ account: accountId }, 'a two-step code came a second time')
      await tell(deps, accountId, { replayed: row.lastStep })
    }
    if (row && attempts === MOST_WRONG_CODES) {
      deps.log.warn({ account: accountId }, 'two-step codes are being guessed')
      await tell(deps, accountId, { guessedOn: dayAtProperty(deps.now()) })
    }
    throw refusal
  }

async function tell(deps: Deps, accountId: number, news: TwoStepNews): Promise<void> {
  const [account] = await deps.db.select().from(accounts).where(eq(accounts.id, accountId))
  if (account) await queueTwoStepMail(deps.db, deps, account, news)
}
