import { z } from 'zod'
import { call } from './call.ts'
import { Day, Id, Nothing, Text } from './wire.ts'

const Moment = z.string().nullable()
const ADDRESS = 'Please give the calendar’s address as the platform shows it, beginning with https://'

const Calendar = z.object({
  id: z.int(),
  villaId: z.int(),
  villa: z.string(),
  name: z.string(),
  /** What the platform reads; whoever knows it sees which nights are taken, and nothing else. */
  feedUrl: z.string(),
  importUrl: z.string().nullable(),
  /** When the platform's calendar was last read with success. */
  readAt: Moment,
  readError: z.string().nullable(),
  /** Since when it holds no event at all although it did; its nights stay kept for a day, or until the owner agrees. */
  emptySince: Moment,
  /** When the platform last fetched the feed, and by what name. */
  fetchedAt: Moment,
  fetchedBy: z.string().nullable(),
  /** Platforms say nothing when they stop reading, so the site does. */
  stale: z.enum(['import', 'feed', 'both']).nullable(),
  /** Blocks that it keeps here. */
  blocks: z.int(),
})

const Conflict = z.object({
  calendar: z.string(),
  villa: z.string(),
  summary: z.string(),
  from: Day,
  until: Day,
  bookingId: z.int(),
  bookingNumber: z.string(),
  checkIn: Day,
  checkOut: Day,
})

export const calendarCalls = {
  feed: call({
    method: 'GET',
    path: '/api/calendarFeed.php',
    perMinute: 60,
    summary: 'The taken nights of a villa as an iCalendar file, for the platform that holds the token',
    access: 'visitor',
    shape: 'file',
    mediaType: 'text/calendar',
    /** Ends with '.ics', as platforms want the address of a calendar to. */
    input: z.object({ token: Text(100, 'Not found') }),
    answer: z.string(),
  }),
  list: call({
    method: 'GET',
    path: '/api/adminCalendars.php',
    summary: 'The calendars on other platforms, and what clashes with stays sold here',
    access: 'admin',
    input: Nothing,
    answer: z.object({ calendars: z.array(Calendar), conflicts: z.array(Conflict) }),
  }),
  connect: call({
    method: 'POST',
    path: '/api/adminCalendarConnect.php',
    summary: 'Connect a villa with its calendar on another platform',
    access: 'admin',
    input: z.object({
      villaId: Id,
      name: Text(60, 'Please name the platform'),
      importUrl: z
        .literal('')
        .or(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: ADDRESS }).max(2000, ADDRESS))
        .optional(),
    }),
    answer: Nothing,
  }),
  disconnect: call({
    method: 'POST',
    path: '/api/adminCalendarDisconnect.php',
    summary: 'End a connection: its address answers no more, and the nights that it kept are free',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  readNow: call({
    method: 'POST',
    path: '/api/adminCalendarRead.php',
    perMinute: 20,
    summary: 'Read a platform’s calendar at once',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  agreeEmpty: call({
    method: 'POST',
    path: '/api/adminCalendarEmpty.php',
    perMinute: 20,
    summary: 'Agree that a platform’s calendar holds no events any more: read it, and free its nights',
    access: 'admin',
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
