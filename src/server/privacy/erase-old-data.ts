import { and, eq, getTableName, isNotNull, isNull, like, lt, lte, ne, notExists, or, sql } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { failure } from '#words/records.ts'
import { DEVICE_DAYS } from '../accounts/devices.ts'
import { openWaysIn } from '../accounts/ways-in.ts'
import { REMEMBERED_DAYS } from '../bookings/limit-holds.ts'
import { daysAfter } from '../clock.ts'
import type { Db } from '../db/client.ts'
import { changeInPortions, countUpTo, deleteInPortions, type Rows } from '../db/in-portions.ts'
import {
  accounts,
  activity,
  agentCalls,
  bankMessages,
  bookings,
  complaints,
  eventDeliveries,
  events,
  holdOrigins,
  invitations,
  knownDevices,
  leftMails,
  mailings,
  mails,
  messages,
  missedStays,
  newsConsents,
  papers,
  payments,
  platformStays,
  rateLimits,
  refunds,
  rejectedAnswers,
  securityEvents,
  sessions,
  threads,
  tickets,
  villaReadiness,
} from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import { type DeletedKind, deleteUsual } from '../safeguards/usual-amounts.ts'
import { deleteBookings, oldBookings } from './delete-bookings.ts'

const DAYS_OF_A_YEAR = 365.25
const CLEARED = 'Cleared'

const EVENTS_YEARS = 1
/** Notes of the house about villas. */
const READINESS_DAYS = 90
const SECURITY_EVENTS_YEARS = 1
const LEFT_MAILS_DAYS = 30
const AGENT_CALLS_YEARS = 2

type Stopping = () => boolean
type Step = { name: string; run: () => Promise<unknown> }

/** Deletes data older than the configured retention periods, in portions. A step that fails does not keep the others from running. */
export async function eraseOldData(deps: Deps, stopping: Stopping = () => false): Promise<void> {
  const failed: string[] = []
  for (const { name, run } of [...endedSteps(deps, stopping), ...oldSteps(deps, stopping)]) {
    if (stopping()) return
    await run().catch((error) => {
      deps.log.error({ err: error, step: name }, 'old data could not be cleared')
      failed.push(`${name}: ${errorText(error)}`)
    })
  }
  if (failed.length > 0) throw new Error(failure.notCleared(failed.join('; ')))
}

/** What is of no use once it has ended, however much it is. */
function endedSteps({ db, now }: Deps, stopping: Stopping): Step[] {
  const at = now()
  // Codes sent to addresses that have opened no account.
  const unanswered = and(like(mails.occasion, 'email code sign-in %'), isNull(mails.accountId), lt(mails.createdAt, daysAfter(at, -1)))
  const ended: Rows[] = [
    ...[...openWaysIn, sessions, invitations].map((table) => ({ table, which: lte(table.expiresAt, at) })),
    { table: knownDevices, which: lte(knownDevices.usedAt, daysAfter(at, -DEVICE_DAYS)) },
    { table: mails, which: unanswered },
    { table: holdOrigins, which: lte(holdOrigins.at, daysAfter(at, -REMEMBERED_DAYS)) },
    { table: villaReadiness, which: lt(villaReadiness.day, dayAtProperty(daysAfter(at, -READINESS_DAYS))) },
    { table: leftMails, which: lt(leftMails.day, dayAtProperty(daysAfter(at, -LEFT_MAILS_DAYS))) },
    ...[agentCalls, missedStays].map((table) => ({
      table,
      which: lt(table.day, dayAtProperty(daysAfter(at, -AGENT_CALLS_YEARS * DAYS_OF_A_YEAR))),
    })),
    { table: newsConsents, which: notExists(selectStays(db)) },
    { table: rateLimits, which: lte(rateLimits.windowEndsAt, at) },
  ]
  return ended.map((rows) => ({ name: getTableName(rows.table), run: () => deleteInPortions(db, rows, stopping) }))
}

