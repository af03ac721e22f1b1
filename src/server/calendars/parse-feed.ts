// Reads calendars as RFC 5545 describes them. Runs in a process of its own (feed-process.ts): texts from outside can take for ever.
import { addDays, type CalendarDay, pickEarlier, pickLater, toYear } from '#domain/calendar-day.ts'
import { type Component, calendarsIn, listChildren } from './content-lines.ts'
import { type Event, parseEvent, periodsIn, type Timed } from './event.ts'
import { type Feed, type FeedEvent, type Unreadable, withDates } from './feed.ts'
import { atMoment, type Moment, MS_PER_DAY, shifted, toDay, toStatedDay, type Zones } from './moments.ts'
import { type Budget, listRecurrences, newBudget } from './recurrences.ts'
import { readZones } from './zones-of-calendar.ts'

const MOST_EVENTS = 2_000
const MOST_BLOCKS = 5_000
/** Recurrences are followed as far as nights can be booked. */
const HORIZON_DAYS = 3 * 366
const YEARS_AHEAD = 4
const YEARS_BACK = 2

type Reading = { today: CalendarDay; horizon: number; budget: Budget }
type Nights = Pick<FeedEvent, 'checkIn' | 'checkOut'>
type Block = Nights & { summary: string }

/** Reads each event by itself. What cannot be read is counted, and blocks from its start where that is readable. */
export function parseFeed(text: string, today: CalendarDay): Feed | Unreadable {
  const calendars = calendarsIn(text)
  if (!calendars) return 'not_a_calendar'
  const reading = { today, horizon: Date.parse(`${addDays(today, HORIZON_DAYS)}T00:00:00Z`), budget: newBudget() }
  const each = calendars.map((calendar): [Component, Zones] => [calendar, readZones(calendar, reading.horizon, reading.budget)])
  const events = each.flatMap(([calendar, zones]) => listChildren(calendar, 'VEVENT').map((one) => parseEvent(one, zones)))
  const busy = each.flatMap(([calendar, zones]) => listChildren(calendar, 'VFREEBUSY').flatMap((one) => periodsIn(one, zones)))
  const total = events.length + busy.length
  if (total > MOST_EVENTS) return 'too_many_events'

  const feed: Feed = { events: [], total, unread: 0, unreadable: [], released: [] }
  const take = (id: string, blocks: readonly Block[], unread: number) => {
    feed.events.push(...withKeys(id, blocks))
    feed.unread += unread
    if (unread > 0) feed.unreadable.push(id)
    else if (blocks.length === 0) feed.released.push(id)
  }
  for (const [id, some] of byId(events)) {
    const { blocks, unread } = listBlocks(some, reading)
    take(id, blocks, unread)
    if (feed.events.length > MOST_BLOCKS) return 'too_many_events'
  }
  const taken = busy.flatMap((period) => (period && listNights(period, today)) ?? [])
  if (busy.length > 0)
    take(
      '',
      taken.map((nights) => ({ ...nights, summary: '' })),
      busy.filter((period) => !period).length,
    )
  return feed.events.length > MOST_BLOCKS ? 'too_many_events' : feed
}

/** An event with its exceptions, or different events to which a platform gave one id. */
function byId(events: readonly Event[]): [id: string, events: Event[]][] {
  const [named, nameless] = [events.filter(({ id }) => id !== ''), events.filter(({ id }) => id === '')]
  return [...Map.groupBy(named, ({ id }) => id), ...nameless.map((event): [string, Event[]] => ['', [event]])]
}

/** The nights of events with one id, and how many of the events could not be read as a whole. */
function listBlocks(some: readonly Event[], reading: Reading): { blocks: Block[]; unread: number } {
  const exceptions = some.filter(({ replaces, timed, free }) => replaces !== null && (timed !== null || free))
  const replaced = exceptions.flatMap(({ replaces }) => replaces ?? [])
  const forLater = exceptions
    .flatMap((event) => (event.andLater && event.replaces ? { event, since: atMoment(event.replaces) } : []))
    .sort((a, b) => b.since - a.since)
  const blocks = new Map<string, Block>()
  let unread = 0
  for (const event of some) {
    const { found, complete } = listInstances(event, replaced, reading)
    for (const instance of found.flatMap((one) => (event.replaces ? one : (movedBy(forLater, one) ?? [])))) {
      const nights = listNights(instance, reading.today)
      if (nights) blocks.set(withDates('', nights), { ...nights, summary: event.summary })
    }
    if (event.unread || !complete) unread += 1
  }
  return { blocks: [...blocks.values()], unread }
}

