import { writeActivity } from './activity/write-activity.ts'
import type { Consumers } from './events/consumer.ts'
import { countEvent } from './metrics/event-counts.ts'
import { queueMailsOf } from './notifications/event-mails.ts'

/** The consumers of events. */
export const consumers: Consumers = { mail: queueMailsOf, activity: writeActivity, metrics: countEvent }
