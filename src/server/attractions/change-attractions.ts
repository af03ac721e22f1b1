import { eq, sql } from 'drizzle-orm'
import type { attractionCalls } from '#contract/attractions.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { attractions } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pictureGiven } from '../pictures/picture-given.ts'

type NewAttraction = InputOf<typeof attractionCalls.create>

const toRow = async (deps: Deps, { image, ...rest }: NewAttraction) => ({
  ...rest,
  image: await pictureGiven(deps, image, { alt: rest.title, purpose: 'attraction' }),
})

export async function createAttraction(deps: Deps, account: Account, input: NewAttraction) {
  const values = await toRow(deps, input)
  const position = sql`(SELECT coalesce(max(${attractions.position}), 0) + 1 FROM ${attractions})`
  return deps.db.transaction(async (tx) => {
    const [after] = await tx
      .insert(attractions)
      .values({ ...values, position })
      .returning()
    if (!after) throw new Error('inserting an attraction gave no row')
    await recordActivity(tx, account, deps.now(), { subject: `attraction ${input.title}`, action: 'add', after })
    return { id: after.id }
  })
}

export async function updateAttraction(deps: Deps, account: Account, { id, version, ...input }: InputOf<typeof attractionCalls.update>) {
  const values = await toRow(deps, input)
  await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(attractions).where(eq(attractions.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    refuseStale(version, before)
    const [after] = await tx.update(attractions).set(values).where(eq(attractions.id, id)).returning()
    await recordActivity(tx, account, deps.now(), { subject: `attraction ${before.title}`, action: 'change', before, after })
  })
  return {}
}

export async function removeAttraction({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(attractions).where(eq(attractions.id, id)).returning()
    if (!before) throw new Refusal('not_found')
    await recordActivity(tx, account, now(), { subject: `attraction ${before.title}`, action: 'remove', before })
  })
  return {}
}
