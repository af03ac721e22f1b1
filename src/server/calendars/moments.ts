import { type CalendarDay, dayAtProperty, isCalendarDay } from '#domain/calendar-day.ts'
import type { Line } from './content-lines.ts'
import { propertyZone, UTC, type Zone } from './zones.ts'

/** A day, or a time of a zone. `wall`: what a clock there shows, as milliseconds as if it were UTC. */
export type Moment = { wall: number; zone: Zone | null }

/** Zones of a calendar by their names in it. */
export type Zones = (name: string) => Zone | null

const DAY = /^(\d{4})-?(\d{2})-?(\d{2})$/
const TIME = /^(\d{2}):?(\d{2})(?::?(\d{2}))?(?:\.\d{1,9})?(Z?)$/
const DURATION = /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,5})D)?(?:T(?:(\d{1,6})H)?(?:(\d{1,6})M)?(?:(\d{1,8})S)?)?$/

export const MS_PER_DAY = 86_400_000
/** Later times count as this one, because dates are compared as texts with four digits for the year. */
const LATEST = Date.UTC(9000, 0)

export const dayOfWall = (wall: number): CalendarDay => new Date(wall).toISOString().slice(0, 10)

/** The day at the villas. */
export const toDay = ({ wall, zone }: Moment): CalendarDay => (zone ? dayAtProperty(new Date(zone.toMoment(wall))) : dayOfWall(wall))

/** The day on which an instance is written: of a universal time the day at the villas. */
export const toStatedDay = (moment: Moment): CalendarDay => (moment.zone === UTC ? toDay(moment) : dayOfWall(moment.wall))

/** A DATE or DATE-TIME; null if it is neither. */
export function parseMoment(text: string, zone: Zone): Moment | null {
  const [date = '', time] = text.trim().toUpperCase().split('T', 2)
  const day = DAY.exec(date)?.slice(1).join('-') ?? ''
  if (!isCalendarDay(day) || day < '1000') return null
  const wall = Math.min(Date.parse(`${day}T00:00:00Z`), LATEST)
  if (time === undefined) return { wall, zone: null }
  const [, hours, minutes, seconds = '0', universal] = TIME.exec(time) ?? []
  const since = (Number(hours) * 60 + Number(minutes)) * 60 + Number(seconds)
  // 86,400 is midnight at the end of the day.
  if (Number.isNaN(since) || since > 86_400) return null
  return { wall: wall + since * 1000, zone: universal ? UTC : zone }
}

/** The zone of a property: times without one, or with an unknown one, are those at the villas. */
export const zoneIn = ({ parameters }: Line, zones: Zones): Zone => zones(parameters.get('TZID') ?? '') ?? propertyZone

/** The value of a property; what stands before its last colon may be a zone's name without quotes. */
export const momentIn = (line: Line, zones: Zones): Moment | null => {
  const zone = zoneIn(line, zones)
  return parseMoment(line.value, zone) ?? parseMoment(line.value.slice(line.value.lastIndexOf(':') + 1), zone)
}

export type Duration = { days: number; ms: number }

/** A DURATION that is not negative, such as P7D, P1W or PT36H. */
export function parseDuration(text: string): Duration | null {
  const found = DURATION.exec(text.trim().toUpperCase())
  const [, sign, ...parts] = found ?? []
  if (!found || sign === '-' || parts.every((part) => part === undefined)) return null
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = parts.map((part) => Number(part ?? 0))
  return { days: weeks * 7 + days, ms: ((hours * 60 + minutes) * 60 + seconds) * 1000 }
}

/** Days count by the clock, hours by the time that passes. */
export function after({ wall, zone }: Moment, { days, ms }: Duration): Moment {
  const later = Math.min(wall + days * MS_PER_DAY, LATEST)
  return { wall: zone ? zone.toWall(zone.toMoment(later) + ms) : later + ms, zone }
}

/** A period as its start and end: `start/end` or `start/duration`. */
export function parsePeriod(text: string, zone: Zone): { start: Moment; end: Moment } | null {
  const [from = '', until = ''] = text.split('/')
  const start = parseMoment(from, zone)
  if (!start) return null
  const duration = parseDuration(until)
  const end = duration ? after(start, duration) : parseMoment(until, zone)
  return end && { start, end }
}

/** A moment that can be compared with others; days begin at midnight at the villas. */
export const atMoment = ({ wall, zone }: Moment): number => (zone ?? propertyZone).toMoment(wall)

export const shifted = ({ wall, zone }: Moment, by: number): Moment => ({ wall: wall + by, zone })
