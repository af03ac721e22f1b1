import { type CalendarDay, dayAtProperty } from '#domain/calendar-day.ts'

/** Date in the villas' time zone. Pages get it from their loader, so that server and browser render the same date. */
export const todayAtProperty = (): CalendarDay => dayAtProperty(new Date())
