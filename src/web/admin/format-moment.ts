import { dayAtProperty } from '#domain/calendar-day.ts'
import { moment } from '#words/en/days.ts'

const clockAtProperty = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/Athens',
  hour: '2-digit',
  minute: '2-digit',
  hourCycle: 'h23',
})

/** 'Tue, Jul 6, 2027, 14:05', in the villas' time zone. */
export function formatMoment(iso: string): string {
  const at = new Date(iso)
  return moment(dayAtProperty(at), clockAtProperty.format(at))
}
