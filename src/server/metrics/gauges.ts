import { statfs } from 'node:fs/promises'
import { and, count, eq, isNotNull, isNull, max, min, ne } from 'drizzle-orm'
import { bookingStatuses } from '#domain/bookings/status.ts'
import { backupFolder } from '../backup/back-up.ts'
import { newestBackup } from '../backup/newest-backup.ts'
import { exchangeRateReadAt } from '../currency/exchange-rate.ts'
import { bookings, eventDeliveries, events, jobs, mails, payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { consumerNames } from '../events/event.ts'
import { overdueSeconds } from '../jobs/due.ts'
import { jobs as allJobs } from '../jobs/jobs.ts'
import { countsOfEvents } from './event-counts.ts'

type Measured = [labels: Record<string, string>, value: number]
export type Gauge = { name: string; help: string; labels: string[]; read: (deps: Deps) => Promise<Measured[]> }

const secondsSince = (moment: Date | null | undefined, now: Date): number =>
  moment ? Math.max(0, (now.getTime() - moment.getTime()) / 1000) : 0

/** Without a mail server no mail counts as waiting. */
async function waitingMails({ db, env }: Deps): Promise<{ rows: number; oldest: Date | null }> {
  if (!env.SMTP_URL) return { rows: 0, oldest: null }
  const [row] = await db
    .select({ rows: count(), oldest: min(mails.createdAt) })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNotNull(mails.tryAt)))
  return row ?? { rows: 0, oldest: null }
}

const PAYMENT_STATES = payments.state.enumValues
const PAYMENT_METHODS = payments.method.enumValues

/** These scan whole tables, so their values are cached for a while. */
export const countedGauges: Gauge[] = [
  {
    name: 'villas_bookings',
    help: 'Bookings by status',
    labels: ['status'],
    read: async ({ db }) => {
      const rows = await db
        .select({ status: bookings.status, rows: count() })
        .from(bookings)
        .where(isNull(bookings.deletedAt))
        .groupBy(bookings.status)
      const found = new Map(rows.map((row) => [row.status, row.rows]))
      return bookingStatuses.map((status) => [{ status }, found.get(status) ?? 0])
    },
  },
  {
    name: 'villas_payments',
    help: 'Payment attempts by outcome and method',
    labels: ['state', 'method'],
    read: async ({ db }) => {
      const { state, method } = payments
      const rows = await db.select({ state, method, rows: count() }).from(payments).groupBy(state, method)
      const found = new Map(rows.map((row) => [`${row.state} ${row.method}`, row.rows]))
      return PAYMENT_STATES.flatMap((state) =>
        PAYMENT_METHODS.map((method): Measured => [{ state, method }, found.get(`${state} ${method}`) ?? 0]),
      )
    },
  },
  {
    name: 'villas_refunds',
    help: 'Refunds that are not done: due, unclear, or failed',
    labels: ['state'],
    read: async ({ db }) => {
      const rows = await db
        .select({ state: refunds.state, rows: count() })
        .from(refunds)
        .where(ne(refunds.state, 'done'))
        .groupBy(refunds.state)
      const found = new Map(rows.map((row) => [row.state, row.rows]))
      return (['due', 'unclear', 'failed'] as const).map((state) => [{ state }, found.get(state) ?? 0])
    },
  },
]

