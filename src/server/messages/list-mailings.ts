import { asc, count, desc, eq } from 'drizzle-orm'
import type { AnswerOf, InputOf } from '#contract/call.ts'
import type { Mailing, mailingCalls } from '#contract/mailings.ts'
import { anyOf } from '../db/any-of.ts'
import { accounts, bookings, mailingStays, mailings } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { pageAsked } from '../http/paging.ts'

/** Messages to many, the latest first, with who did not get them and why. */
export async function listMailings({ db }: Deps, page: InputOf<typeof mailingCalls.list>): Promise<AnswerOf<typeof mailingCalls.list>> {
  const { limit, offset } = pageAsked(page)
  const rows = await db
    .select({ mailing: mailings, by: accounts.fullName })
    .from(mailings)
    .leftJoin(accounts, eq(accounts.id, mailings.accountId))
    .orderBy(desc(mailings.id))
    .limit(limit)
    .offset(offset)
  const ids = rows.map(({ mailing }) => mailing.id)
  const stays = await db
    .select({ stay: mailingStays, guestName: bookings.guestName })
    .from(mailingStays)
    .innerJoin(bookings, eq(bookings.id, mailingStays.bookingId))
    .where(anyOf(mailingStays.mailingId, ids))
    .orderBy(asc(mailingStays.bookingId))
  const byMailing = Map.groupBy(stays, ({ stay }) => stay.mailingId)
  const [all] = await db.select({ total: count() }).from(mailings)
  return { mailings: rows.map(({ mailing, by }) => toMailing(mailing, by ?? '', byMailing.get(mailing.id) ?? [])), total: all?.total ?? 0 }
}

type StayRow = { stay: typeof mailingStays.$inferSelect; guestName: string }

function toMailing(
  { id, found, name, texts, madeAt, sendAt, undoneAt }: typeof mailings.$inferSelect,
  by: string,
  stays: StayRow[],
): Mailing {
  const counted = (state: StayRow['stay']['state']) => stays.filter(({ stay }) => stay.state === state).length
  const [waits, sent] = [counted('waits'), counted('sent')]
  const begun = waits < stays.length
  return {
    id,
    found,
    name,
    subject: Object.values(texts)[0]?.subject ?? '',
    by,
    madeAt: madeAt.toISOString(),
    sendAt: sendAt.toISOString(),
    state: undoneAt ? 'undone' : waits === 0 ? 'sent' : begun ? 'sending' : 'waits',
    stays: stays.length,
    sent,
    leftOut: stays.flatMap(({ stay: { bookingId, why, missing }, guestName }) => (why ? [{ bookingId, guestName, why, missing }] : [])),
  }
}
