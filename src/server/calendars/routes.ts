import { calendarCalls } from '#contract/calendars.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { calendarFeed } from './calendar-feed.ts'
import { agreeEmptyCalendar, changeCalendar, connectCalendar, disconnectCalendar, listCalendars, readCalendarNow } from './connections.ts'

export const calendarRoutes = (deps: Deps) => [
  serve(calendarCalls.feed, ({ input, request }) => calendarFeed(deps, input.token, request.headers.get('user-agent') ?? 'unknown')),
  serve(calendarCalls.list, ({ account }) => listCalendars(deps, account)),
  serve(calendarCalls.connect, ({ account, input }) => connectCalendar(deps, account, input)),
  serve(calendarCalls.change, ({ account, input }) => changeCalendar(deps, account, input)),
  serve(calendarCalls.disconnect, ({ account, input }) => disconnectCalendar(deps, account, input.id)),
  serve(calendarCalls.agreeEmpty, ({ account, input }) => agreeEmptyCalendar(deps, account, input.id)),
  serve(calendarCalls.readNow, ({ input }) => readCalendarNow(deps, input.id)),
]
