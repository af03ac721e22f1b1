import { eq, sql } from 'drizzle-orm'
import type { amenityCalls } from '#contract/amenities.ts'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { amenities } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pictureGiven } from '../pictures/picture-given.ts'

type NewAmenity = InputOf<typeof amenityCalls.create>

const toRow = async (deps: Deps, { icon, image, ...rest }: NewAmenity) => ({
  ...rest,
  icon: await pictureGiven(deps, icon, { alt: rest.title, purpose: 'icon' }),
  image: await pictureGiven(deps, image, { alt: rest.title, purpose: 'amenity' }),
})

export async function createAmenity(deps: Deps, account: Account, input: NewAmenity) {
  const values = await toRow(deps, input)
  const position = sql`(SELECT coalesce(max(${amenities.position}), 0) + 1 FROM ${amenities})`
  await deps.db.transaction(async (tx) => {
    const [after] = await tx
      .insert(amenities)
      .values({ ...values, position })
      .returning()
    await recordActivity(tx, account, deps.now(), { subject: `amenity ${input.title}`, action: 'add', after })
  })
}

export async function updateAmenity(deps: Deps, account: Account, { id, version, ...input }: InputOf<typeof amenityCalls.update>) {
  const values = await toRow(deps, input)
  await deps.db.transaction(async (tx) => {
    const [before] = await tx.select().from(amenities).where(eq(amenities.id, id)).for('update')
    if (!before) throw new Refusal('not_found')
    refuseStale(version, before)
    const [after] = await tx.update(amenities).set(values).where(eq(amenities.id, id)).returning()
    await recordActivity(tx, account, deps.now(), { subject: `amenity ${before.title}`, action: 'change', before, after })
  })
}

export async function removeAmenity({ db, now }: Deps, account: Account, id: number) {
  await db.transaction(async (tx) => {
    const [before] = await tx.delete(amenities).where(eq(amenities.id, id)).returning()
    if (!before) throw new Refusal('not_found')
    await recordActivity(tx, account, now(), { subject: `amenity ${before.title}`, action: 'remove', before })
  })
}
