import ICAL from 'ical.js'
import { addDays, type CalendarDay, isCalendarDay } from '#domain/calendar-day.ts'
import { wasLedInside } from '../outside/public-net.ts'

export type FeedEvent = { uid: string; checkIn: CalendarDay; checkOut: CalendarDay; summary: string }

const MOST_MS = 15_000
const MOST_BYTES = 2_000_000
const MOST_EVENTS = 2_000

/** Fetches a platform's calendar. Throws, in words for the owner, where no calendar comes. */
export async function fetchFeed(fetcher: typeof fetch, url: string): Promise<FeedEvent[]> {
  const signal = AbortSignal.timeout(MOST_MS)
  const headers = { accept: 'text/calendar', 'user-agent': 'villa-booking' }
  const response = await fetcher(url, { signal, headers }).catch((error) => {
    throw wasLedInside(error) ? error : new Error('The platform does not answer at this address')
  })
  if (!response.ok) throw new Error(`The platform answered ${response.status}`)
  return eventsOf(await limitedText(response))
}

async function limitedText(response: Response): Promise<string> {
  const chunks: Uint8Array[] = []
  let size = 0
  for await (const chunk of response.body ?? []) {
    size += chunk.length
    if (size > MOST_BYTES) throw new Error('The calendar is too large')
    chunks.push(chunk)
  }
  return Buffer.concat(chunks).toString()
}

/** The blocks of an iCalendar file. What is cancelled or has no days of its own says nothing. */
export function eventsOf(text: string): FeedEvent[] {
  const events = calendarIn(text).getAllSubcomponents('vevent')
  if (events.length > MOST_EVENTS) throw new Error('The calendar has too many events')
  const found = events.flatMap((event): FeedEvent[] => {
    const checkIn = dayOf(event, 'dtstart')
    if (!checkIn || event.getFirstPropertyValue('status') === 'CANCELLED') return []
    const end = dayOf(event, 'dtend') ?? addDays(checkIn, 1)
    const checkOut = end > checkIn ? end : addDays(checkIn, 1)
    const uid = String(event.getFirstPropertyValue('uid') ?? `${checkIn} ${checkOut}`).slice(0, 500)
    return [{ uid, checkIn, checkOut, summary: String(event.getFirstPropertyValue('summary') ?? '').slice(0, 200) }]
  })
  return [...new Map(found.map((event) => [event.uid, event])).values()]
}

function calendarIn(text: string): ICAL.Component {
  try {
    const calendar = new ICAL.Component(ICAL.parse(text))
    if (calendar.name === 'vcalendar') return calendar
  } catch {
    // said below
  }
  throw new Error('What the platform sent is not a calendar')
}

/** The day that a date or a moment is written with; platforms write nights as days of the property. */
function dayOf(event: ICAL.Component, name: 'dtstart' | 'dtend'): CalendarDay | null {
  const day = String(event.getFirstPropertyValue(name) ?? '').slice(0, 10)
  return isCalendarDay(day) ? day : null
}
