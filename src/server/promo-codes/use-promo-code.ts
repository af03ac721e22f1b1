import { and, eq, gt, lt } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { normalizedCode, promoHoldsFor, promoIsValid } from '#domain/pricing/promo-code.ts'
import type { Stay } from '#domain/stay.ts'
import type { Db } from '../db/client.ts'
import { bookings, promoCodes, promoUses } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { enforceRateLimit, type Limit, releaseAttempt } from '../http/rate-limits.ts'
import { countUses, type PromoRow, toPromo } from './queries.ts'

type Wanted = Stay & { villaId: number; accountId: number | null }

const guesses = (address: string): Limit => ({ key: 'promo code', from: address, most: 20, minutes: 60 })

const REFUSED = 'promo_code_refused'
const refusedCode = () => new Refusal(REFUSED, { fields: { promoCode: REFUSED } })

/**
 * Limits guesses for each network. A code that is refused counts once an hour, however often and for whatever dates it is tried, and
 * whether it exists or not: otherwise the limit would reveal that.
 */
export async function limitingGuesses<T>(deps: Deps, address: string, typed: string, find: () => Promise<T>): Promise<T> {
  const code = normalizedCode(typed)
  if (code === '') return find()
  await enforceRateLimit(deps, guesses(address))
  try {
    const found = await find()
    await releaseAttempt(deps, guesses(address))
    return found
  } catch (error) {
    const isRefused = error instanceof Refusal && error.code === REFUSED
    if (!isRefused || (await wasTriedBefore(deps, address, code))) await releaseAttempt(deps, guesses(address))
    throw error
  }
}

/** Notes that a code was tried from a network in this hour. */
async function wasTriedBefore(deps: Deps, address: string, code: string): Promise<boolean> {
  const everyTry: Limit = { key: `promo code ${code}`, from: address, most: Number.POSITIVE_INFINITY, minutes: 60 }
  return (await enforceRateLimit(deps, everyTry)) > 1
}

/**
 * The code for a stay; null if none is typed. `lock`: until the end of the transaction nobody else counts its uses.
 * @throws Refusal `promo_code_refused`
 */
export async function usablePromo(db: Db, now: Date, typed: string, wanted: Wanted, { lock = false } = {}) {
  const code = normalizedCode(typed)
  if (code === '') return null
  const query = db.select().from(promoCodes).where(eq(promoCodes.code, code))
  const [row] = lock ? await query.for('no key update') : await query
  if (!row) throw refusedCode()
  const promo = toPromo(row)
  const holds = promoIsValid(promo, dayAtProperty(now)) && promoHoldsFor(promo, wanted.villaId, wanted)
  if (!holds || !(await hasUseLeft(db, now, promo, wanted))) throw refusedCode()
  return promo
}

/** The guest's own unfinished attempts for these nights do not count: the new one replaces them. */
async function hasUseLeft(db: Db, now: Date, { id, usesInAll, usesByGuest }: PromoRow, { accountId, ...stay }: Wanted): Promise<boolean> {
  const except =
    accountId === null
      ? undefined
      : and(
          eq(bookings.accountId, accountId),
          eq(bookings.status, 'pending'),
          eq(bookings.villaId, stay.villaId),
          lt(bookings.checkIn, stay.checkOut),
          gt(bookings.checkOut, stay.checkIn),
        )
  if (usesInAll !== null && (await countUses(db, id, now, { except })) >= usesInAll) return false
  return usesByGuest === null || accountId === null || (await countUses(db, id, now, { accountId, except })) < usesByGuest
}

/** Takes a use with the hold of a booking, in place of the one of an earlier attempt. It counts as long as the booking has or holds its nights. */
export async function takeUse(tx: Db, promo: PromoRow | null, bookingId: number): Promise<void> {
  await tx.delete(promoUses).where(eq(promoUses.bookingId, bookingId))
  if (promo) await tx.insert(promoUses).values({ promoCodeId: promo.id, bookingId })
}
