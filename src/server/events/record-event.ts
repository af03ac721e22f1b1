import { AsyncLocalStorage } from 'node:async_hooks'
import type { Db } from '../db/client.ts'
import { eventDeliveries, events } from '../db/schema.ts'
import { consumersOf, type Event } from './event.ts'

/** Ids of the events that the current call has recorded. */
const recorded = new AsyncLocalStorage<number[]>()

/** Adds the id of every event that `work` records to `ids`. */
export const collectEvents = <T>(ids: number[], work: () => Promise<T>): Promise<T> => recorded.run(ids, work)

/**
 * Records an event in the transaction of the change itself. Effects that can fail for other reasons, such as mails, run after the commit
 * in `deliver-events.ts`.
 */
export async function recordEvent(tx: Db, at: Date, { type, ...facts }: Event): Promise<void> {
  const [event] = await tx.insert(events).values({ at, type, facts }).returning({ id: events.id })
  if (!event) throw new Error('inserting an event gave no row')
  await tx.insert(eventDeliveries).values(consumersOf[type].map((consumer) => ({ eventId: event.id, consumer, tryAt: at })))
  recorded.getStore()?.push(event.id)
}
