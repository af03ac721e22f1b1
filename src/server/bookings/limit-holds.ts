import { createHmac } from 'node:crypto'
import { and, eq, gt, inArray, isNull, lt, ne, not, or, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import { type EarlierHold, holdProblem } from '#domain/bookings/hold-limits.ts'
import { briefHolds } from '#domain/bookings/holds.ts'
import { overlaps, type Stay } from '#domain/stay.ts'
import { emailProved } from '../accounts/email-proved.ts'
import { daysAfter, minutesAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { accounts, bookingChanges, bookings, holdOrigins, payments } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { listNetworks } from '../http/networks.ts'

/** `heldUntil`: end of the guest's own hold of these nights that this one replaces, if it is still running. */
type Wanted = Stay & { villaId: number; heldUntil: Date | null /** Minutes that a whole hold lasts longer. */; longer?: number }

/** How many days back holds count towards the limits. */
export const REMEMBERED_DAYS = 1

/** The caller's network as a keyed hash, for counting without storing an address. Null if the address is unknown. */
export function hashOrigin({ secret }: Pick<Deps, 'secret'>, address: string): string | null {
  const [network] = listNetworks(address)
  if (!network || address === 'unknown') return null
  return createHmac('sha256', secret).update(`hold origin ${network.name}`).digest('base64url')
}

/**
 * Serialises the requests of an account and of a network: concurrent requests cannot both pass the limit, and erasure of the account
 * waits. Call before locking a villa.
 */
export async function lockHolder(tx: Db, account: Account, origin: string | null): Promise<void> {
  const [holder] = await tx.select({ erasedAt: accounts.erasedAt }).from(accounts).where(eq(accounts.id, account.id)).for('no key update')
  if (!holder || holder.erasedAt) throw new Refusal('signed_out')
  if (origin) await tx.execute(sql`SELECT pg_advisory_xact_lock(hashtextextended(${origin}, 0))`)
}

/**
 * Limits holds per account and per network. A second hold requires a proved email address. A guest who tries again within a running hold
 * is never refused: where a new hold would be, the running one goes on to its end.
 * @returns when the new hold ends
 * @throws Refusal
 */
export async function limitHolds(tx: Db, deps: Deps, account: Account, wanted: Wanted, origin: string | null): Promise<Date> {
  const { env } = deps
  const wholeHold = minutesAfter(deps.now(), env.HOLD_MINUTES + (wanted.longer ?? 0))
  if (env.RATE_LIMITS === 'off') return wholeHold
  const since = daysAfter(deps.now(), -REMEMBERED_DAYS)
  const earlier = await heldSince(tx, since, account.id, origin)
  if (await hasEarlierHold(tx, account.id, wanted)) await requireProvedEmail(tx, account.id)
  const about = (rows: typeof earlier) => rows.map((row) => asEarlier(row, wanted))
  const byAccount = about(earlier.filter(({ accountId }) => accountId === account.id))
  const byNetwork = about(earlier.filter((row) => origin !== null && row.origin === origin))
  const problem = holdProblem({ byAccount, byNetwork }, deps.now(), env.HOLD_MINUTES * 60_000)
  if (!problem) return wholeHold
  if (problem.reason === 'held_too_often' && wanted.heldUntil) return wanted.heldUntil
  const seconds = Math.max(1, Math.ceil((problem.until.getTime() - deps.now().getTime()) / 1000))
  throw new Refusal({ code: problem.reason, minutes: Math.ceil(seconds / 60) }, { details: { retryAfter: seconds } })
}

async function requireProvedEmail(tx: Db, accountId: number): Promise<void> {
  if (!(await emailProved(tx, accountId))) throw new Refusal('email_unproved')
}

/** True if the account has an earlier booking. Unpaid attempts for the same nights, which this one replaces, are not counted. */
async function hasEarlierHold(tx: Db, holder: number, wanted: Wanted): Promise<boolean> {
  const same = and(eq(villaId, wanted.villaId), lt(checkIn, wanted.checkOut), gt(checkOut, wanted.checkIn))
  const replaced = and(inArray(bookings.status, ['pending', 'failed']), same)
  return (await tx.$count(bookings, and(eq(accountId, holder), replaced && not(replaced)))) > 0
}

const { villaId, checkIn, checkOut, accountId } = bookings

/** Each attempt to pay has held the nights from here on; of one whose payment belongs to another booking now, from its own beginning. */
const begunAt = sql<Date>`coalesce(${payments.openedAt}, ${bookings.createdAt})`.mapWith(bookings.createdAt)
/**
 * Whatever changes the status ends what holds then, but for the bank: after its refusal the nights are held on. Only the nights of a change
 * are free at once.
 */
const refused = sql`(SELECT min(${bookingChanges.at}) FROM ${bookingChanges} WHERE ${bookingChanges.bookingId} = ${bookings.id}
  AND ${bookingChanges.toStatus} <> 'pending' AND ${bookingChanges.at} >= ${begunAt} AND (${payments.id} IS NULL OR ${bookingChanges.actor} <> 'bank'))`
const answered = sql`(CASE WHEN ${payments.state} IN ('failed', 'error') AND ${bookings.changeOf} IS NOT NULL THEN ${payments.settledAt} END)`
/** The account's next attempt for some of these nights, with the same booking or another one. */
const triedAgain = sql`(SELECT min(coalesce(next.opened_at, later.created_at)) FROM ${bookings} AS later
  LEFT JOIN ${payments} AS next ON next.booking_id = later.id AND next.stage = 1 AND next.method = 'card'
  WHERE later.account_id = ${accountId} AND later.villa_id = ${villaId} AND later.check_in < ${checkOut} AND later.check_out > ${checkIn}
  AND coalesce(next.opened_at, later.created_at) >= ${begunAt}
  AND CASE WHEN next.id IS NULL OR ${payments.id} IS NULL THEN later.id > ${bookings.id} ELSE next.id > ${payments.id} END)`
/** The bank's answer, a change of its status, or the account's next attempt for some of its nights. */
const endedAt = sql<Date | null>`LEAST(${refused}, ${answered}, ${triedAgain})`.mapWith(bookings.createdAt)

/** The hold of a booking is that of its last attempt. */
const holdsUntil = sql<Date | null>`(CASE WHEN NOT EXISTS (SELECT FROM ${payments} AS later WHERE later.booking_id = ${bookings.id}
  AND later.stage = 1 AND later.method = 'card' AND later.id > ${payments.id}) THEN ${bookings.holdsUntil} END)`.mapWith(
  bookings.holdsUntil,
)

/** Nights of an offer, or of a corrected payment, are held by the owners, for days; they are not an attempt of the guest. */
const notOffered = and(isNull(bookings.offerId), or(isNull(bookings.hold), inArray(bookings.hold, [...briefHolds])))

function heldSince(tx: Db, since: Date, holder: number, origin: string | null) {
  const theirs = or(eq(bookings.accountId, holder), origin === null ? undefined : eq(holdOrigins.origin, origin))
  const paid = sql<boolean>`EXISTS (SELECT FROM ${payments} AS one WHERE one.booking_id = ${bookings.id} AND one.state = 'approved')`
  return tx
    .select({ villaId, checkIn, checkOut, accountId, begunAt, holdsUntil, endedAt, origin: holdOrigins.origin, paid })
    .from(bookings)
    .leftJoin(payments, and(eq(payments.bookingId, bookings.id), eq(payments.stage, 1), eq(payments.method, 'card')))
    .leftJoin(holdOrigins, eq(holdOrigins.bookingId, bookings.id))
    .where(
      and(
        gt(bookings.createdAt, daysAfter(since, -REMEMBERED_DAYS)),
        gt(begunAt, since),
        isNull(bookings.deletedAt),
        ne(bookings.status, 'restricted'),
        notOffered,
        theirs,
      ),
    )
}

const asEarlier = (row: Awaited<ReturnType<typeof heldSince>>[number], wanted: Wanted): EarlierHold => ({
  begunAt: row.begunAt,
  holdsUntil: row.holdsUntil,
  endedAt: row.endedAt,
  paid: row.paid,
  sameNights: row.villaId === wanted.villaId && overlaps(row, wanted),
})

export async function noteOrigin(tx: Db, bookingId: number, origin: string | null, at: Date): Promise<void> {
  if (!origin) return
  await tx.insert(holdOrigins).values({ bookingId, origin, at }).onConflictDoUpdate({ target: holdOrigins.bookingId, set: { origin, at } })
}
