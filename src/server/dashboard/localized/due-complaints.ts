import type { Attention } from '#contract/dashboard.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatComplaintNumber, getUrgency, nextStep } from '#domain/support/complaints.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-attention.ts'
import type { Db } from '../../db/client.ts'
import { unsolvedComplaints } from '../../support/complaint-queries.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Complaints whose answer or solution is due in two days, or late. */
export async function dueComplaints(db: Db, now: Date): Promise<Attention[]> {
  const today = dayAtProperty(now)
  const found = await unsolvedComplaints(db)
  return found
    .flatMap((complaint) => {
      const next = nextStep(complaint)
      const urgency = next && getUrgency(next, today)
      if (!urgency) return []
      return attentionItem(
        'complaint',
        words.complaint[next.step][urgency](formatComplaintNumber(complaint), complaint.guestName, formatDay(next.by)),
        { late: urgency === 'late' },
      )
    })
    .slice(0, MOST_OF_A_KIND)
}
