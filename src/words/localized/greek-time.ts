import { clockAtProperty, dayAtProperty } from '#domain/calendar-day.ts'
import { formatTime, moment, zone } from '../en/days.ts'

/** A moment of the day for readers who may be elsewhere: '20:38 (Greek time)'. */
export const formatGreekTime = (at: Date): string => `${formatTime(clockAtProperty(at))} ${zone}`

/** 'Tue, Jul 6, 2027, 14:05 (Greek time)'. */
export function formatGreekMoment(iso: string): string {
  const at = new Date(iso)
  return `${moment(dayAtProperty(at), clockAtProperty(at))} ${zone}`
}