export const gauges: Gauge[] = [
  {
    name: 'villas_events',
    help: 'Events so far, by type',
    labels: ['type'],
    read: async ({ db }) => (await countsOfEvents(db)).map(({ type, count }) => [{ type }, count]),
  },
  {
    name: 'villas_oldest_undelivered_event_seconds',
    help: 'How long the oldest delivery of an event has been waiting, by consumer',
    labels: ['consumer'],
    read: async ({ db, now }) => {
      const rows = await db
        .select({ consumer: eventDeliveries.consumer, oldest: min(events.at) })
        .from(eventDeliveries)
        .innerJoin(events, eq(events.id, eventDeliveries.eventId))
        .where(isNotNull(eventDeliveries.tryAt))
        .groupBy(eventDeliveries.consumer)
      const oldest = new Map(rows.map((row) => [row.consumer, row.oldest]))
      return consumerNames.map((consumer) => [{ consumer }, secondsSince(oldest.get(consumer), now())])
    },
  },
  {
    name: 'villas_oldest_unclear_payment_seconds',
    help: 'How long the oldest payment has been open without a word of the bank',
    labels: [],
    read: async ({ db, now }) => {
      const [row] = await db
        .select({ oldest: min(payments.openedAt) })
        .from(payments)
        .where(eq(payments.state, 'open'))
      return [[{}, secondsSince(row?.oldest, now())]]
    },
  },
  {
    name: 'villas_newest_approval_seconds',
    help: 'How long ago the bank last approved a payment; absent before the first',
    labels: [],
    read: async ({ db, now }) => {
      const [row] = await db
        .select({ newest: max(payments.settledAt) })
        .from(payments)
        .where(eq(payments.state, 'approved'))
      return row?.newest ? [[{}, secondsSince(row.newest, now())]] : []
    },
  },
  {
    name: 'villas_mails_waiting',
    help: 'Mails that wait to be sent',
    labels: [],
    read: async (deps) => [[{}, (await waitingMails(deps)).rows]],
  },
  {
    name: 'villas_oldest_waiting_mail_seconds',
    help: 'How long the oldest of them has waited',
    labels: [],
    read: async (deps) => [[{}, secondsSince((await waitingMails(deps)).oldest, deps.now())]],
  },
  {
    name: 'villas_mails_given_up',
    help: 'Mails that could not be sent and are not tried any more',
    labels: [],
    read: async ({ db }) => {
      const [row] = await db
        .select({ rows: count() })
        .from(mails)
        .where(and(isNull(mails.sentAt), isNull(mails.tryAt)))
      return [[{}, row?.rows ?? 0]]
    },
  },
  {
    name: 'villas_job_overdue_seconds',
    help: 'By how much a job is late, or its next run too far ahead, as after a wrong clock',
    labels: ['job'],
    read: async ({ db, now }) => {
      const rows = new Map((await db.select().from(jobs)).map((row) => [row.name, row]))
      return allJobs.flatMap((job): Measured[] => {
        const row = rows.get(job.name)
        return row ? [[{ job: job.name }, overdueSeconds(job, row, now())]] : []
      })
    },
  },
  {
    name: 'villas_job_failed',
    help: '1 where the last run of a job failed',
    labels: ['job'],
    read: async ({ db }) => (await db.select().from(jobs)).map(({ name, lastError }) => [{ job: name }, lastError === null ? 0 : 1]),
  },
  {
    name: 'villas_backup_age_seconds',
    help: 'How old the newest backup is that is really in its folder; absent where there is none',
    labels: [],
    read: async ({ env, now }) => {
      const newest = await newestBackup(backupFolder(env))
      return newest ? [[{}, secondsSince(newest.at, now())]] : []
    },
  },
  {
    name: 'villas_backup_bytes',
    help: 'Size of the newest backup; absent where there is none',
    labels: [],
    read: async ({ env }) => {
      const newest = await newestBackup(backupFolder(env))
      return newest ? [[{}, newest.bytes]] : []
    },
  },
  {
    name: 'villas_exchange_rate_age_seconds',
    help: 'How old the last reading of the exchange rate is; absent before the first',
    labels: [],
    read: async ({ db, now }) => {
      const readAt = await exchangeRateReadAt({ db, now })
      return readAt ? [[{}, secondsSince(readAt, now())]] : []
    },
  },
  {
    name: 'villas_data_folder_free_bytes',
    help: 'Room left where pictures and the embedded database are',
    labels: [],
    read: async ({ env }) => {
      const { bavail, bsize } = await statfs(env.DATA_DIR)
      return [[{}, bavail * bsize]]
    },
  },
]
