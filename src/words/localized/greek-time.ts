import { clockAtProperty } from '#domain/calendar-day.ts'
import { formatTime } from '../en/days.ts'
import { greekTime } from '../en/payment.ts'

/** A moment of the day for readers who may be elsewhere: '20:38 (Greek time)'. */
export const formatGreekTime = (moment: Date): string => greekTime(formatTime(clockAtProperty(moment)))
