import { writeActivity } from './activity/write-activity.ts'
import type { Consumers } from './events/consumer.ts'
import { countEvent } from './metrics/event-counts.ts'
import { queueMailsOf } from './notifications/event-mails.ts'
import { issuePapersOf } from './papers/issue-papers.ts'

/** The consumers of events. */
export const consumers: Consumers = { mail: queueMailsOf, papers: issuePapersOf, activity: writeActivity, metrics: countEvent }
