import { and, asc, desc, eq, gt, inArray, isNotNull, isNull, lt, max, sql } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty, writtenDay } from '#domain/calendar-day.ts'
import { writtenEuros } from '#domain/money.ts'
import { missingBackup } from '../backup/missing-backup.ts'
import { calendarConflicts, staleCalendars } from '../calendars/attention.ts'
import { daysAfter, minutesAfter } from '../clock.ts'
import { currentRate } from '../currency/current-rate.ts'
import type { Db } from '../db/client.ts'
import { bankMessages, bookings, jobs, mails, payments, refunds } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { CHECK_BANK_ACCESS } from '../payments/check-access.ts'
import { paidAmounts } from '../payments/queries.ts'
import { readSettings } from '../settings/queries.ts'
import { placeholdersIn } from '../settings/refuse-placeholders.ts'
import { attentionItem as item } from './attention-item.ts'

const MOST_OF_A_KIND = 50
const SLOW_REFUND_DAYS = 5
// The bank has been asked five times by then.
const UNCLEAR_AFTER_MINUTES = 60

/** What the owners have to look at, what concerns money first. */
export async function needingAttention(deps: Deps): Promise<Attention[]> {
  const { db, now } = deps
  return [
    ...(await bankAccess(db, now())),
    ...(await unclearPayments(db, minutesAfter(now(), -UNCLEAR_AFTER_MINUTES))),
    ...(await contradictions(db)),
    ...(await failedRefunds(db)),
    ...(await slowRefunds(db, daysAfter(now(), -SLOW_REFUND_DAYS))),
    ...(await calendarConflicts(deps)),
    ...(await overdueInstalments(db, now())),
    ...(await unsentMails(db)),
    ...placeholdersIn(await readSettings(db)).map((name) => item('placeholder', `The settings still hold a placeholder: ${name}`)),
    ...(await staleCalendars(deps)),
    ...(await staleRate(deps)),
    ...(await oldBackup(deps)),
  ]
}

const WRONG_SIGNATURE = '3D-1004'

/** The bank cannot be asked, or it refuses our forms: every payment is at risk. */
async function bankAccess(db: Db, now: Date): Promise<Attention[]> {
  const [check] = await db.select().from(jobs).where(eq(jobs.name, CHECK_BANK_ACCESS))
  const unasked = check?.lastError ? [item('bank_access', check.lastError, { at: check.lastRunAt?.toISOString() ?? null })] : []
  const [paid] = await db
    .select({ at: max(payments.settledAt) })
    .from(payments)
    .where(eq(payments.state, 'approved'))
  const since = paid?.at && paid.at > daysAfter(now, -7) ? paid.at : daysAfter(now, -7)
  const [refused] = await db
    .select({ orderId: bankMessages.orderId, at: bankMessages.at })
    .from(bankMessages)
    .where(and(gt(bankMessages.at, since), sql`${bankMessages.fields}::text LIKE ${`%"${WRONG_SIGNATURE}"%`}`))
    .orderBy(desc(bankMessages.id))
    .limit(1)
  if (!refused) return unasked
  const text = `${refused.orderId}: the bank refused the payment form for its signature (${WRONG_SIGNATURE}). Please check the store key.`
  return [...unasked, item('bank_access', text, { at: refused.at.toISOString() })]
}

async function unclearPayments(db: Db, before: Date): Promise<Attention[]> {
  const rows = await db
    .select()
    .from(payments)
    .where(and(eq(payments.state, 'open'), lt(payments.openedAt, before)))
    .orderBy(asc(payments.id))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ id: paymentId, bookingId, orderId, attention, openedAt }) =>
    item('unclear_payment', `${orderId}: ${attention ?? 'the bank has not said yet whether it was paid.'}`, {
      at: openedAt.toISOString(),
      bookingId,
      paymentId: attention === null ? null : paymentId,
    }),
  )
}

