import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Event } from './event.ts'
import type { ConsumerName } from './record-event.ts'

/** What follows from an event. Runs in a transaction of its own that also marks the event as delivered: exactly once. */
export type Consumer = (tx: Db, deps: Deps, event: Event) => Promise<void>

export type Consumers = Record<ConsumerName, Consumer>
