import { and, asc, eq, inArray, isNull, lte, type SQL } from 'drizzle-orm'
import { minutesAfter } from '../clock.ts'
import { anyOf } from '../db/any-of.ts'
import { eventDeliveries, events } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { errorText } from '../error-text.ts'
import type { Consumer } from './consumer.ts'
import type { ConsumerName, EventFor } from './event.ts'
import { collectEvents } from './record-event.ts'

const RETRY_MINUTES = [1, 5, 15] as const
const LATER_RETRIES_MINUTES = 60
const MOST_AT_ONCE = 200

type Delivery = { eventId: number; consumer: string; attempts: number }

/**
 * Runs a command, then delivers the events it has recorded, so that its caller sees their effects. Never fails for a consumer: the
 * committed change stands, and the job retries.
 */
export async function withDelivery<T>(deps: Deps, command: () => Promise<T>): Promise<T> {
  const ids: number[] = []
  try {
    return await collectEvents(ids, command)
  } finally {
    if (ids.length > 0) await deliverDue(deps, anyOf(eventDeliveries.eventId, ids))
  }
}

/** Retries failed deliveries and makes those that a process left undone when it ended. Runs as a job. */
export const deliverEvents = (deps: Deps): Promise<void> => deliverDue(deps)

/** Delivers each event to each of its consumers exactly once; each delivery succeeds or is retried alone. */
async function deliverDue(deps: Deps, which?: SQL): Promise<void> {
  try {
    const due = await deps.db
      .select({ eventId: eventDeliveries.eventId, consumer: eventDeliveries.consumer, attempts: eventDeliveries.attempts })
      .from(eventDeliveries)
      // A newer version, running beside this one, may have consumers that this one does not know.
      .where(and(lte(eventDeliveries.tryAt, deps.now()), inArray(eventDeliveries.consumer, Object.keys(deps.consumers)), which))
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
    // Waits for another process that is delivering the same event, and then finds it done.
    const [mine] = await tx
      .select({ attempts: eventDeliveries.attempts })
      .from(eventDeliveries)
      .where(and(matchesDelivery(delivery), isNull(eventDeliveries.doneAt)))
      .for('update')
    if (!mine) return
    const [event] = await tx.select().from(events).where(eq(events.id, eventId))
    if (!event) return
    const { id, at, type, facts } = event
    const consume = deps.consumers[consumer as ConsumerName] as Consumer<ConsumerName>
    await consume(tx, deps, { type, ...(facts as object) } as EventFor<ConsumerName>, { id, at })
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
    .set({ attempts: attempts + 1, tryAt, error: errorText(error) })
    .where(and(matchesDelivery(delivery), isNull(eventDeliveries.doneAt)))
}
