import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { Message } from '#contract/messages.ts'
import type { promoCodeCalls } from '#contract/promo-codes.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import { normalizedCode } from '#domain/pricing/promo-code.ts'
import { unusualPercent, unusualPromoAmount } from '#domain/pricing/unusual-terms.ts'
import { MINIMUM_NIGHTS } from '#domain/stay-rules.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { promoCodes } from '../db/schema.ts'
import { alreadyThere } from '../db/violations.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { readBaseRate } from '../settings/queries.ts'

type Given = InputOf<typeof promoCodeCalls.save>

function asRow(given: Given, at: Date) {
  const { percentage, amount, validFrom, validUntil, stayFrom = null, stayUntil = null } = given
  const fields: Record<string, Message> = {
    ...((percentage === undefined) === (amount === undefined) ? { percentage: 'promo_code_worth' } : {}),
    ...(validUntil < validFrom ? { validUntil: 'validity_reversed' } : {}),
    ...(stayFrom !== null && stayUntil !== null && stayUntil <= stayFrom ? { stayUntil: 'stay_period_reversed' } : {}),
  }
  if (Object.keys(fields).length > 0) throw badFields(fields)
  const { base = 'total', minimumNights = 1, villaIds = [], usesInAll = null, usesByGuest = null, active = true } = given
  return {
    code: normalizedCode(given.code),
    amount: amount ?? null,
    base,
    validFrom,
    validUntil,
    stayFrom,
    stayUntil,
    percentHundredths: percentage === undefined ? null : Math.round(percentage * 100),
    minimumNights,
    villaIds,
    usesInAll,
    usesByGuest,
    active,
    updatedAt: at,
  }
}

async function unusualWorth(tx: Db, { percentage, amount, minimumNights = 1 }: Given) {
  if (percentage !== undefined) return unusualPercent(-percentage)
  return unusualPromoAmount(amount ?? 0, Math.max(minimumNights, MINIMUM_NIGHTS), await readBaseRate(tx))
}

/** Creates a promo code, or updates the one with the given id. */
export async function savePromoCode({ db, now }: Deps, account: Account, given: Given): Promise<{ id: number; code: string }> {
  const { id, version } = given
  const values = asRow(given, now())
  const saving = db.transaction(async (tx) => {
    const [before] = id === undefined ? [] : await tx.select().from(promoCodes).where(eq(promoCodes.id, id)).for('update')
    if (id !== undefined && !before) throw new Refusal('not_found')
    if (before) refuseStale(version, before)
    if (given.ask) refuseIf(await unusualWorth(tx, given))
    const [saved] =
      id === undefined
        ? await tx.insert(promoCodes).values(values).returning()
        : await tx.update(promoCodes).set(values).where(eq(promoCodes.id, id)).returning()
    if (!saved) throw new Error('saving a promo code gave no row')
    await recordActivity(tx, account, now(), {
      subject: `promo code ${saved.code}`,
      action: before ? 'change' : 'add',
      before,
      after: saved,
    })
    return { id: saved.id, code: saved.code }
  })
  return saving.catch((error) => {
    throw alreadyThere(error) ? new Refusal('promo_code_taken', { fields: { code: 'promo_code_taken' } }) : error
  })
}
