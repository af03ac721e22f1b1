import { and, eq, isNull, sql } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import { Refusal } from '#contract/refusal.ts'
import type { villaCalls } from '#contract/villas.ts'
import { tidyFacts } from '#domain/villas/family-facts.ts'
import { toSlug } from '#domain/villas/slug.ts'
import { recordActivity } from '../activity/record-activity.ts'
import { refuseStale } from '../db/refuse-stale.ts'
import { villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Account } from '../http/account.ts'
import { pictureGiven } from '../pictures/picture-given.ts'
import { refuseRegistration } from './refuse-registration.ts'
import { endForwarding, refusingTakenSlug, sendOn } from './slugs.ts'

type NewVilla = InputOf<typeof villaCalls.create>

const nameTaken = { fields: { name: 'name_in_use' } } as const

/** Adds a villa at the end. */
export async function createVilla(deps: Deps, account: Account, input: NewVilla) {
  const values = await toRow(deps, input)
  const position = sql`(SELECT coalesce(max(${villas.position}), 0) + 1 FROM ${villas})`
  return refusingTakenSlug(
    deps.db.transaction(async (tx) => {
      const [villa] = await tx
        .insert(villas)
        .values({ ...values, position })
        .returning()
      if (!villa) throw new Error('inserting a villa gave no row')
      refuseRegistration(deps, villa)
      await endForwarding(tx, villa)
      await recordActivity(tx, account, deps.now(), { subject: `villa ${villa.name}`, action: 'add', after: villa })
      return { id: villa.id, imageUrl: villa.imageUrl }
    }),
    nameTaken,
  )
}

/** Updates a villa. A new name changes its slug; the old one redirects. */
export async function updateVilla(deps: Deps, account: Account, { id, version, ...input }: InputOf<typeof villaCalls.update>) {
  const values = await toRow(deps, input)
  return refusingTakenSlug(
    deps.db.transaction(async (tx) => {
      const [before] = await tx
        .select()
        .from(villas)
        .where(and(eq(villas.id, id), isNull(villas.withdrawnAt)))
        .for('update')
      if (!before) throw new Refusal('no_such_villa')
      refuseStale(version, before)
      const [after] = await tx.update(villas).set(values).where(eq(villas.id, id)).returning()
      if (!after) throw new Error('changing a villa gave no row')
      refuseRegistration(deps, after)
      if (after.slug !== before.slug) await sendOn(tx, before)
      await endForwarding(tx, after)
      await recordActivity(tx, account, deps.now(), { subject: `villa ${before.name}`, action: 'change', before, after })
      return { imageUrl: after.imageUrl }
    }),
    nameTaken,
  )
}

/** Drops empty form rows; a feature needs both texts. */
async function toRow(deps: Deps, { features, amenities, images, rooms, captions, about, familyFacts, ...rest }: NewVilla) {
  const slug = toSlug(rest.name)
  if (!/[a-z0-9]/.test(slug)) throw new Refusal('slug_empty', { fields: { name: 'latin_letters_needed' } })
  const picture = { alt: rest.name, purpose: 'villa' } as const
  const addresses: string[] = []
  for (const image of images ?? []) {
    const address = await pictureGiven(deps, image, picture)
    if (address) addresses.push(address)
  }
  return {
    ...rest,
    slug,
    ...(about === undefined ? {} : { about, description: about ?? '' }),
    ...(features === undefined ? {} : { features: features?.filter(({ title, description }) => title.trim() && description.trim()) ?? [] }),
    ...(amenities === undefined ? {} : { amenities: amenities?.map((name) => name.trim()).filter(Boolean) ?? [] }),
    ...(images === undefined ? {} : { images: addresses }),
    ...(rooms === undefined ? {} : { rooms: rooms?.filter(({ name }) => name) ?? [] }),
    ...(captions === undefined ? {} : { captions: captions?.filter(({ text }) => text) ?? [] }),
    ...(familyFacts === undefined ? {} : { familyFacts: tidyFacts(familyFacts ?? []) }),
    ...(rest.floorPlan === undefined ? {} : { floorPlan: await pictureGiven(deps, rest.floorPlan, picture) }),
    imageUrl: await pictureGiven(deps, rest.imageUrl, picture),
    updatedAt: deps.now(),
  }
}
