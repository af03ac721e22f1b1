import { and, asc, desc, eq, isNull, lte, sql } from 'drizzle-orm'
import type { SendMailOptions } from 'nodemailer'
import { languageOfTag } from '#words/languages.ts'
import { mailFrameIn } from '#words/mail-frame-in.ts'
import { stayCalendarIn } from '#words/stay-calendar.ts'
import { minutesAfter } from '../clock.ts'
import { mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import { readSettings } from '../settings/queries.ts'
import { LANES, type Mailer } from './mailer.ts'
import { toMessageId } from './message-id.ts'
import { replyAddress } from './reply-address.ts'

type MailRow = typeof mails.$inferSelect

// After the last gap there is no further attempt; the administrator sees the mail and can resend it.
const GAPS_MINUTES = [1, 5, 15, 60, 240, 720, 1440] as const

/** Reserves a mail while it is being sent. Longer than the mailer's timeouts. */
const CLAIM_MINUTES = 10
/** A run of the job ends after this, so that it does not count as overdue; the next one goes on. */
const MOST_MS_A_RUN = 60_000

/** Sends due mails of the outbox, codes and links first. Without a mail server they stay there and can be read in the back office. */
export async function sendMails(deps: Deps, stopping: () => boolean = () => false): Promise<void> {
  const { mailer } = deps
  if (!mailer) return
  const end = performance.now() + MOST_MS_A_RUN
  const go = { codesOnly: false, ended: () => stopping() || performance.now() > end }
  await Promise.all(Array.from({ length: LANES.others }, () => sendDue(deps, mailer, go)))
}

/** Sends codes and links in the background, right after the commit: somebody waits for them. What fails is left to the job. */
export function sendCodes(deps: Deps): void {
  const { mailer, log } = deps
  mailer?.inCodeLane(() =>
    sendDue(deps, mailer, { codesOnly: true, ended: () => false }).catch((error) => log.error({ err: error }, 'codes could not be sent')),
  )
}

/** Sends one mail after the other until none is due. */
async function sendDue(deps: Deps, mailer: Mailer, { codesOnly, ended }: { codesOnly: boolean; ended: () => boolean }): Promise<void> {
  const { db, now, env } = deps
  const { contact } = await readSettings(db)
  const sender = { from: env.MAIL_FROM ?? 'villas@localhost', owners: contact.email, siteUrl: env.siteUrl }
  while (!ended()) {
    const mail = await claimNext(deps, codesOnly)
    if (!mail) return
    const replyTo = (!mail.urgent && replyAddress(deps, mail)) || contact.email
    await mailer.send(toMessage(mail, { ...sender, replyTo })).then(
      () =>
        db.update(mails).set({ sentAt: now(), tryAt: null, error: null, returnedAt: null, returnedWhy: null }).where(eq(mails.id, mail.id)),
      (error) => postpone(deps, mail, error),
    )
  }
}

/** Counts the attempt before sending: two processes never send the same mail, and after a crash it is retried. */
async function claimNext({ db, now }: Deps, codesOnly: boolean): Promise<MailRow | undefined> {
  const next = db
    .select({ id: mails.id })
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.tryAt, now()), codesOnly ? eq(mails.urgent, true) : undefined))
    .orderBy(desc(mails.urgent), asc(mails.id))
    .limit(1)
    .for('update', { skipLocked: true })
  const [claimed] = await db
    .update(mails)
    .set({ attempts: sql`${mails.attempts} + 1`, tryAt: minutesAfter(now(), CLAIM_MINUTES) })
    .where(eq(mails.id, next))
    .returning()
  return claimed
}

type SmtpError = Error & { code?: string; responseCode?: number }

/** Permanent SMTP errors (5xx) are not retried. */
const refusedForGood = ({ code, responseCode = 0 }: SmtpError): boolean =>
  (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500 && responseCode < 600

async function postpone({ db, now, log }: Deps, { id, attempts }: MailRow, error: SmtpError): Promise<void> {
  const gap = refusedForGood(error) ? undefined : GAPS_MINUTES[attempts - 1]
  log.warn({ mail: id, reason: errorText(error), again: gap !== undefined }, 'a mail could not be sent')
  await db
    .update(mails)
    .set({ error: errorText(error), tryAt: gap === undefined ? null : minutesAfter(now(), gap) })
    .where(and(eq(mails.id, id), isNull(mails.sentAt)))
}

/** `owners`: their address; `replyTo`: where a guest's answer goes. */
type Sender = { from: string; owners: string; replyTo: string; siteUrl: string }

function toMessage(mail: MailRow, { from, owners, replyTo, siteUrl }: Sender): SendMailOptions {
  const { recipient, subject, text, html, calendar, audience, occasion, unsubscribe } = mail
  const reminder = occasion.startsWith('instalment ')
  const language = languageOfTag(/<html lang="([^"]+)"/.exec(html)?.[1])
  return {
    from,
    // An address object prevents parsing: the text is always one address.
    to: { name: '', address: recipient },
    ...(audience === 'guest' ? { replyTo: { name: '', address: replyTo } } : {}),
    subject,
    text,
    html,
    messageId: toMessageId({ siteUrl }, mail),
    headers: {
      'Auto-Submitted': 'auto-generated',
      ...(reminder
        ? { 'List-Unsubscribe': `<mailto:${owners}?subject=${encodeURIComponent(mailFrameIn[language].noReminders(subject))}>` }
        : {}),
      // One click in the reader's mail program (RFC 8058): it posts to the page, without cookies.
      ...(unsubscribe ? { 'List-Unsubscribe': `<${unsubscribe}>`, 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    attachments: calendar
      ? [{ filename: stayCalendarIn(language).fileNameInMails, content: calendar, contentType: calendarType(calendar) }]
      : [],
  }
}

/** Content type of a calendar file in a mail. Programs act on the method that it names, which is that of the file (RFC 6047). */
function calendarType(file: string): string {
  const method = /^METHOD:(\w+)\r?$/m.exec(file)?.[1]
  return `text/calendar; charset=utf-8${method ? `; method=${method}` : ''}`
}
