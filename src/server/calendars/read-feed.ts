import ICAL from 'ical.js'
import { addDays, type CalendarDay, daysBetween, isCalendarDay } from '#domain/calendar-day.ts'
import * as words from '#words/calendars.en.ts'
import { LeadsInside, type PublicNet } from '../outside/public-net.ts'
import { readBody } from '../outside/read-body.ts'

/** `empty`: the feed contains no events at all, not even past ones. */
export type Feed = { events: FeedEvent[]; empty: boolean }
export type FeedEvent = { uid: string; checkIn: CalendarDay; checkOut: CalendarDay; summary: string }

const MOST_MS = 15_000
const MOST_BYTES = 2_000_000
const MOST_EVENTS = 2_000
// About fifty years of a daily event.
const MOST_STEPS = 20_000
const HORIZON_DAYS = 3 * 366

/** What answers at the address is no calendar, and will not become one. */
export class NotACalendar extends Error {
  override readonly name = 'NotACalendar'
}

const GONE = [404, 410]

/** Fetches and parses a platform's calendar. Throws with a message for the owner. */
export async function fetchFeed(fetcher: PublicNet['fetch'], url: string, today: CalendarDay): Promise<Feed> {
  const signal = AbortSignal.timeout(MOST_MS)
  const headers = { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'villa-booking' }
  const response = await fetcher(url, { signal, headers }).catch((error) => {
    throw error instanceof LeadsInside ? error : new Error(words.platformSilent)
  })
  if (GONE.includes(response.status)) throw new NotACalendar(words.platformAnswered(response.status))
  if (!response.ok) throw new Error(words.platformAnswered(response.status))
  const body = await readBody(response, MOST_BYTES)
  if (!body) throw new Error(words.calendarTooLarge)
  return feedOf(body.toString(), today)
}

/**
 * Parses an iCalendar file; recurring events are expanded. Skips events that are cancelled, over or without dates. `uid` is the event's
 * id, with its dates added if several blocks share one.
 */
export function feedOf(text: string, today: CalendarDay): Feed {
  const components = calendarIn(text).getAllSubcomponents('vevent')
  if (components.length > MOST_EVENTS) throw new Error(words.tooManyEvents)
  const byUid = Map.groupBy(components, uidOf)
  const events = [...byUid].flatMap(([uid, some]) => withKeys(uid, blocksOf(some, today)))
  if (events.length > MOST_EVENTS) throw new Error(words.tooManyEvents)
  return { events, empty: components.length === 0 }
}

type Block = Omit<FeedEvent, 'uid'>

const uidOf = (event: ICAL.Component): string => String(event.getFirstPropertyValue('uid') ?? '').slice(0, 470)

/** Components with the same UID: an event with its recurrences and exceptions, or different events to which a platform gave one UID. */
function blocksOf(components: readonly ICAL.Component[], today: CalendarDay): Block[] {
  const replaced = new Set(components.map((one) => dayOf(one, 'recurrence-id')))
  return components.flatMap((component) => {
    const block = blockOf(component)
    if (!block) return []
    const recurs = component.hasProperty('rrule')
    if (!recurs && !component.hasProperty('rdate')) return [block]
    // RDATEs are additional to DTSTART; with an RRULE the iterator includes DTSTART.
    const first = recurs ? [] : [block]
    return [...first, ...recurrencesOf(component, block, today)].filter(({ checkIn }) => !replaced.has(checkIn))
  })
}

function blockOf(event: ICAL.Component): Block | null {
  const checkIn = dayOf(event, 'dtstart')
  if (!checkIn || event.getFirstPropertyValue('status') === 'CANCELLED') return null
  const end = dayOf(event, 'dtend') ?? addDays(checkIn, 1)
  const summary = String(event.getFirstPropertyValue('summary') ?? '').slice(0, 200)
  return { checkIn, checkOut: end > checkIn ? end : addDays(checkIn, 1), summary }
}

/** Recurrences that are not over, up to HORIZON_DAYS ahead. */
function recurrencesOf(event: ICAL.Component, block: Block, today: CalendarDay): Block[] {
  const nights = daysBetween(block.checkIn, block.checkOut)
  const horizon = addDays(today, HORIZON_DAYS)
  const days = new ICAL.Event(event).iterator()
  const found: Block[] = []
  for (let step = 0; step < MOST_STEPS; step += 1) {
    const next = days.next()
    const checkIn = next ? String(next).slice(0, 10) : horizon
    if (checkIn >= horizon) return found
    const checkOut = addDays(checkIn, nights)
    if (checkOut > today) found.push({ ...block, checkIn, checkOut })
  }
  throw new Error(words.tooManyEvents)
}

function withKeys(uid: string, blocks: readonly Block[]): FeedEvent[] {
  const [first] = blocks
  if (uid && first && blocks.length === 1) return [{ ...first, uid }]
  const keyed = blocks.map((block) => ({ ...block, uid: `${uid} ${block.checkIn} ${block.checkOut}`.trim() }))
  return [...new Map(keyed.map((event) => [event.uid, event])).values()]
}

function calendarIn(text: string): ICAL.Component {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    if (calendar.name === 'vcalendar') return calendar
  } catch {
    // Reported below.
  }
  throw new NotACalendar(words.notACalendar)
}

/** The date part as written, without time zone conversion: platforms write nights as days at the property. */
function dayOf(event: ICAL.Component, name: 'dtstart' | 'dtend' | 'recurrence-id'): CalendarDay | null {
  const day = String(event.getFirstPropertyValue(name) ?? '').slice(0, 10)
  return isCalendarDay(day) ? day : null
}
