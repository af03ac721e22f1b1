import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { Event } from './event.ts'
import type { ConsumerName } from './record-event.ts'

/** Handles an event. Runs in its own transaction, which also marks the event as delivered: exactly once. */
export type Consumer = (tx: Db, deps: Deps, event: Event) => Promise<void>

export type Consumers = Record<ConsumerName, Consumer>
