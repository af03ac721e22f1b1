import { asc } from 'drizzle-orm'
import { villas as samples } from '../../../seed/villas.ts'
import type { Db } from '../db/client.ts'
import { villas } from '../db/schema.ts'
import { onSale } from './queries.ts'

const sampleTexts = new Set(samples.map(({ name, about }) => `${name}\n${about}`))

/** Names of villas on sale whose name and text are still those of the first content. */
export async function sampleVillas(db: Db): Promise<string[]> {
  const { name, about, position, id } = villas
  const rows = await db.select({ name, about }).from(villas).where(onSale).orderBy(asc(position), asc(id))
  return rows.flatMap((villa) => (sampleTexts.has(`${villa.name}\n${villa.about}`) ? [villa.name] : []))
}
