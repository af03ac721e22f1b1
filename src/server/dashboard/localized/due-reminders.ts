import type { Attention } from '#contract/dashboard.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-attention.ts'
import type { Db } from '../../db/client.ts'
import { dueReminders } from '../../support/notes.ts'
import { attentionItem, MOST_OF_A_KIND } from '../attention-item.ts'

/** Tickets of which somebody of the office wanted to be reminded today or before. */
export async function remindersOfTickets(db: Db, now: Date): Promise<Attention[]> {
  const due = await dueReminders(db, dayAtProperty(now), MOST_OF_A_KIND)
  return due.map(({ ticketId, guest, remindOn }) => attentionItem('reminder', words.reminder(ticketId, guest, formatDay(remindOn))))
}
