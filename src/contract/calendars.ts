import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { call } from './call.ts'
import { Day, Id, Nothing, Text } from './wire.ts'

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
  /** When and by which client the feed was last fetched. */
  fetchedAt: Moment,
  fetchedBy: z.string().nullable(),
  /** Platforms do not report when they stop reading, so the site detects it. */
  stale: z.enum(['import', 'feed', 'both']).nullable(),
  /** Number of blocks imported from this calendar. */
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
      name: Text(60, 'platform_required'),
      importUrl: z
        .literal('')
        .or(
          z
            .url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'calendar_address_invalid' })
            .max(2000, 'calendar_address_invalid'),
        )
        .optional(),
    }),
    answer: Nothing,
  }),
  disconnect: call({
    method: 'POST',
    path: '/api/adminCalendarDisconnect.php',
    summary: 'End a connection: its address no longer answers, and the nights that it blocked are free',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
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
    summary: 'Agree that a platform’s calendar holds no events any more: read it, and free its nights',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ id: Id }),
    answer: Nothing,
  }),
}
