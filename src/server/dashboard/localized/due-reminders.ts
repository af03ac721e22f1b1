import type { Attention } from '#contract/dashboard.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-attention.ts'
import type { Db } from '../../db/client.ts'
import { dueReminders, guestOfThread } from '../../threads/queries.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Conversations of which somebody of the office wanted to be reminded today or before. */
export async function remindersOfThreads(db: Db, now: Date): Promise<Attention[]> {
  const due = await dueReminders(db, dayAtProperty(now), MOST_OF_A_KIND)
  return due.map((found) =>
    attentionItem('reminder', words.reminder(guestOfThread(found).guestName, formatDay(found.thread.remindOn ?? '')), {
      bookingId: found.stay?.id ?? null,
    }),
  )
}
