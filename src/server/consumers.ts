import type { Consumers } from './events/consumer.ts'
import { queueMailsOf } from './notifications/event-mails.ts'

/** The consumers of events. */
export const consumers: Consumers = { mail: queueMailsOf }
