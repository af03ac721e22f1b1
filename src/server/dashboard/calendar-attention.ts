import { eq } from 'drizzle-orm'
import type { Attention } from '#contract/dashboard.ts'
import { dayAtProperty, writtenDay } from '#domain/calendar-day.ts'
import { staleSide } from '../calendars/connections.ts'
import { conflictsOf } from '../calendars/queries.ts'
import { connectedCalendars, villas } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { attentionItem } from './attention-item.ts'

/** Nights sold both here and on a platform. */
export async function calendarConflicts({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const found = await conflictsOf(db, dayAtProperty(now()))
  return found.map(({ event, calendar, booking }) =>
    attentionItem(
      'calendar_conflict',
      `${booking.code}: ${calendar.name} has nights of this stay too, ${writtenDay(event.checkIn)} to ${writtenDay(event.checkOut)}.`,
      { bookingId: booking.id },
    ),
  )
}

const staleReasons = {
  import: 'has not been readable for hours; nights sold there may still be on sale here',
  feed: 'has not fetched our calendar for a day; nights sold here may still be on sale there',
  both: 'neither fetches our calendar nor can be read; nights may be on sale twice',
}

const EMPTY = 'suddenly tells of no taken nights at all. They stay kept here for a day, or until you agree under Calendars'

export async function staleCalendars({ db, now }: Pick<Deps, 'db' | 'now'>): Promise<Attention[]> {
  const rows = await db
    .select({ calendar: connectedCalendars, villa: villas.name })
    .from(connectedCalendars)
    .innerJoin(villas, eq(villas.id, connectedCalendars.villaId))
  return rows.flatMap(({ calendar, villa }) => {
    const side = staleSide(calendar, now())
    const about = `${calendar.name}, ${villa}`
    return [
      ...(calendar.emptySince ? [attentionItem('stale_calendar', `${about}: ${EMPTY}.`, { at: calendar.emptySince.toISOString() })] : []),
      ...(side ? [attentionItem('stale_calendar', `${about}: ${staleReasons[side]}.`)] : []),
    ]
  })
}
