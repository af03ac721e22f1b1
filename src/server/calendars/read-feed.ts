import { join } from 'node:path'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { calendars as words } from '#words/in-english.ts'
import { LeadsInside, type PublicNet } from '../outside/public-net.ts'
import { readBody } from '../outside/read-body.ts'
import { ProcessEnded, TaskProcess } from '../outside/task-process.ts'
import { projectRoot } from '../project-root.ts'
import type { Feed, Unreadable } from './feed.ts'
import type { Asked } from './feed-process.ts'

const MOST_MS = 15_000
const MOST_BYTES = 2_000_000

/** A calendar that could not be read, with the reason for the owner. */
export class FeedFailed extends Error {
  override readonly name = 'FeedFailed'
}

/** What answers at the address is no calendar, and will not become one. */
export class NotACalendar extends FeedFailed {}

const GONE = [404, 410]

/** Fetches and parses a platform's calendar. @throws FeedFailed */
export async function fetchFeed(fetcher: PublicNet['fetch'], url: string, today: CalendarDay): Promise<Feed> {
  const body = await fetchBody(fetcher, url).catch((error) => {
    if (error instanceof FeedFailed) throw error
    throw new FeedFailed(error instanceof LeadsInside ? words.leadsInside : words.platformSilent)
  })
  const feed = await parsed({ text: body.toString(), today })
  if (feed === 'not_a_calendar') throw new NotACalendar(words.notACalendar)
  if (feed === 'too_many_events') throw new FeedFailed(words.tooManyEvents)
  return feed
}

async function fetchBody(fetcher: PublicNet['fetch'], url: string): Promise<Buffer> {
  const headers = { accept: 'text/calendar', 'accept-encoding': 'identity', 'user-agent': 'villa-booking' }
  const response = await fetcher(url, { signal: AbortSignal.timeout(MOST_MS), headers })
  if (GONE.includes(response.status)) throw new NotACalendar(words.platformAnswered(response.status))
  if (!response.ok) throw new FeedFailed(words.platformAnswered(response.status))
  const body = await readBody(response, MOST_BYTES)
  if (!body) throw new FeedFailed(words.calendarTooLarge)
  return body
}

const parser = new TaskProcess({
  script: join(projectRoot, 'src', 'server', 'calendars', 'feed-process.ts'),
  // The calendars of one run are read by one process.
  idleMs: 5_000,
  // Longer than the time for all rules of a feed.
  timeoutMs: 20_000,
  heapMegabytes: 128,
})

/** The process that parses calendars. */
export const parserState = () => parser.state

/** Parses in a process of its own, because a calendar can make the library loop, and memory cannot be limited inside this one. */
const parsed = async (asked: Asked): Promise<Feed | Unreadable> => {
  try {
    return (await parser.run(asked)) as Feed | Unreadable
  } catch (error) {
    if (error instanceof ProcessEnded) throw new FeedFailed(words.calendarTakesTooLong)
    throw error
  }
}
