import type { Db } from '../db/client.ts'
import { eventDeliveries, events } from '../db/schema.ts'
import type { Event } from './event.ts'

/** Every consumer receives every event; `src/server/consumers.ts` implements them. */
export const consumerNames = ['mail'] as const
export type ConsumerName = (typeof consumerNames)[number]

/**
 * Records an event in the transaction of the change itself. Effects that can fail for other reasons, such as mails, run after the commit
 * in `deliverEvents`.
 */
export async function recordEvent(tx: Db, at: Date, { type, ...facts }: Event): Promise<void> {
  const [event] = await tx.insert(events).values({ at, type, facts }).returning({ id: events.id })
  if (!event) throw new Error('inserting an event gave no row')
  await tx.insert(eventDeliveries).values(consumerNames.map((consumer) => ({ eventId: event.id, consumer, tryAt: at })))
}
