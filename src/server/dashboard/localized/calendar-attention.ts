import { eq } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-attention.ts'
import { staleSide } from '../../calendars/connections.ts'
import { selectConflicts } from '../../calendars/queries.ts'
import { connectedCalendars, villas } from '../../db/schema.ts'
import type { Deps } from '../../deps.ts'
import { attentionItem } from '../attention-item.ts'

/** Nights sold both here and on a platform. */
export async function calendarConflicts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const found = await selectConflicts(db, dayAtProperty(now()))
  return found.map(({ event, calendar, booking }) =>
    attentionItem(
      'calendar_conflict',
      words.calendarConflict(booking.code, calendar.name, formatDay(event.checkIn), formatDay(event.checkOut)),
      { bookingId: booking.id },
    ),
  )
}

export async function staleCalendars({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const rows = await db
    .select({ calendar: connectedCalendars, villa: villas.name })
    .from(connectedCalendars)
    .innerJoin(villas, eq(villas.id, connectedCalendars.villaId))
  return rows.flatMap(({ calendar, villa }) => {
    const side = staleSide(calendar, now())
    const { name, emptySince, shrunkSince, unreadEvents, toldEvents } = calendar
    return [
      ...(emptySince ? [attentionItem('stale_calendar', words.emptyCalendar(name, villa), { at: emptySince.toISOString() })] : []),
      ...(shrunkSince ? [attentionItem('stale_calendar', words.shrunkCalendar(name, villa), { at: shrunkSince.toISOString() })] : []),
      ...(unreadEvents > 0 ? [attentionItem('unread_events', words.unreadEvents(name, villa, unreadEvents, toldEvents))] : []),
      ...(side ? [attentionItem('stale_calendar', words.staleCalendar[side](name, villa))] : []),
    ]
  })
}
