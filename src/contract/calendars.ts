import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, Flag, Id, Line, Nothing, Text } from './wire.ts'

const Moment = z.string().nullable()
const Calendar = z.object({
  id: z.int(),
  villaId: z.int(),
  villa: z.string(),
  name: z.string(),
  /** iCalendar URL for the platform. Anyone who knows it can read the taken nights, but nothing else. Empty for the reception. */
  feedUrl: z.string(),
  /** Null for the reception, too. */
  importUrl: z.string().nullable(),
  /** Whether the platform’s calendar is read. */
  reads: z.boolean(),
  /** Last successful import. */
  readAt: Moment,
  readError: z.string().nullable(),
  /**
   * Time since which the imported calendar has been empty although it had events. Its nights stay blocked for one day, or until an
   * owner agrees.
   */
  emptySince: Moment,
  /** As `emptySince`, of a calendar in which many nights are missing. */
  shrunkSince: Moment,
  /** Events of the last reading, and those of them that could not be read as a whole. */
  events: z.int(),
  unreadEvents: z.int(),
  /** Whether nights of other platforms are exported to this one, too. */
  relays: z.boolean(),
  /** Whether nights that the platform keeps closed without a booking are left out. */
  leavesOutClosed: z.boolean(),
  /** When and by which client the feed was last fetched. */
  fetchedAt: Moment,
  fetchedBy: z.string().nullable(),
  /** Platforms do not report when they stop reading, so the site detects it. */
  stale: z.enum(['import', 'feed', 'both']).nullable(),
  /** Number of blocks imported from this calendar. */
  blocks: z.int(),
  /** Coming stays of this calendar, whose nights a disconnection would free. */
  staysAhead: z.int(),
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
    /** Ends with '.ics', which platforms expect of a calendar URL. */
    input: z.object({ token: Text(100, 'not_found') }),
    answer: z.string(),
  }),
  list: call({
    method: 'GET',
    path: '/api/adminCalendars.php',
    summary: 'The calendars on other platforms, and what clashes with stays sold here',
    access: 'admin',
    roles: forRoles.desk,
    input: Nothing,
    answer: z.object({ calendars: z.array(Calendar), conflicts: z.array(Conflict) }),
  }),
  connect: call({
    method: 'POST',
    path: '/api/adminCalendarConnect.php',
    summary: 'Connect a villa with its calendar on another platform',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({
      villaId: Id,
      name: Line(60, 'platform_required'),
      importUrl: z
        .literal('')
        .or(
          z
            .url({ protocol: /^(https|webcals?)$/, hostname: z.regexes.domain, error: 'calendar_address_invalid' })
            .max(2000, 'calendar_address_invalid'),
        )
        .optional(),
      relays: Flag.optional(),
      leavesOutClosed: Flag.optional(),
    }),
    answer: Nothing,
  }),
  change: call({
    method: 'POST',
    path: '/api/adminCalendarChange.php',
    summary: 'Decide which nights are exported to a platform, and which of its nights block',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id, relays: Flag.optional(), leavesOutClosed: Flag.optional() }),
    answer: Nothing,
  }),
  disconnect: call({
    method: 'POST',
    path: '/api/adminCalendarDisconnect.php',
    summary: 'End a connection: its address no longer answers, and the nights that it blocked are free',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    /** Coming stays of the platform whose nights are free now. */
    answer: z.object({ freedStays: z.int() }),
  }),
  readNow: call({
    method: 'POST',
    path: '/api/adminCalendarRead.php',
    perMinute: 20,
    summary: 'Read a platform’s calendar at once',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
  agreeEmpty: call({
    method: 'POST',
    path: '/api/adminCalendarEmpty.php',
    perMinute: 20,
    summary: 'Agree that nights are rightly gone from a platform’s calendar: read it, and free them',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
