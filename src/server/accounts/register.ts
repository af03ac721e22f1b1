import type { accountCalls } from '#contract/accounts.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { apiMessagesIn } from '#words/api-messages.ts'
import { accounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import type { From } from './log-in.ts'
import { refuseGuessable } from './refuse-guessable.ts'

const TRIES_PER_ADDRESS = 30
const WINDOW_MINUTES = 60

/** Creates an account. */
export async function register(
  deps: Deps,
  person: InputOf<typeof accountCalls.register>,
  { address, language }: Pick<From, 'address' | 'language'>,
) {
  await enforceRateLimit(deps, { key: 'register', from: address, most: TRIES_PER_ADDRESS, minutes: WINDOW_MINUTES })
  const { password, ...details } = person
  await refuseGuessable(deps.db, 'password', password, [details.fullName, details.email])
  const passwordHash = await deps.passwords.hash(password)
  await deps.db.transaction(async (tx) => {
    const [account] = await tx
      .insert(accounts)
      .values({ ...details, language, passwordHash, createdAt: deps.now() })
      .onConflictDoNothing()
      .returning()
    if (!account) throw new Refusal('email_taken', { fields: { email: 'email_taken' } })
    await recordEvent(tx, deps.now(), { type: 'account.registered', accountId: account.id })
  })
  return { message: apiMessagesIn[language].registered }
}
