import { sql } from 'drizzle-orm'
import type { ComplaintReceipt } from '#contract/support.ts'
import { type CalendarDay, dayAtProperty, toYear } from '#domain/calendar-day.ts'
import { complaintDeadlines, formatComplaintNumber } from '#domain/support/complaints.ts'
import type { Db } from '../db/client.ts'
import { complaints, complaintYears } from '../db/schema.ts'
import { recordEvent } from '../events/record-event.ts'
import { readSettings } from '../settings/queries.ts'

type Complained = {
  guestName: string
  bookingCode: string
  content: string
  ticketId?: number
  accountId?: number
  email?: string
  receivedOn?: CalendarDay
}

/** Enters a complaint in the register, in the transaction that receives it. `receivedOn`: today by default. */
export async function registerComplaint(
  tx: Db,
  now: Date,
  { receivedOn = dayAtProperty(now), ...complained }: Complained,
): Promise<ComplaintReceipt> {
  const days = { receivedOn, ...complaintDeadlines(receivedOn, (await readSettings(tx)).complaints) }
  const year = toYear(dayAtProperty(now))
  const number = await nextNumber(tx, year)
  const [entered] = await tx
    .insert(complaints)
    .values({ ...complained, ...days, year, number })
    .returning({ id: complaints.id })
  if (!entered) throw new Error('inserting a complaint gave no row')
  await recordEvent(tx, now, { type: 'complaint.received', complaintId: entered.id })
  return { number: formatComplaintNumber({ year, number }), ...days }
}

/** Locks the year until the end of the transaction: numbers leave no gap, also if a transaction is rolled back. */
async function nextNumber(tx: Db, year: number): Promise<number> {
  const [taken] = await tx
    .insert(complaintYears)
    .values({ year, lastNumber: 1 })
    .onConflictDoUpdate({ target: complaintYears.year, set: { lastNumber: sql`${complaintYears.lastNumber} + 1` } })
    .returning({ number: complaintYears.lastNumber })
  if (!taken) throw new Error('counting complaints gave no row')
  return taken.number
}
