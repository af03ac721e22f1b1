import { and, eq, inArray, isNotNull, isNull, like, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { DEVICE_DAYS } from '../accounts/devices.ts'
import { openWaysIn } from '../accounts/ways-in.ts'
import { REMEMBERED_DAYS } from '../bookings/limit-holds.ts'
import { daysAfter } from '../clock.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import {
  accounts,
  activity,
  bankMessages,
  bookings,
  complaints,
  eventDeliveries,
  events,
  holdOrigins,
  invitations,
  knownDevices,
  mails,
  offers,
  papers,
  payments,
  platformStays,
  rateLimits,
  refunds,
  rejectedAnswers,
  securityEvents,
  sessions,
  tickets,
} from '../db/schema.ts'
import type { Deps } from '../deps.ts'

const DAYS_OF_A_YEAR = 365.25
const AT_ONCE = 1_000
const CLEARED = 'Cleared'

const EVENTS_YEARS = 1
const SECURITY_EVENTS_YEARS = 1

const undelivered = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(eventDeliveries)
    .where(and(eq(eventDeliveries.eventId, events.id), isNotNull(eventDeliveries.tryAt)))

/** Activity about a booking, its payments and refunds is stored as long as the booking. */
const ofStoredBooking = (db: Db) =>
  db
    .select({ one: sql`1` })
    .from(bookings)
    .leftJoin(payments, eq(payments.bookingId, bookings.id))
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      or(
        eq(activity.subject, sql`'booking ' || ${bookings.code}`),
        eq(activity.subject, sql`'payment ' || ${payments.orderId}`),
        eq(activity.subject, sql`'refund ' || ${refunds.id}`),
      ),
    )

const yearsBefore = (now: Date, years: number): Date => daysAfter(now, -years * DAYS_OF_A_YEAR)

/** Deletes data older than the configured retention periods. */
export async function clearOldData({ db, now, env }: Deps): Promise<void> {
  const before = (years: number) => yearsBefore(now(), years)
  await clearEnded(db, now())
  // Keep the rows without content, so that no mail is written twice.
  await db
    .update(mails)
    .set({ recipient: CLEARED, text: '', html: '', calendar: null, error: null, tryAt: null })
    .where(and(lt(mails.createdAt, before(env.KEEP_MAILS_YEARS)), ne(mails.text, '')))
  await db.delete(tickets).where(lt(tickets.updatedAt, before(env.KEEP_TICKETS_YEARS)))
  await db
    .delete(complaints)
    .where(and(lt(complaints.receivedOn, dayAtProperty(before(env.KEEP_COMPLAINTS_YEARS))), isNotNull(complaints.solvedOn)))
  await db.delete(bankMessages).where(lt(bankMessages.at, before(env.KEEP_BANK_MESSAGES_YEARS)))
  await db.delete(rejectedAnswers).where(lt(rejectedAnswers.day, dayAtProperty(before(env.KEEP_BANK_MESSAGES_YEARS))))
  await db.delete(events).where(and(lt(events.at, before(EVENTS_YEARS)), notExists(undelivered(db))))
  await db.delete(securityEvents).where(lt(securityEvents.at, before(SECURITY_EVENTS_YEARS)))
  await db.delete(activity).where(and(lt(activity.at, before(env.KEEP_ACTIVITY_YEARS)), notExists(ofStoredBooking(db))))
  await clearBookings(db, before(env.KEEP_BOOKINGS_YEARS))
  await clearStatements(db, before(env.KEEP_BOOKINGS_YEARS))
  await db.delete(platformStays).where(lt(platformStays.checkOut, dayAtProperty(before(env.KEEP_BOOKINGS_YEARS))))
  await clearIdleAccounts(db, before(env.KEEP_IDLE_ACCOUNTS_YEARS))
}

async function clearEnded(db: Db, now: Date): Promise<void> {
  for (const table of [...openWaysIn, sessions, invitations]) await db.delete(table).where(lte(table.expiresAt, now))
  await db.delete(knownDevices).where(lte(knownDevices.usedAt, daysAfter(now, -DEVICE_DAYS)))
  // Codes sent to addresses that have opened no account.
  const unanswered = and(like(mails.occasion, 'email code sign-in %'), isNull(mails.accountId))
  await db.delete(mails).where(and(unanswered, lt(mails.createdAt, daysAfter(now, -1))))
  await db.delete(holdOrigins).where(lte(holdOrigins.at, daysAfter(now, -REMEMBERED_DAYS)))
  await db.delete(rateLimits).where(lte(rateLimits.windowEndsAt, now))
}

/** Deletes old bookings with their payments, except those with unsettled money. */
async function clearBookings(db: Db, before: Date): Promise<void> {
  const unsettled = db
    .select({ one: sql`1` })
    .from(payments)
    .leftJoin(refunds, eq(refunds.paymentId, payments.id))
    .where(
      and(eq(payments.bookingId, bookings.id), or(eq(payments.state, 'open'), isNotNull(payments.attention), ne(refunds.state, 'done'))),
    )
  await db.transaction(async (tx) => {
    // The database allows deletion of settled payments only with this setting.
    await tx.execute(sql`SET LOCAL villas.clearing TO 'on'`)
    const old = await tx
      .select({ id: bookings.id })
      .from(bookings)
      .where(and(lt(bookings.checkOut, dayAtProperty(before)), lt(bookings.updatedAt, before), notExists(unsettled)))
      .limit(AT_ONCE)
    const ids = old.map(({ id }) => id)
    if (ids.length === 0) return
    const theirs = tx.select({ id: payments.id }).from(payments).where(anyOf(payments.bookingId, ids))
    await tx.delete(papers).where(anyOf(papers.bookingId, ids))
    await tx.delete(refunds).where(inArray(refunds.paymentId, theirs))
    await tx.delete(payments).where(anyOf(payments.bookingId, ids))
    await tx.delete(bookings).where(anyOf(bookings.id, ids))
    const stay = tx.select({ one: sql`1` }).from(bookings).where(eq(bookings.offerId, offers.id))
    await tx.delete(offers).where(notExists(stay))
  })
}

async function clearStatements(db: Db, before: Date): Promise<void> {
  await db.transaction(async (tx) => {
    await tx.execute(sql`SET LOCAL villas.clearing TO 'on'`)
    await tx.delete(papers).where(and(eq(papers.kind, 'statement'), lt(papers.issuedAt, before)))
  })
}

/** Deletes guest accounts unused for years and without dependent data. */
async function clearIdleAccounts(db: Db, before: Date): Promise<void> {
  const booking = db.select({ one: sql`1` }).from(bookings).where(eq(bookings.accountId, accounts.id))
  const ticket = db.select({ one: sql`1` }).from(tickets).where(eq(tickets.accountId, accounts.id))
  const unused = or(lt(accounts.lastSignInAt, before), and(isNull(accounts.lastSignInAt), lt(accounts.createdAt, before)))
  const change = db.select({ one: sql`1` }).from(activity).where(eq(activity.accountId, accounts.id))
  await db.delete(accounts).where(and(eq(accounts.status, 1), unused, notExists(booking), notExists(ticket), notExists(change)))
}
