import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import type { ConsumerName, EventFor } from './event.ts'

/** `at`: when the event was recorded. */
export type Recorded = { id: number; at: Date }

/** Handles an event. Runs in its own transaction, which also marks the event as delivered: exactly once. */
export type Consumer<Name extends ConsumerName> = (tx: Db, deps: Deps, event: EventFor<Name>, recorded: Recorded) => Promise<void>

export type Consumers = { [Name in ConsumerName]: Consumer<Name> }