function oldSteps(deps: Deps, stopping: Stopping): Step[] {
  const { db, now, env } = deps
  const before = (years: number) => daysAfter(now(), -years * DAYS_OF_A_YEAR)
  const oldest = before(env.KEEP_BOOKINGS_YEARS)
  const oldestDay = dayAtProperty(oldest)
  const step = (name: DeletedKind, rows: Rows, remove = () => deleteInPortions(db, rows, stopping)): Step => ({
    name,
    run: () => deleteUsual(deps, name, { count: (limit) => countUpTo(db, rows, limit), remove }),
  })
  const texts = { table: mails, which: and(lt(mails.createdAt, before(env.KEEP_MAILS_YEARS)), ne(mails.text, '')) }
  // Keep the rows without content, so that no mail is written twice.
  const erased = { recipient: CLEARED, text: '', html: '', calendar: null, unsubscribe: null, error: null, returnedWhy: null, tryAt: null }
  const messagesBefore = before(env.KEEP_BANK_MESSAGES_YEARS)
  const solved = and(lt(complaints.receivedOn, dayAtProperty(before(env.KEEP_COMPLAINTS_YEARS))), isNotNull(complaints.solvedOn))
  return [
    step('mails', texts, () => changeInPortions(db, texts, erased, stopping)),
    step('tickets', { table: tickets, which: lt(tickets.updatedAt, before(env.KEEP_TICKETS_YEARS)) }),
    step('questions', { table: threads, which: and(isNull(threads.bookingId), lt(threads.lastAt, before(env.KEEP_MAILS_YEARS))) }),
    step('messages', { table: messages, which: and(isNull(messages.ticketId), lt(messages.writtenAt, before(env.KEEP_MAILS_YEARS))) }),
    step('mailings', { table: mailings, which: lt(mailings.madeAt, before(env.KEEP_MAILS_YEARS)) }),
    step('complaints', { table: complaints, which: solved }),
    step('bank_messages', { table: bankMessages, which: lt(bankMessages.at, messagesBefore) }),
    step('rejected_answers', { table: rejectedAnswers, which: lt(rejectedAnswers.day, dayAtProperty(messagesBefore)) }),
    step('events', { table: events, which: and(lt(events.at, before(EVENTS_YEARS)), notExists(undelivered(db))) }),
    step('security_events', { table: securityEvents, which: lt(securityEvents.at, before(SECURITY_EVENTS_YEARS)) }),
    step('activity', { table: activity, which: and(lt(activity.at, before(env.KEEP_ACTIVITY_YEARS)), ofNoStoredBooking(db)) }),
    step('bookings', oldBookings(db, oldest), () => deleteBookings(db, oldest, stopping)),
    step('statements', { table: papers, which: and(eq(papers.kind, 'statement'), lt(papers.issuedAt, oldest)) }),
    step('platform_stays', { table: platformStays, which: lt(platformStays.checkOut, oldestDay) }),
    step('accounts', { table: accounts, which: idle(db, before(env.KEEP_IDLE_ACCOUNTS_YEARS)) }),
  ]
}

const one = { one: sql`1` }

/** Bookings with the address of a consent: without one it is written to about nothing. */
const selectStays = (db: Db) =>
  db
    .select(one)
    .from(bookings)
    .where(eq(sql`lower(${bookings.email})`, newsConsents.email))

const undelivered = (db: Db) =>
  db
    .select(one)
    .from(eventDeliveries)
    .where(and(eq(eventDeliveries.eventId, events.id), isNotNull(eventDeliveries.tryAt)))

/** What follows the kind in the subject of an activity, such as the code of 'booking 7K3Q9A'; null of other kinds. */
const idIn = (kind: string) => sql`(CASE WHEN ${like(activity.subject, `${kind} %`)} THEN split_part(${activity.subject}, ' ', 2) END)`

/** Activity about a booking, its payments and refunds is stored as long as the booking. Each condition is one join by equality. */
const ofNoStoredBooking = (db: Db) =>
  and(
    notExists(
      db
        .select(one)
        .from(bookings)
        .where(eq(bookings.code, idIn('booking'))),
    ),
    notExists(
      db
        .select(one)
        .from(payments)
        .where(eq(payments.orderId, idIn('payment'))),
    ),
    notExists(
      db
        .select(one)
        .from(refunds)
        .where(eq(sql`${refunds.id}::text`, idIn('refund'))),
    ),
  )

/** Guest accounts unused for years and without dependent data. */
function idle(db: Db, before: Date) {
  const booking = db.select(one).from(bookings).where(eq(bookings.accountId, accounts.id))
  const ticket = db.select(one).from(tickets).where(eq(tickets.accountId, accounts.id))
  const unused = or(lt(accounts.lastSignInAt, before), and(isNull(accounts.lastSignInAt), lt(accounts.createdAt, before)))
  const change = db.select(one).from(activity).where(eq(activity.accountId, accounts.id))
  return and(eq(accounts.status, 1), unused, notExists(booking), notExists(ticket), notExists(change))
}
