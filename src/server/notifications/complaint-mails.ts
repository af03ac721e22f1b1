import { and, eq, isNull } from 'drizzle-orm'
import { ownStayPath } from '#domain/bookings/guest-links.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { getUrgency, nextStep } from '#domain/support/complaints.ts'
import { getPrefix } from '#words/languages.ts'
import { emailProved } from '../accounts/email-proved.ts'
import type { Db } from '../db/client.ts'
import { accounts, complaints } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { WordedTemplate } from '../mail/email-template.ts'
import { queueMail } from '../mail/outbox.ts'
import { inOwnWords } from '../mail/own-words.ts'
import { readSettings } from '../settings/queries.ts'
import { type ComplaintRow, unsolvedComplaints } from '../support/complaint-queries.ts'
import { templatesIn } from './in-language.ts'
import type { Complainer } from './localized/complaint-templates.ts'
import type * as templates from './localized/templates.ts'
import { queueForOwners } from './queue-for.ts'

/** Confirms the receipt to the guest, and notifies the owners. */
export async function queueComplaintReceived(tx: Db, deps: Deps, complaintId: number): Promise<void> {
  const complaint = await complaintById(tx, complaintId)
  if (!complaint) return
  await queueForComplainer(tx, deps, complaint, (say, complainer) => say.complaintReceived(complaint, complainer))
  await queueForOwners(tx, deps, { accountId: complaint.accountId }, (say) => say.complaintForOwner(complaint, deps.env.siteUrl))
}

export async function queueComplaintAnswered(tx: Db, deps: Deps, complaintId: number): Promise<void> {
  const complaint = await complaintById(tx, complaintId)
  if (complaint) await queueForComplainer(tx, deps, complaint, (say, complainer) => say.complaintAnswered(complaint, complainer))
}

/** Reminds the owners of complaints whose answer or solution is due soon or late, once each. */
export async function remindOfComplaints(deps: Deps): Promise<void> {
  const { db, now, env } = deps
  const today = dayAtProperty(now())
  for (const complaint of await unsolvedComplaints(db)) {
    const next = nextStep(complaint)
    const urgency = next && getUrgency(next, today)
    if (urgency)
      await queueForOwners(db, deps, { accountId: complaint.accountId }, (say) => say.complaintDue(complaint, next, urgency, env.siteUrl))
  }
}

async function complaintById(tx: Db, id: number): Promise<ComplaintRow | undefined> {
  const [complaint] = await tx.select().from(complaints).where(eq(complaints.id, id))
  return complaint
}

/** To the account's address, or the one that the owners have entered; to nobody where there is none or the account was erased. */
async function queueForComplainer(
  tx: Db,
  { env, now }: Deps,
  { accountId, ticketId, email, guestName, bookingCode }: ComplaintRow,
  write: (say: typeof templates, complainer: Complainer) => WordedTemplate,
): Promise<void> {
  const [account] =
    accountId === null
      ? []
      : await tx
          .select()
          .from(accounts)
          .where(and(eq(accounts.id, accountId), isNull(accounts.erasedAt)))
  const to = account?.email ?? (accountId === null ? email : '')
  if (to === '') return
  const settings = await readSettings(tx)
  const complainer = {
    name: guestName,
    proved: account ? await emailProved(tx, account.id) : true,
    page: account ? env.siteUrl + getPrefix(account.language) + ownStayPath(bookingCode) : null,
    disputeBodies: settings.law.disputeBodies,
  }
  const language = account?.language ?? 'en'
  const say = templatesIn(language)
  const template = await inOwnWords(tx, write(say, complainer), { language, settings })
  await queueMail(tx, now(), { accountId, ticketId }, say.asMail({ ...template, to }, settings))
}
