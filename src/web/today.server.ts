import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'

/** The date at the villas. Pages get it from their loader, so that server and browser agree. */
export const todayAtProperty = (): CalendarDay => dayAtProperty(new Date())
