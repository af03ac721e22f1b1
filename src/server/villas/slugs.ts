import { eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusal.ts'
import type { Db } from '../db/client.ts'
import { formerSlugs } from '../db/schema.ts'
import { alreadyThere } from '../db/violations.ts'
import type { VillaRow } from './queries.ts'

/** Redirects the villa's previous slug to its current one. */
export const sendOn = (tx: Db, { id, slug }: VillaRow) =>
  tx
    .insert(formerSlugs)
    .values({ slug, villaId: id })
    .onConflictDoUpdate({ target: formerSlugs.slug, set: { villaId: id } })

/** Ends the redirect of a slug that a villa now uses. */
export const endForwarding = (tx: Db, { slug }: VillaRow) => tx.delete(formerSlugs).where(eq(formerSlugs.slug, slug))

type More = ConstructorParameters<typeof Refusal>[1]

export const refusingTakenSlug = <T>(saving: Promise<T>, more: More): Promise<T> =>
  saving.catch((error) => {
    throw alreadyThere(error) ? new Refusal('slug_taken', more) : error
  })
