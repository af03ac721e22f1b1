import type { Db } from '../db/client.ts'
import { eventDeliveries, events } from '../db/schema.ts'
import type { Event } from './event.ts'

/** Who is told of every event; `src/server/consumers.ts` says what each does. */
export const consumerNames = ['mail'] as const
export type ConsumerName = (typeof consumerNames)[number]

/**
 * Writes down what happened, in the transaction in which it happens. Nothing that can fail for another reason belongs there:
 * mails and the like are made by `deliverEvents` after the commit.
 */
export async function recordEvent(tx: Db, at: Date, { type, ...facts }: Event): Promise<void> {
  const [event] = await tx.insert(events).values({ at, type, facts }).returning({ id: events.id })
  if (!event) throw new Error('inserting an event gave no row')
  await tx.insert(eventDeliveries).values(consumerNames.map((consumer) => ({ eventId: event.id, consumer, tryAt: at })))
}