/** The event itself or, of a recurring one, its instances that no exception replaces. */
function listInstances({ timed, free, rules, dates, without, replaces }: Event, replaced: readonly Moment[], reading: Reading) {
  if (!timed || free) return { found: [], complete: true }
  const { start, end } = timed
  if (replaces || rules.length + dates.length === 0) return { found: [timed], complete: true }
  const length = end ? end.wall - start.wall : MS_PER_DAY
  const span = { from: Date.parse(`${reading.today}T00:00:00Z`) - length - 2 * MS_PER_DAY, until: reading.horizon }
  const ruled = rules.map((rule) => listRecurrences(rule, start, span, reading.budget))
  const isExcluded = among([...without, ...replaced])
  const all = [
    timed,
    ...ruled.flatMap(({ found }) => found.map((at) => beginningAt(timed, at))),
    ...dates.map((date) => addDate(timed, date)),
  ]
  return { found: all.filter((one) => !isExcluded(one.start)), complete: ruled.every(({ complete }) => complete) }
}

const addDate = (timed: Timed, { start, end }: Timed): Timed => (end ? { start, end } : beginningAt(timed, start))

/** Tells whether an instance is among others: at the same moment, or on the same day where one has no time. */
function among(others: readonly Moment[]): (one: Moment) => boolean {
  const moments = new Set(others.filter(({ zone }) => zone).map(atMoment))
  const wholeDays = new Set(others.filter(({ zone }) => !zone).map(toStatedDay))
  const days = new Set(others.map(toStatedDay))
  return (one) => (one.zone ? moments.has(atMoment(one)) || wholeDays.has(toStatedDay(one)) : days.has(toStatedDay(one)))
}

/** The event at another time, in its own zone and as long as before. */
function beginningAt({ start, end }: Timed, at: Moment): Timed {
  const here = { wall: wallAt(start, at), zone: start.zone }
  return { start: here, end: end && shifted(end, here.wall - start.wall) }
}

function wallAt({ wall, zone }: Moment, at: Moment): number {
  const midnight = Date.parse(`${toStatedDay(at)}T00:00:00Z`)
  if (!zone) return midnight
  if (!at.zone) return midnight + (((wall % MS_PER_DAY) + MS_PER_DAY) % MS_PER_DAY)
  return at.zone === zone ? at.wall : zone.toWall(at.zone.toMoment(at.wall))
}

/** An exception that holds for all later instances, too, and since when. */
type ForLater = { event: Event; since: number }

/** An instance after the last of these exceptions before it, the latest of which is first. Null if that is cancelled. */
function movedBy(forLater: readonly ForLater[], instance: Timed): Timed | null {
  const begins = atMoment(instance.start)
  const last = forLater.find(({ since }) => since < begins)
  if (!last) return instance
  const { timed, free } = last.event
  if (free || !timed) return null
  return beginningAt(timed, shifted(instance.start, atMoment(timed.start) - last.since))
}

/**
 * The nights from the day of the start to the day of the end. Null for times within one day, and for what is over. Of a block of many years
 * those that can be booked.
 */
function listNights({ start, end }: Timed, today: CalendarDay): Nights | null {
  const first = toDay(start)
  const last = end ? toDay(end) : first
  if (last <= first && start.zone && (!end || end.zone)) return null
  const checkIn = pickLater(first, `${toYear(today) - YEARS_BACK}-01-01`)
  // A day without an end, or that ends on itself, is a night.
  const checkOut = pickEarlier(last > checkIn ? last : addDays(first, 1), `${toYear(today) + YEARS_AHEAD}-01-01`)
  return checkOut > today && checkOut > checkIn ? { checkIn, checkOut } : null
}

function withKeys(id: string, blocks: readonly Block[]): FeedEvent[] {
  const [first] = blocks
  if (id && first && blocks.length === 1) return [{ ...first, uid: id }]
  const keyed = blocks.map((block) => ({ ...block, uid: withDates(id, block) }))
  return [...new Map(keyed.map((event) => [event.uid, event])).values()]
}
