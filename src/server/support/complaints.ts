import { eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { complaintCalls } from '#contract/complaints.ts'
import { badFields, Refusal, refuseIf } from '#contract/refusal.ts'
import type { ComplaintReceipt } from '#contract/support.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatComplaintNumber } from '#domain/support/complaints.ts'
import { recordActivity } from '../activity/record-activity.ts'
import type { Db } from '../db/client.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { complaints, tickets } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { recordEvent } from '../events/record-event.ts'
import type { Account } from '../http/account.ts'
import type { ComplaintRow } from './complaint-queries.ts'
import { registerComplaint } from './register-complaint.ts'

/** Enters a complaint that did not come through the site. */
export async function recordComplaint(
  { db, now }: Deps,
  account: Account,
  { guestName, email = '', bookingNumber = '', content, receivedOn }: InputOf<typeof complaintCalls.record>,
): Promise<ComplaintReceipt> {
  if (receivedOn > dayAtProperty(now())) throw badFields({ receivedOn: 'in_future' })
  return db.transaction(async (tx) => {
    const receipt = await registerComplaint(tx, now(), { guestName, email, bookingCode: bookingNumber, content, receivedOn })
    await recordActivity(tx, account, now(), { subject: `complaint ${receipt.number}`, action: 'record', after: { receivedOn } })
    return receipt
  })
}

/** Answers a complaint once. Its ticket is resolved with it, and opens again if the guest writes back. */
export async function answerComplaint(
  { db, now }: Deps,
  account: Account,
  { complaintId, version, decision, answer }: InputOf<typeof complaintCalls.answer>,
) {
  await db.transaction(async (tx) => {
    const complaint = await lockedComplaint(tx, complaintId)
    refuseIf(complaint.answeredOn !== null && 'complaint_answered')
    refuseStale(version, complaint)
    const today = dayAtProperty(now())
    const answered = { decision, answer, answeredOn: today, solvedOn: decision === 'refused' ? today : null }
    await tx.update(complaints).set(answered).where(eq(complaints.id, complaintId))
    if (complaint.ticketId !== null)
      await tx.update(tickets).set({ status: 'resolved', updatedAt: now() }).where(eq(tickets.id, complaint.ticketId))
    // Not the answer itself: the activity is stored longer than the register.
    const subject = `complaint ${formatComplaintNumber(complaint)}`
    await recordActivity(tx, account, now(), { subject, action: 'answer', before: null, after: { decision } })
    await recordEvent(tx, now(), { type: 'complaint.answered', complaintId })
  })
  return {}
}

/** Notes when a complaint was solved, and remarks that only owners read. */
export async function updateComplaint(
  { db, now }: Deps,
  account: Account,
  { complaintId, version, solvedOn, remarks }: InputOf<typeof complaintCalls.update>,
) {
  await db.transaction(async (tx) => {
    const complaint = await lockedComplaint(tx, complaintId)
    refuseStale(version, complaint)
    refuseIf(solvedOn !== null && complaint.answeredOn === null && 'complaint_unanswered')
    if (solvedOn !== null && solvedOn < complaint.receivedOn) throw badFields({ solvedOn: 'before_receipt' })
    if (solvedOn !== null && solvedOn > dayAtProperty(now())) throw badFields({ solvedOn: 'in_future' })
    await tx.update(complaints).set({ solvedOn, remarks }).where(eq(complaints.id, complaintId))
    const subject = `complaint ${formatComplaintNumber(complaint)}`
    const [before, after] = [{ solvedOn: complaint.solvedOn }, { solvedOn }]
    await recordActivity(tx, account, now(), { subject, action: 'update', before, after })
  })
  return {}
}

async function lockedComplaint(tx: Db, id: number): Promise<ComplaintRow> {
  const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id)).for('update')
  if (!complaint) throw new Refusal('not_found')
  return complaint
}
