import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { queueMailsOf } from '../mail/event-mails.ts'
import type { Event } from './event.ts'
import type { ConsumerName } from './record-event.ts'

/** What follows from an event. Runs in a transaction of its own that also marks the event as delivered: exactly once. */
type Consumer = (tx: Db, deps: Deps, event: Event) => Promise<void>

export const consumers: Record<ConsumerName, Consumer> = { mail: queueMailsOf }
