import type { Consumers } from './events/consumer.ts'
import { queueMailsOf } from './notifications/event-mails.ts'

/** Who is told of events. */
export const consumers: Consumers = { mail: queueMailsOf }
