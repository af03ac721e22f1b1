import { and, count, desc, eq, isNotNull, isNull, like, sql } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { mailCalls } from '#contract/mails.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import type { Language } from '#words/languages.ts'
import { mailFrameIn } from '#words/mail-frame-in.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { contains } from '../db/contains.ts'
import { mails } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pageAsked } from '../http/paging.ts'
import { lockConsent } from './news-consent.ts'
import { keyIn, subjectForOthers } from './outbox.ts'

const { id, occasion, recipient, subject, text, calendar, createdAt, sentAt, attempts, tryAt, error, returnedWhy, unsubscribe } = mails
const columns = { id, occasion, recipient, subject, text, calendar, createdAt, sentAt, attempts, tryAt, error, returnedWhy, unsubscribe }

const inState = {
  sent: isNotNull(mails.sentAt),
  waiting: and(isNull(mails.sentAt), isNotNull(mails.tryAt)),
  failed: and(isNull(mails.sentAt), isNull(mails.tryAt)),
}

type MailRow = Pick<typeof mails.$inferSelect, keyof typeof columns>

function getState({ sentAt, tryAt }: MailRow): keyof typeof inState {
  if (sentAt) return 'sent'
  return tryAt ? 'waiting' : 'failed'
}

export async function listMails(
  { db, env }: Deps,
  { role }: Account,
  { state, search, bookingId, ...page }: InputOf<typeof mailCalls.list>,
  language: Language,
): Promise<AnswerOf<typeof mailCalls.list>> {
  const { limit, offset } = pageAsked(page)
  const hidden = env.SMTP_URL !== undefined || role !== 'owner'
  const ofBooking = bookingId === undefined ? undefined : eq(mails.bookingId, bookingId)
  const wanted = and(ofBooking, state && inState[state], contains(search, mails.recipient, hidden ? subjectFound : mails.subject))
  const rows = await db.select(columns).from(mails).where(wanted).orderBy(desc(mails.id)).limit(limit).offset(offset)
  const [all] = await db.select({ total: count() }).from(mails).where(wanted)
  return {
    mails: rows.map((row) => shown(row, hidden, language)),
    total: all?.total ?? 0,
    mailServer: env.SMTP_URL !== undefined,
  }
}

/**
 * Hides texts with sign-in codes and links. Without a mail server owners read them, because there is no other way to deliver them; other
 * roles never, because an owner’s link would make owners of them.
 */
function readable({ occasion, text }: MailRow, hidden: boolean, language: Language): string {
  const key = keyIn(occasion)
  const { secret: words } = mailFrameIn[language]
  return hidden && key ? words.onlyForReader(words[key]) : text
}

/** What a search compares: a code would be found by its digits, one after the other. */
const subjectFound = sql`(CASE WHEN ${like(mails.occasion, 'email code %')} THEN regexp_replace(${mails.subject}, '^[0-9]{6}', '') ELSE ${mails.subject} END)`

const shown = (mail: MailRow, hidden: boolean, language: Language) => ({
  ...mail,
  subject: hidden ? subjectForOthers(mail) : mail.subject,
  state: getState(mail),
  text: readable(mail, hidden, language),
  hasCalendar: mail.calendar !== null,
  createdAt: mail.createdAt.toISOString(),
  sentAt: mail.sentAt?.toISOString() ?? null,
  tryAt: mail.tryAt?.toISOString() ?? null,
})

/** Queues a mail again, with its retries reset. @throws Refusal `not_found`, `guest_without_consent` to advertising */
export async function sendMailAgain({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [mail] = await tx.select({ recipient: mails.recipient, unsubscribe }).from(mails).where(eq(mails.id, id))
    // Locked before the mail, as who withdraws does.
    refuseIf(mail !== undefined && mail.unsubscribe !== null && !(await lockConsent(tx, mail.recipient)) && 'guest_without_consent')
    const [before] = await tx.select(columns).from(mails).where(eq(mails.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    await tx.update(mails).set({ sentAt: null, attempts: 0, tryAt: now(), error: null }).where(eq(mails.id, id))
    const { recipient, sentAt, attempts, error } = before
    const subject = subjectForOthers(before)
    await recordActivity(tx, account, now(), {
      subject: `mail ${id}`,
      action: 'send again',
      before: { recipient, subject, sentAt, tries: attempts, error },
    })
  })
  return {}
}
