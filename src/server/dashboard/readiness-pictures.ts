import { and, eq } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { changeoverCalls } from '#contract/changeovers.ts'
import { badFields, Refusal } from '#contract/refusal.ts'
import { addDays, dayAtProperty } from '#domain/calendar-day.ts'
import { MOST_PICTURES } from '#domain/villas/readiness.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { readinessPictures, villaReadiness, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { drawSmall } from '../pictures/small-picture.ts'
import { CHANGEOVER_DAYS } from './changeovers.ts'

export async function addReadinessPicture({ db, now }: Deps, account: Account, input: InputOf<typeof changeoverCalls.addPicture>) {
  const { villaId, day, files } = input
  const today = dayAtProperty(now())
  const [file] = files
  if (!file || day < today || day >= addDays(today, CHANGEOVER_DAYS)) throw new Refusal('not_found')
  const [villa] = await db.select({ name: villas.name }).from(villas).where(eq(villas.id, villaId))
  if (!villa) throw badFields({ villaId: 'no_such_villa' })
  const own = and(eq(readinessPictures.villaId, villaId), eq(readinessPictures.day, day))
  // Before the work; and again when it is done.
  await refuseMore(await db.$count(readinessPictures, own))
  const bytes = new Uint8Array(await file.arrayBuffer())
  const { webp } = await drawSmall(bytes, file.name)
  await db.transaction(async (tx) => {
    await tx.insert(villaReadiness).values({ villaId, day }).onConflictDoNothing()
    await tx
      .select({ day: villaReadiness.day })
      .from(villaReadiness)
      .where(and(eq(villaReadiness.villaId, villaId), eq(villaReadiness.day, day)))
      .for('update')
    await refuseMore(await tx.$count(readinessPictures, own))
    const values = { villaId, day, webp, addedBy: account.id, addedAt: now() }
    await tx.insert(readinessPictures).values(values)
    await recordActivity(tx, account, now(), {
      subject: `villa ${villa.name}`,
      action: 'change',
      before: { picture: false },
      after: { picture: true, day },
    })
  })
  return {}
}

function refuseMore(there: number): void {
  if (there >= MOST_PICTURES) throw badFields({ files: { code: 'too_many_photos', limit: MOST_PICTURES } })
}

export async function removeReadinessPicture({ db, now }: Deps, account: Account, pictureId: number) {
  await db.transaction(async (tx) => {
    const [gone] = await tx
      .delete(readinessPictures)
      .where(eq(readinessPictures.id, pictureId))
      .returning({ villaId: readinessPictures.villaId, day: readinessPictures.day })
    if (!gone) throw new Refusal('not_found')
    const [villa] = await tx.select({ name: villas.name }).from(villas).where(eq(villas.id, gone.villaId))
    const did = {
      subject: `villa ${villa?.name ?? ''}`,
      action: 'change',
      before: { picture: true },
      after: { picture: false, day: gone.day },
    }
    await recordActivity(tx, account, now(), did)
  })
  return {}
}

export async function sendReadinessPicture({ db }: Deps, id: number): Promise<Response> {
  const [found] = await db.select({ webp: readinessPictures.webp }).from(readinessPictures).where(eq(readinessPictures.id, id))
  if (!found) throw new Refusal('not_found')
  const headers = { 'content-type': 'image/webp', 'cache-control': 'private, no-store', 'x-content-type-options': 'nosniff' }
  return new Response(Buffer.from(found.webp, 'base64'), { headers })
}
