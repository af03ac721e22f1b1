import { sql } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { eventCounts } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { consumersOf, type EventFor, type EventType } from '../events/event.ts'

/** Counts in the database, so that each event counts once, whichever process delivers it and whenever processes start again. */
export async function countEvent(tx: Db, _: Deps, { type }: EventFor<'metrics'>): Promise<void> {
  await tx
    .insert(eventCounts)
    .values({ type, count: 1 })
    .onConflictDoUpdate({ target: eventCounts.type, set: { count: sql`${eventCounts.count} + 1` } })
}

const types = Object.keys(consumersOf) as EventType[]
const countedTypes = types.filter((type) => consumersOf[type].some((name) => name === 'metrics'))

/** Every counted type, also one that has not happened yet. */
export async function countsOfEvents(db: Db): Promise<{ type: EventType; count: number }[]> {
  const rows = await db.select().from(eventCounts)
  const counts = new Map(rows.map(({ type, count }) => [type, count]))
  return countedTypes.map((type) => ({ type, count: counts.get(type) ?? 0 }))
}
