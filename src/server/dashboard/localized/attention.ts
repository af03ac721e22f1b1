import { and, asc, desc, eq, isNotNull, isNull } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { paymentState } from '#domain/bookings/schedule.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { toRate } from '#domain/currency.ts'
import { formatDay, formatMonth } from '#words/en/days.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-attention.ts'
import { backupFolder } from '../../backup/back-up.ts'
import { missingBackup } from '../../backup/missing-backup.ts'
import { currentExchangeRate, exchangeRateReadAt, refusedExchangeRate } from '../../currency/exchange-rate.ts'
import type { Db } from '../../db/client.ts'
import { bookings, eventDeliveries, events, mails } from '../../db/schema.ts'
import { openDeclarations } from '../../declarations/read-declarations.ts'
import type { Deps } from '../../deps.ts'
import type { ConsumerName } from '../../events/event.ts'
import { openRequests } from '../../guest-stays/open-requests.ts'
import { subjectForOthers } from '../../mail/outbox.ts'
import { paidAmounts } from '../../payments/queries.ts'
import { attentionItem, attentionItem as item, MOST_OF_A_KIND } from '../attention-item.ts'
import { formatUtc } from '../format-utc.ts'
import { calendarConflicts, staleCalendars } from './calendar-attention.ts'
import { dueComplaints } from './due-complaints.ts'
import { remindersOfThreads } from './due-reminders.ts'
import { failedJobs } from './failed-jobs.ts'
import { heldJobs } from './held-jobs.ts'
import { heldMessages } from './held-messages.ts'
import { liveConditions } from './live-conditions.ts'
import { soldFarBelowRates } from './low-prices.ts'
import { mailboxAttention } from './mailbox-attention.ts'
import { moneyInDoubt } from './money-in-doubt.ts'
import { nightsWithoutSeason, unsoldByRules, unusualPrices } from './price-attention.ts'
import { restoredBackups } from './restored-backups.ts'
import { returnedMails } from './returned-mails.ts'
import { unusableMails } from './unusable-mails.ts'
import { waitingQuestions } from './waiting-questions.ts'
import { stayInWithdrawnVilla } from './withdrawn-villas.ts'

/** Everything that needs the owners' attention, money first. */
export async function needingAttention(deps: Deps): Promise<Attention[]> {
  const { db, now } = deps
  // These two read most.
  const [declarations, instalments] = await Promise.all([dueDeclarations(db, now()), overdueInstalments(db, now())])
  return [
    ...(await moneyInDoubt(deps)),
    ...(await unpaidSales(db)),
    ...(await calendarConflicts(deps)),
    ...(await stayInWithdrawnVilla(deps)),
    ...(await restoredBackups(db)),
    ...(await heldJobs(db)),
    ...(await changeRequests(db, now())),
    ...(await dueComplaints(db, now())),
    ...(await waitingQuestions(db)),
    ...(await remindersOfThreads(db, now())),
    ...(await heldMessages(db)),
    ...(await unusableMails(db)),
    ...declarations,
    ...instalments,
    ...(await unsoldByRules(deps)),
    ...(await nightsWithoutSeason(deps)),
    ...(await unusualPrices(deps)),
    ...(await soldFarBelowRates(deps)),
    ...(await undeliveredEvents(db)),
    ...(await unsentMails(db)),
    ...(await returnedMails(deps)),
    ...(await mailboxAttention(deps)),
    ...(await liveConditions(deps)),
    ...(await staleCalendars(deps)),
    ...(await refusedRate(deps)),
    ...(await staleRate(deps)),
    ...(await oldBackup(deps)),
    ...(await failedJobs(deps)),
  ]
}

/** Changes that guests ask for and the owners have to decide. */
async function changeRequests(db: Db, now: Date): Promise<Attention[]> {
  const open = await openRequests(db, now, { most: MOST_OF_A_KIND })
  return open.map(({ request, booking, villa }) => {
    const stay = { villa, from: formatDay(request.checkIn), until: formatDay(request.checkOut) }
    const text = words.changeRequest({ code: booking.code, guest: booking.guestName, ...stay })
    return item('change_request', text, { at: request.askedAt.toISOString(), bookingId: booking.id })
  })
}

