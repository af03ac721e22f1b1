import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { changeoverCalls } from '#contract/changeovers.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { villaReadiness, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { CHANGEOVER_DAYS } from './changeovers.ts'

/** Notes something about a villa on one of the days that the list shows. What is absent stays as it was. */
export async function noteChangeover({ db, now }: Deps, account: Account, input: InputOf<typeof changeoverCalls.note>) {
  const { villaId, day } = input
  const today = dayAtProperty(now())
  if (day < today || day >= addDays(today, CHANGEOVER_DAYS)) throw new Refusal('not_found')
  await db.transaction(async (tx) => {
    const [villa] = await tx.select({ name: villas.name }).from(villas).where(eq(villas.id, villaId))
    if (!villa) throw badFields({ villaId: 'no_such_villa' })
    await tx.insert(villaReadiness).values({ villaId, day }).onConflictDoNothing()
    const own = and(eq(villaReadiness.villaId, villaId), eq(villaReadiness.day, day))
    const [before] = await tx.select().from(villaReadiness).where(own).for('update')
    const note = input.note ?? before?.note ?? ''
    const readyAt = input.state === 'open' ? null : input.state === 'ready' ? (before?.readyAt ?? now()) : (before?.readyAt ?? null)
    await tx.update(villaReadiness).set({ note, readyAt, notedBy: account.id }).where(own)
    // Notes are deleted before the activity is: it says that one was written, not what.
    const summarize = (written = '', since: Date | null = null) => ({ ready: since !== null, noted: written !== '' })
    const did = {
      subject: `villa ${villa.name}`,
      action: 'change',
      before: summarize(before?.note, before?.readyAt),
      after: { ...summarize(note, readyAt), day },
    }
    await recordActivity(tx, account, now(), did)
  })
  return {}
}