async function contradictions(db: Db): Promise<Attention[]> {
  const rows = await db.select().from(payments).where(isNotNull(payments.attention)).orderBy(asc(payments.id)).limit(MOST_OF_A_KIND)
  return rows
    .filter(({ state }) => state !== 'open')
    .map(({ id, bookingId, orderId, attention, settledAt }) =>
      item('contradiction', `${orderId}: ${attention}`, { at: settledAt?.toISOString() ?? null, bookingId, paymentId: id }),
    )
}

async function failedRefunds(db: Db): Promise<Attention[]> {
  const rows = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(eq(refunds.state, 'failed'))
    .orderBy(asc(refunds.id))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ refund, payment }) =>
    item('failed_refund', `${payment.orderId}: ${whatIsLeftToDo(payment, writtenEuros(refund.amount))} (${refund.reason}).`, {
      at: refund.createdAt.toISOString(),
      bookingId: payment.bookingId,
      refundId: refund.id,
    }),
  )
}

/** The bank settles a day within days; what it has not given back by then waits for something that will not come by itself. */
async function slowRefunds(db: Db, before: Date): Promise<Attention[]> {
  const rows = await db
    .select({ refund: refunds, payment: payments })
    .from(refunds)
    .innerJoin(payments, eq(payments.id, refunds.paymentId))
    .where(and(inArray(refunds.state, ['due', 'unclear']), lt(refunds.createdAt, before)))
    .orderBy(asc(refunds.id))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ refund, payment }) =>
    item(
      'failed_refund',
      `${payment.orderId}: ${writtenEuros(refund.amount)} has been on its way back for ${SLOW_REFUND_DAYS} days. It is still tried.`,
      {
        at: refund.createdAt.toISOString(),
        bookingId: payment.bookingId,
      },
    ),
  )
}

const whatIsLeftToDo = ({ method }: { method: 'card' | 'transfer' }, amount: string): string =>
  method === 'card' ? `the bank did not give back ${amount}` : `please transfer ${amount} back, as it came by transfer`

async function overdueInstalments(db: Db, now: Date): Promise<Attention[]> {
  const today = dayAtProperty(now)
  const partly = await db
    .select()
    .from(bookings)
    .where(and(isNull(bookings.deletedAt), eq(bookings.status, 'partial_paid')))
    .orderBy(asc(bookings.checkIn))
  const paid = await paidAmounts(
    db,
    partly.map(({ id }) => id),
  )
  return partly
    .flatMap(({ id, code, guestName, stages }) => {
      const { next } = paymentState(stages, paid(id))
      if (!next || next.dueOn >= today) return []
      return item('overdue_instalment', `${code}, ${guestName}: ${writtenEuros(next.amount)} was due on ${writtenDay(next.dueOn)}.`, {
        bookingId: id,
      })
    })
    .slice(0, MOST_OF_A_KIND)
}

async function unsentMails(db: Db): Promise<Attention[]> {
  const { recipient, subject, error, createdAt } = mails
  const rows = await db
    .select({ recipient, subject, error, createdAt })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNotNull(mails.error)))
    .orderBy(desc(mails.id))
    .limit(MOST_OF_A_KIND)
  return rows.map((mail) =>
    item('unsent_mail', `'${mail.subject}' to ${mail.recipient}: ${mail.error}`, { at: mail.createdAt.toISOString() }),
  )
}

async function staleRate(deps: Deps): Promise<Attention[]> {
  const { source, day } = await currentRate(deps)
  if (source === 'fallback')
    return [item('stale_rate', 'The exchange rate could not be read for a week: the fixed fallback rate is charged.')]
  return source.startsWith('last good rate')
    ? [item('stale_rate', `The exchange rate could not be read lately: the one of ${writtenDay(day)} is charged.`)]
    : []
}

async function oldBackup(deps: Deps): Promise<Attention[]> {
  const missing = await missingBackup(deps)
  if (!missing) return []
  const since = missing.lastGoodAt ? `since ${missing.lastGoodAt.toISOString().slice(0, 16).replace('T', ' ')} UTC` : 'so far'
  const why = missing.lastError ? ` The last try failed: ${missing.lastError}` : ''
  return [item('old_backup', `There has been no good backup ${since}.${why}`, { at: missing.lastGoodAt?.toISOString() ?? null })]
}
