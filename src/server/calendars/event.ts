import { type Component, getText, listLines, splitValues } from './content-lines.ts'
import { after, atMoment, type Moment, momentIn, parseDuration, parseMoment, parsePeriod, toDay, type Zones, zoneIn } from './moments.ts'

/** Without an end, a day lasts until the next one, and a time no longer than a moment. */
export type Timed = { start: Moment; end: Moment | null }

export type Event = {
  id: string
  summary: string
  /** Null without a readable start. */
  timed: Timed | null
  /** Cancelled, or does not make its time busy. */
  free: boolean
  rules: string[]
  /** Additional dates; those without an end are as long as the event. */
  dates: Timed[]
  without: Moment[]
  /** The instance of a recurring event that this one replaces. */
  replaces: Moment | null
  /** Replaces all later instances, too. */
  andLater: boolean
  /** A part of it could not be read. */
  unread: boolean
}

const LONGEST_ID = 470
const LONGEST_SUMMARY = 200

export function parseEvent(component: Component, zones: Zones): Event {
  const [replaced] = listLines(component, 'RECURRENCE-ID')
  const replaces = replaced ? momentIn(replaced, zones) : null
  const dates = listLines(component, 'RDATE').flatMap((line) => splitValues(line).map((text) => parseDate(text, zoneIn(line, zones))))
  const without = listLines(component, 'EXDATE').flatMap((line) => splitValues(line).map((text) => parseMoment(text, zoneIn(line, zones))))
  const { timed, complete } = parseTimes(component, zones)
  return {
    id: plain(getText(component, 'UID')).slice(0, LONGEST_ID),
    summary: plain(getText(component, 'SUMMARY')).slice(0, LONGEST_SUMMARY),
    timed,
    free: isFree(component),
    rules: listLines(component, 'RRULE').map(({ value }) => value),
    dates: dates.filter((one) => one !== null),
    without: without.filter((one) => one !== null),
    replaces,
    andLater: replaced?.parameters.get('RANGE')?.toUpperCase() === 'THISANDFUTURE',
    unread: !complete || (replaced !== undefined && !replaces) || dates.includes(null) || without.includes(null),
  }
}

/** An event whose end cannot be read, or is before its start, takes the night of its start. */
function parseTimes(component: Component, zones: Zones): { timed: Timed | null; complete: boolean } {
  const [startLine, endLine, durationLine] = ['DTSTART', 'DTEND', 'DURATION'].map((name) => listLines(component, name)[0])
  const start = startLine ? momentIn(startLine, zones) : null
  if (!start) return { timed: null, complete: false }
  const duration = durationLine ? parseDuration(durationLine.value) : null
  const end = (endLine && momentIn(endLine, zones)) ?? (duration && after(start, duration))
  const isMissing = end === null && (endLine ?? durationLine) !== undefined
  if (!isMissing && (end === null || atMoment(end) >= atMoment(start))) return { timed: { start, end }, complete: true }
  const day = { wall: Date.parse(`${toDay(start)}T00:00:00Z`), zone: null }
  return { timed: { start: day, end: null }, complete: false }
}

function parseDate(text: string, zone: Parameters<typeof parseMoment>[1]): Timed | null {
  if (text.includes('/')) return parsePeriod(text, zone)
  const start = parseMoment(text, zone)
  return start && { start, end: null }
}

/** The periods in which somebody is busy, by a free/busy component; null for one that cannot be read. */
export const periodsIn = (component: Component, zones: Zones): (Timed | null)[] =>
  listLines(component, 'FREEBUSY')
    .filter(({ parameters }) => parameters.get('FBTYPE')?.toUpperCase() !== 'FREE')
    .flatMap((line) => splitValues(line).map((text) => parsePeriod(text, zoneIn(line, zones))))

/** The database stores no control characters. */
const plain = (text: string) => text.replace(/\p{Cc}/gu, ' ').trim()

/** Cancelled, or free time. What is said twice, as in the rest of a broken text, has to be said each time. */
function isFree(component: Component): boolean {
  const says = (name: string, value: string) => {
    const lines = listLines(component, name)
    return lines.length > 0 && lines.every((line) => line.value.trimEnd().toUpperCase() === value)
  }
  return says('STATUS', 'CANCELLED') || says('TRANSP', 'TRANSPARENT') || says('X-MICROSOFT-CDO-BUSYSTATUS', 'FREE')
}
