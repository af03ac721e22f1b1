import type { CalendarDay } from '#domain/calendar-day.ts'

export type FeedEvent = { uid: string; checkIn: CalendarDay; checkOut: CalendarDay; summary: string }

/** What a platform's calendar tells. */
export type Feed = {
  /** Blocks of nights that are not over. `uid` is the event's id, with its dates added if several blocks share one. */
  events: FeedEvent[]
  /** Number of events in the file. */
  total: number
  /** Number of events that could not be read as a whole. */
  unread: number
  /** Ids of these events. Nights that are known from an earlier reading stay blocked. */
  unreadable: string[]
  /** Ids of events that take no night ahead: cancelled, free, within one day or over. */
  released: string[]
}

/** Why a calendar as a whole cannot be read. */
export type Unreadable = 'not_a_calendar' | 'too_many_events'

const DATES = / ?\d{4}-\d{2}-\d{2} \d{4}-\d{2}-\d{2}$/

/** `uid` of a block, with its dates if several blocks share the event's id. */
export const withDates = (id: string, { checkIn, checkOut }: Pick<FeedEvent, 'checkIn' | 'checkOut'>): string =>
  `${id} ${checkIn} ${checkOut}`.trim()

/** The event's id in the `uid` of a block. */
export const stripDates = (uid: string): string => uid.replace(DATES, '')