/** Stays whose recorded payment was reversed: their nights are held until an owner decides. */
async function unpaidSales(db: Db): Promise<Attention[]> {
  const rows = await db
    .select()
    .from(bookings)
    .where(and(eq(bookings.hold, 'correction'), isNotNull(bookings.holdsUntil)))
    .orderBy(asc(bookings.checkIn))
    .limit(MOST_OF_A_KIND)
  return rows.map((booking) =>
    item(
      'unpaid_sale',
      words.soldWithoutPayment(booking.code, booking.guestName, `${formatDay(booking.checkIn)} - ${formatDay(booking.checkOut)}`),
      {
        at: booking.updatedAt.toISOString(),
        bookingId: booking.id,
      },
    ),
  )
}

async function overdueInstalments(db: Db, now: Date): Promise<Attention[]> {
  const today = dayAtProperty(now)
  const { id, code, guestName, stages } = bookings
  const partly = await db
    .select({ id, code, guestName, stages })
    .from(bookings)
    .where(and(isNull(bookings.deletedAt), eq(bookings.status, 'partial_paid')))
    .orderBy(asc(bookings.checkIn))
  const paid = await paidAmounts(
    db,
    partly.map((booking) => booking.id),
  )
  return partly
    .flatMap((booking) => {
      const { next } = paymentState(booking.stages, paid(booking.id))
      if (!next || next.dueOn >= today) return []
      const text = words.overdueInstalment(booking.code, booking.guestName, formatEuros(next.due), formatDay(next.dueOn))
      return item('overdue_instalment', text, { bookingId: booking.id, late: true })
    })
    .slice(0, MOST_OF_A_KIND)
}

/** Events that a consumer could not handle; delivery is retried automatically. */
async function undeliveredEvents(db: Db): Promise<Attention[]> {
  const rows = await db
    .select({ type: events.type, consumer: eventDeliveries.consumer, at: events.at, error: eventDeliveries.error })
    .from(eventDeliveries)
    .innerJoin(events, eq(events.id, eventDeliveries.eventId))
    .where(and(isNotNull(eventDeliveries.tryAt), isNotNull(eventDeliveries.error)))
    .orderBy(asc(events.id))
    .limit(MOST_OF_A_KIND)
  return rows.map(({ type, consumer, at, error }) =>
    item('undelivered_event', words.undeliveredEvent[consumer as ConsumerName](type, error ?? ''), { at: at.toISOString() }),
  )
}

async function unsentMails(db: Db): Promise<Attention[]> {
  const { occasion, recipient, subject, error, createdAt } = mails
  const rows = await db
    .select({ occasion, recipient, subject, error, createdAt })
    .from(mails)
    .where(and(isNull(mails.sentAt), isNotNull(mails.error)))
    .orderBy(desc(mails.id))
    .limit(MOST_OF_A_KIND)
  return rows.map((mail) =>
    item('unsent_mail', words.unsentMail(subjectForOthers(mail), mail.recipient, mail.error ?? ''), { at: mail.createdAt.toISOString() }),
  )
}

async function staleRate(deps: Deps): Promise<Attention[]> {
  const { source, day } = await currentExchangeRate(deps)
  const readAt = await exchangeRateReadAt(deps)
  const since = readAt && formatUtc(readAt)
  const at = { at: readAt?.toISOString() ?? null }
  if (source === 'fallback') return [item('stale_rate', words.fallbackRateCharged(since), at)]
  return source.startsWith('last good rate') ? [item('stale_rate', words.oldRateCharged(since, formatDay(day)), at)] : []
}

/** A refused exchange rate reading. The owner can accept it only if the problem is a large change. */
async function refusedRate({ db }: Deps): Promise<Attention[]> {
  const refused = await refusedExchangeRate(db)
  if (!refused) return []
  const { id, units, day, code, source, problem, readAt } = refused
  const text = words.refusedRate({ source, dinars: toRate(units), code, day: formatDay(day), problem })
  const settled = problem === 'jump' ? { rateId: id } : {}
  return [item('refused_rate', text, { at: readAt.toISOString(), ...settled })]
}

async function oldBackup(deps: Deps): Promise<Attention[]> {
  const missing = await missingBackup(deps)
  if (!missing) return []
  const { lastGoodAt, gone, lastError } = missing
  const text = gone ? words.goneBackups(backupFolder(deps.env)) : words.oldBackup(lastGoodAt && formatUtc(lastGoodAt), lastError)
  return [item('old_backup', text, { at: lastGoodAt?.toISOString() ?? null })]
}

/** Declarations to the tax office that are due in five days, or late. */
async function dueDeclarations(db: Db, now: Date): Promise<Attention[]> {
  const open = await openDeclarations(db, now)
  return open.map(({ kind, month, due }) => attentionItem('declaration', words.declaration[kind](formatMonth(month), formatDay(due))))
}
