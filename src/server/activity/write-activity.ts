import { eq } from 'drizzle-orm'
import type { Db } from '../db/client.ts'
import { activity, events } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Recorded } from '../events/consumer.ts'
import type { EventFor } from '../events/event.ts'

/** Writes the activity entry of an event and removes the content from the event, so that it is stored, erased and cleared in one place. */
export async function writeActivity(tx: Db, _: Deps, event: EventFor<'activity'>, { id, at }: Recorded): Promise<void> {
  const { type, before, after, ...did } = event
  await tx.insert(activity).values({ at, ...did, before, after })
  await tx.update(events).set({ facts: did }).where(eq(events.id, id))
}
