import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { calendarFeed } from './calendar-feed.ts'
import { agreeEmptyCalendar, changeCalendar, connectCalendar, disconnectCalendar, listCalendars, readCalendarNow } from './connections.ts'

export const calendarHandlers = (deps: Deps): HandlersOf<'calendar'> => ({
  calendar: {
    feed: ({ input, request }) => calendarFeed(deps, input.token, request.headers.get('user-agent') ?? 'unknown'),
    list: ({ account }) => listCalendars(deps, account),
    connect: ({ account, input }) => connectCalendar(deps, account, input),
    change: ({ account, input }) => changeCalendar(deps, account, input),
    disconnect: ({ account, input }) => disconnectCalendar(deps, account, input.id),
    agreeEmpty: ({ account, input }) => agreeEmptyCalendar(deps, account, input.id),
    readNow: ({ input }) => readCalendarNow(deps, input.id),
  },
})
