import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { createTransport } from 'nodemailer'
import { minutesAfter } from '../clock.ts'
import { mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'

// After the last gap a mail stays where it is; the administrator sees it and can send it again.
const GAPS_MINUTES = [1, 5, 15, 60, 240, 720, 1440] as const

// With all that wait at once, a server that hangs at each mail is given up before another process would take the job over.
const PATIENCE = { connectionTimeout: 5_000, greetingTimeout: 5_000, socketTimeout: 10_000 }

/** Sends what waits in the outbox. Without a mail server mails are kept and can be read in the back office. */
export async function sendMails({ db, now, env, log }: Deps): Promise<void> {
  if (!env.SMTP_URL) return
  const transport = createTransport({ url: env.SMTP_URL, ...PATIENCE })
  const waiting = await db
    .select()
    .from(mails)
    .where(and(isNull(mails.sentAt), lte(mails.tryAt, now())))
    .orderBy(asc(mails.id))
    .limit(50)
  for (const mail of waiting) {
    const gap = GAPS_MINUTES[mail.tries]
    // Counted before it is sent: should the process die here, the mail waits instead of going out twice at once.
    await db
      .update(mails)
      .set({ tries: mail.tries + 1, tryAt: gap === undefined ? null : minutesAfter(now(), gap) })
      .where(eq(mails.id, mail.id))
    try {
      const attachments = mail.calendar
        ? [{ filename: 'stay.ics', content: mail.calendar, contentType: 'text/calendar; charset=utf-8' }]
        : []
      const { recipient, subject, text, html } = mail
      // As an object it is one address, whatever it looks like.
      const to = { name: '', address: recipient }
      await transport.sendMail({ from: env.MAIL_FROM ?? 'villas@localhost', to, subject, text, html, attachments })
      await db.update(mails).set({ sentAt: now(), tryAt: null, error: null }).where(eq(mails.id, mail.id))
    } catch (error) {
      log.warn({ mail: mail.id, reason: (error as Error).message }, 'a mail could not be sent')
      await db
        .update(mails)
        .set({ error: (error as Error).message.slice(0, 500) })
        .where(eq(mails.id, mail.id))
    }
  }
}
