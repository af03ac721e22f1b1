import { eq } from 'drizzle-orm'
import { refuseIf } from '#contract/refusal.ts'
import { blockingStatuses } from '#domain/bookings/status.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { confirmHolder } from '../accounts/confirm-password.ts'
import { recordEnding } from '../accounts/endings.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { accounts, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { hasUnansweredComplaint } from '../support/complaint-queries.ts'
import { eraseAccount } from './erase-account.ts'
import { type PersonalData, readPersonalData } from './personal-data.ts'

/**
 * Erases a guest's personal data permanently. Records required by tax law stay, anonymised; answered complaints stay in their register,
 * as consumer law demands.
 */
export async function eraseOwnData(deps: Deps, { id, status }: Account, password: string, request: Request): Promise<void> {
  refuseIf(status === 2 && 'owners_account')
  await confirmHolder(deps, id, password, request)
  await deps.db.transaction(async (tx) => {
    await tx.select({ id: accounts.id }).from(accounts).where(eq(accounts.id, id)).for('update')
    const personalData = await readPersonalData(tx, id)
    refuseIf(await erasureBlocker(tx, personalData, dayAtProperty(deps.now())))
    await eraseAccount(tx, deps.env, id, deps.now())
    await recordEnding(tx, deps.now(), { accountId: id, kind: 'erased' })
  })
}

async function erasureBlocker(
  tx: Db,
  { account, bookings, payments }: PersonalData,
  today: CalendarDay,
): Promise<'stay_ahead' | 'money_open' | 'complaint_open' | null> {
  const blocks = new Set<string>(blockingStatuses)
  const ahead = bookings.some(({ status, holdsUntil, checkOut, deletedAt }) => {
    const booked = blocks.has(status) || holdsUntil !== null
    return booked && deletedAt === null && checkOut >= today
  })
  if (ahead) return 'stay_ahead'
  if (payments.some(({ state, attention }) => state === 'open' || attention !== null)) return 'money_open'
  const ids = payments.map(({ id }) => id)
  const given = ids.length > 0 ? await tx.select({ state: refunds.state }).from(refunds).where(anyOf(refunds.paymentId, ids)) : []
  if (given.some(({ state }) => state !== 'done')) return 'money_open'
  return (await hasUnansweredComplaint(tx, account.id)) ? 'complaint_open' : null
}
