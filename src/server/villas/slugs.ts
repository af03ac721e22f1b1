import { eq } from 'drizzle-orm'
import { Refused } from '#contract/refused.ts'
import type { Db } from '../db/client.ts'
import { formerSlugs } from '../db/schema.ts'
import { alreadyThere } from '../db/violations.ts'
import type { VillaRow } from './queries.ts'

/** The address that a villa leaves leads to the one it has now. */
export const sendOn = (tx: Db, { id, slug }: VillaRow) =>
  tx
    .insert(formerSlugs)
    .values({ slug, villaId: id })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { villaId: id } })

/** An address that a villa has now sends nobody on to another. */
export const endForwarding = (tx: Db, { slug }: VillaRow) => tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))

type Words = ConstructorParameters<typeof Refused>[1]

export const refusingTakenSlug = <T>(saving: Promise<T>, words: Words): Promise<T> =>
  saving.catch((error) => {
    throw alreadyThere(error) ? new Refused('slug_taken', words) : error
  })
