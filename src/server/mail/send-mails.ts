import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { createTransport, type SendMailOptions } from 'nodemailer'
import * as calendarWords from '#words/calendars.en.ts'
import * as frameWords from '#words/mail-frame.en.ts'
import { failure } from '#words/records.en.ts'
import { minutesAfter } from '../clock.ts'
import { mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import { readSettings } from '../settings/queries.ts'

type MailRow = typeof mails.$inferSelect

// After the last gap there is no further attempt; the administrator sees the mail and can resend it.
const GAPS_MINUTES = [1, 5, 15, 60, 240, 720, 1440] as const

/** Reserves a mail while it is being sent. Longer than all timeouts below. */
const CLAIM_MINUTES = 10
const SMTP_TIMEOUTS = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }
const MOST_MS_A_MAIL = 60_000
const MOST_AT_ONCE = 50

/** Sends due mails of the outbox. Without a mail server they stay there and can be read in the back office. */
export async function sendMails(deps: Deps, stopping: () => boolean = () => false): Promise<void> {
  const { db, now, env } = deps
  if (!env.SMTP_URL) return
  const transport = createTransport({ url: env.SMTP_URL, ...SMTP_TIMEOUTS })
  const { contact } = await readSettings(db)
  const waiting = await db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.tryAt, now())))
    .orderBy(asc(mails.id))
    .limit(MOST_AT_ONCE)
  for (const mail of waiting) {
    if (stopping()) return
    if (!(await claim(deps, mail))) continue
    const message = messageOf(mail, { from: env.MAIL_FROM ?? 'villas@localhost', replyTo: contact.email, siteUrl: env.siteUrl })
    await withTimeout(transport.sendMail(message)).then(
      () => db.update(mails).set({ sentAt: now(), tryAt: null, error: null }).where(eq(mails.id, mail.id)),
      (error) => postpone(deps, mail, error),
    )
  }
}

/** Counts the attempt before sending: two processes never send the same mail, and after a crash it is retried. */
async function claim({ db, now }: Deps, { id, attempts }: MailRow): Promise<boolean> {
  const claimed = await db
    .update(mails)
    .set({ attempts: attempts + 1, tryAt: minutesAfter(now(), CLAIM_MINUTES) })
    .where(and(eq(mails.id, id), isNull(mails.sentAt), eq(mails.attempts, attempts)))
    .returning({ id: mails.id })
  return claimed.length > 0
}

async function withTimeout<T>(sending: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const late = new Promise<never>((_, fail) => {
    timer = setTimeout(() => fail(new Error(failure.mailServerSlow)), MOST_MS_A_MAIL)
  })
  return Promise.race([sending, late]).finally(() => clearTimeout(timer))
}

type SmtpError = Error & { code?: string; responseCode?: number }

/** Permanent SMTP errors (5xx) are not retried. */
const refusedForGood = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600

async function postpone({ db, now, log }: Deps, { id, attempts }: MailRow, error: SmtpError): Promise<void> {
  const gap = refusedForGood(error) ? undefined : GAPS_MINUTES[attempts]
  log.warn({ mail: id, reason: errorText(error), again: gap !== undefined }, 'a mail could not be sent')
  await db
    .update(mails)
    .set({ error: errorText(error), tryAt: gap === undefined ? null : minutesAfter(now(), gap) })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
}

type Sender = { from: string; replyTo: string; siteUrl: string }

function messageOf(mail: MailRow, { from, replyTo, siteUrl }: Sender): SendMailOptions {
  const { id, recipient, subject, text, html, calendar, createdAt, audience, occasion } = mail
  const host = new URL(siteUrl).hostname
  const reminder = occasion.startsWith('instalment ')
  return {
    from,
    // An address object prevents parsing: the text is always one address.
    to: { name: '', address: recipient },
    ...(audience === 'guest' ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    // The same for every attempt, so that mail programs recognise duplicates. Includes the creation time because ids can repeat after a
    // restore.
    messageId: `<${id}.${createdAt.getTime().toString(36)}@${host}>`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(reminder ? { 'List-Unsubscribe': `<mailto:${replyTo}?subject=${encodeURIComponent(frameWords.noReminders(subject))}>` } : {}),
    },
    attachments: calendar
      ? [{ filename: calendarWords.fileNameInMails, content: calendar, contentType: 'text/calendar; charset=utf-8' }]
      : [],
  }
}
