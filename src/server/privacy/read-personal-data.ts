import { and, asc, eq } from 'drizzle-orm'
import type { AnswerOf } from '#contract/call.ts'
import type { privacyCalls } from '#contract/privacy.ts'
import { formatPaperNumber } from '#domain/papers/paper.ts'
import type { Language } from '#words/languages.ts'
import { mailFrameIn } from '#words/mail-frame-in.ts'
import { listPasskeys } from '../accounts/passkeys.ts'
import { listSessions } from '../accounts/sessions.ts'
import { documentNumbers } from '../bookings/guest-documents.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { type accounts, mails, papers, refunds, reviews, securityEvents, tickets, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { readConsent } from '../mail/news-consent.ts'
import { keyIn } from '../mail/outbox.ts'
import { complaintsOfAccount, ownComplaint } from '../support/complaint-queries.ts'
import { listMessages } from '../support/messages.ts'
import { readWholeMails } from '../threads/by-mail.ts'
import { listConversations, listOwnThreads } from '../threads/queries.ts'
import { mailsAbout, readPersonalData, selectOwnMessages } from './personal-data.ts'

type OwnData = AnswerOf<typeof privacyCalls.read>

const iso = (moment: Date | null): string | null => moment?.toISOString() ?? null

/** Omits links and codes, so that a stolen session does not give access to the account. */
function withoutSecret({ occasion, text }: typeof mails.$inferSelect, language: Language): string {
  const key = keyIn(occasion)
  const { secret: words } = mailFrameIn[language]
  return key ? words.onlyInMail(words[key]) : text
}

/** Of an address that was proved by a mail to it alone, as in `listMailboxProved`: of any other, somebody else may have agreed. */
async function readOwnNews(db: Db, { email, emailProvedAt }: typeof accounts.$inferSelect): Promise<OwnData['news']> {
  const found = emailProvedAt && (await readConsent(db, email))
  return found ? { ...found, givenAt: found.givenAt.toISOString(), withdrawnAt: iso(found.withdrawnAt) } : null
}

/** All stored data about a guest, except data that concerns only bank and owners. */
export async function readOwnData(deps: Deps, holder: Account, request: Request, language: Language): Promise<OwnData> {
  const { db } = deps
  const { id } = holder
  await enforceRateLimit(deps, { key: `own data ${id}`, most: 20, minutes: 60 })
  const personalData = await readPersonalData(db, id)
  const { account, bookings, payments } = personalData
  const names = new Map((await db.select({ id: villas.id, name: villas.name }).from(villas)).map((villa) => [villa.id, villa.name]))
  const orders = new Map(payments.map((payment) => [payment.id, payment.orderId]))
  const given =
    orders.size > 0
      ? await db
          .select()
          .from(refunds)
          .where(anyOf(refunds.paymentId, [...orders.keys()]))
      : []
  const codes = new Map(bookings.map(({ id: bookingId, code }) => [bookingId, code]))
  const issued = await db
    .select()
    .from(papers)
    .where(anyOf(papers.bookingId, [...codes.keys()]))
    .orderBy(asc(papers.id))
  const documents = await documentNumbers(db, deps, [...codes.keys()])
  const asked = await db.select().from(tickets).where(eq(tickets.accountId, id))
  const reviewed = await db
    .select()
    .from(reviews)
    .where(anyOf(reviews.bookingId, [...codes.keys()]))
  const written = await listMessages(
    db,
    asked.map((ticket) => ticket.id),
  )
  const happened = await db.select().from(securityEvents).where(eq(securityEvents.accountId, id)).orderBy(asc(securityEvents.id))
  const toGuest = and(mailsAbout(personalData), eq(mails.audience, 'guest'))
  const mailRows = await db.select().from(mails).where(toGuest).orderBy(asc(mails.id))
  return {
    account: { ...account, openedAt: account.createdAt.toISOString(), lastSignInAt: iso(account.lastSignInAt) },
    bookings: bookings.map((booking) => ({
      ...booking,
      number: booking.code,
      villa: names.get(booking.villaId) ?? '',
      name: booking.guestName,
      bookedAt: booking.createdAt.toISOString(),
      termsAcceptedAt: iso(booking.termsAcceptedAt),
      documentNumber: documents.get(booking.id) ?? null,
    })),
    payments: payments.map((payment) => ({
      ...payment,
      card: payment.maskedPan,
      startedAt: payment.openedAt.toISOString(),
      settledAt: iso(payment.settledAt),
    })),
    refunds: given.map((refund) => ({
      ...refund,
      orderId: orders.get(refund.paymentId) ?? '',
      askedAt: refund.createdAt.toISOString(),
      settledAt: iso(refund.settledAt),
    })),
    papers: issued.map((paper) => ({
      ...paper,
      number: formatPaperNumber(paper),
      booking: codes.get(paper.bookingId ?? 0) ?? '',
      issuedAt: paper.issuedAt.toISOString(),
    })),
    tickets: asked.map((ticket) => ({ ...ticket, openedAt: ticket.openedAt.toISOString(), ...written(ticket.id) })),
    complaints: (await complaintsOfAccount(db, id)).map(ownComplaint),
    conversations: await listConversations(db, bookings),
    questions: await listOwnThreads(db, id),
    byMail: await readWholeMails(db, selectOwnMessages(db, personalData)),
    reviews: reviewed.map((review) => ({
      ...review,
      number: codes.get(review.bookingId) ?? '',
      writtenAt: review.writtenAt.toISOString(),
    })),
    mails: mailRows.map((mail) => ({
      to: mail.recipient,
      subject: mail.subject,
      text: withoutSecret(mail, language),
      writtenAt: mail.createdAt.toISOString(),
      sentAt: iso(mail.sentAt),
    })),
    news: await readOwnNews(db, account),
    sessions: await listSessions(deps, id, request),
    passkeys: (await listPasskeys(deps, holder)).passkeys,
    securityEvents: happened.map(({ at, kind, network }) => ({ at: at.toISOString(), kind, network })),
  }
}
