import { createHash } from 'node:crypto'
import { and, count, eq, isNull, ne } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { mailingCalls } from '#contract/mailings.ts'
import { Refusal, refuseIf } from '#contract/refusal.ts'
import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'
import { MINUTES_TO_UNDO } from '#domain/messages/mailing.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { minutesAfter } from '../clock.ts'
import { anyOf } from '../db/any-of.ts'
import type { Db } from '../db/client.ts'
import { bookings, mailingStays, mailings, type TemplateTexts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { enforceRateLimit } from '../http/rate-limits.ts'
import { toFound } from './mailing-guests.ts'
import { readMailingTexts } from './mailing-texts.ts'
import { hasMessages } from './message-stays.ts'

const MAILINGS_PER_DAY = 20
const DAY = 24 * 60

/**
 * Stores a message to many, which the job sends a minute later. The same text to the same guests is one mailing a day: the button was
 * pressed twice, or in two tabs.
 * @throws Refusal `not_found`, `bad_input`, `mailing_without_guests`, `too_many_tries`
 */
export async function sendMailing(deps: Deps, account: Account, { bookingIds, ...input }: InputOf<typeof mailingCalls.send>) {
  const { db, now } = deps
  const at = now()
  const { name, texts } = await readMailingTexts(db, input)
  const stays = await listSold(db, bookingIds)
  refuseIf(stays.length === 0 && 'mailing_without_guests')
  const fingerprint = fingerprintOn(dayAtProperty(at), texts, stays)
  const sent = await findSame(db, fingerprint)
  if (sent !== undefined) return { mailingId: sent, stays: stays.length }
  await enforceRateLimit(deps, { key: `mailings ${account.id}`, most: MAILINGS_PER_DAY, minutes: DAY })
  return db.transaction(async (tx) => {
    const row = {
      accountId: account.id,
      found: toFound(at, input),
      name,
      texts,
      fingerprint,
      madeAt: at,
      sendAt: minutesAfter(at, MINUTES_TO_UNDO),
    }
    const [added] = await tx.insert(mailings).values(row).onConflictDoNothing().returning({ id: mailings.id })
    const mailingId = added?.id ?? (await findSame(tx, fingerprint))
    if (mailingId === undefined) throw new Refusal('state_changed')
    if (added) {
      await tx.insert(mailingStays).values(stays.map((bookingId) => ({ mailingId, bookingId })))
      await recordActivity(tx, account, at, {
        subject: `mailing ${mailingId}`,
        action: 'send message',
        after: { name, stays: stays.length },
      })
    }
    return { mailingId, stays: stays.length }
  })
}

async function listSold(db: Db, ids: readonly number[]): Promise<number[]> {
  const which = and(hasMessages, anyOf(bookings.id, ids))
  const rows = await db.select({ id: bookings.id }).from(bookings).where(which).orderBy(bookings.id)
  return rows.map(({ id }) => id)
}

const fingerprintOn = (day: CalendarDay, texts: TemplateTexts, stays: readonly number[]): string => {
  const inOrder = Object.entries(texts).sort(([one], [other]) => one.localeCompare(other))
  return createHash('sha256')
    .update(JSON.stringify([day, inOrder, stays]))
    .digest('base64url')
}

async function findSame(db: Db, fingerprint: string): Promise<number | undefined> {
  const which = and(eq(mailings.fingerprint, fingerprint), isNull(mailings.undoneAt))
  const [same] = await db.select({ id: mailings.id }).from(mailings).where(which)
  return same?.id
}

/** Takes a message to many back, as long as nobody has got it. @throws Refusal `not_found`, `mailing_has_begun` */
export async function undoMailing({ db, now }: Deps, account: Account, mailingId: number) {
  return db.transaction(async (tx) => {
    const [mailing] = await tx.select().from(mailings).where(eq(mailings.id, mailingId)).for('update')
    if (!mailing) throw new Refusal('not_found')
    if (mailing.undoneAt) return {}
    const begun = and(eq(mailingStays.mailingId, mailingId), ne(mailingStays.state, 'waits'))
    const [done] = await tx.select({ stays: count() }).from(mailingStays).where(begun)
    refuseIf((done?.stays ?? 0) > 0 && 'mailing_has_begun')
    await tx.update(mailings).set({ undoneAt: now() }).where(eq(mailings.id, mailingId))
    await recordActivity(tx, account, now(), { subject: `mailing ${mailingId}`, action: 'undo' })
    return {}
  })
}
