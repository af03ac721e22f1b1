import { writeActivity } from './activity/write-activity.ts'
import type { Consumers } from './events/consumer.ts'
import { countEvent } from './metrics/event-counts.ts'
import { queueMails } from './notifications/event-mails.ts'
import { issuePapers } from './papers/issue-papers.ts'
import { queuePushes } from './push/queue-pushes.ts'
import { joinQuestions } from './threads/join-questions.ts'

/** The consumers of events. */
export const consumers: Consumers = {
  mail: queueMails,
  papers: issuePapers,
  activity: writeActivity,
  metrics: countEvent,
  push: queuePushes,
  conversations: joinQuestions,
}
