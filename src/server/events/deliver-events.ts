import { and, asc, eq, isNull, lte } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { eventDeliveries, events } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import type { Event } from './event.ts'
import type { ConsumerName } from './record-event.ts'

const RETRY_MINUTES = [1, 5, 15] as const
const LATER_RETRIES_MINUTES = 60
const MOST_AT_ONCE = 200

type Delivery = { eventId: number; consumer: string; attempts: number }

/**
 * Delivers each event to each consumer exactly once and retries each delivery separately until it succeeds. Called after a commit, and by
 * a job for the rest. Never throws: the committed change stands even if its mails fail.
 */
export async function deliverEvents(deps: Deps): Promise<void> {
  try {
    const due = await deps.db
      .select({ eventId: eventDeliveries.eventId, consumer: eventDeliveries.consumer, attempts: eventDeliveries.attempts })
      .from(eventDeliveries)
      .where(lte(eventDeliveries.tryAt, deps.now()))
      .orderBy(asc(eventDeliveries.eventId))
      .limit(MOST_AT_ONCE)
    for (const delivery of due) await deliver(deps, delivery)
  } catch (error) {
    deps.log.error({ err: error }, 'events could not be read')
  }
}

async function deliver(deps: Deps, delivery: Delivery): Promise<void> {
  try {
    await consume(deps, delivery)
  } catch (error) {
    deps.log.error({ err: error, event: delivery.eventId, consumer: delivery.consumer }, 'an event could not be delivered')
    await postpone(deps, delivery, error)
  }
}

async function consume(deps: Deps, delivery: Delivery): Promise<void> {
  const { eventId, consumer } = delivery
  await deps.db.transaction(async (tx) => {
    // Skip an event that another process is delivering.
    const [mine] = await tx
      .select({ attempts: eventDeliveries.attempts })
      .from(eventDeliveries)
      .where(and(matchesDelivery(delivery), isNull(eventDeliveries.doneAt)))
      .for('update', { skipLocked: true })
    if (!mine) return
    const [event] = await tx.select().from(events).where(eq(events.id, eventId))
    if (!event) return
    await deps.consumers[consumer as ConsumerName](tx, deps, { type: event.type, ...(event.facts as object) } as Event)
    const done = { attempts: mine.attempts + 1, tryAt: null, doneAt: deps.now(), error: null }
    await tx.update(eventDeliveries).set(done).where(matchesDelivery(delivery))
  })
}

const matchesDelivery = ({ eventId, consumer }: Delivery) =>
  and(eq(eventDeliveries.eventId, eventId), eq(eventDeliveries.consumer, consumer))

async function postpone({ db, now }: Deps, delivery: Delivery, error: unknown): Promise<void> {
  const { attempts } = delivery
  const tryAt = minutesAfter(now(), RETRY_MINUTES[attempts] ?? LATER_RETRIES_MINUTES)
  await db
    .update(eventDeliveries)
    .set({ attempts: attempts + 1, tryAt, error: (error as Error).message.slice(0, 500) })
    .where(and(matchesDelivery(delivery), isNull(eventDeliveries.doneAt)))
}
