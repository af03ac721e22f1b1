import { href } from 'react-router'
import { calendarCalls } from '#contract/calendars.ts'
import * as words from '#words/office-calendars.en.ts'
import { change, type FormHandlers } from '../../forms/form-action.server.ts'

const to = href('/admin/dashboard/calendars')
const notRead = { to, fieldless: true, title: words.failedToReadTheCalendar } as const

export const calendarForms: FormHandlers = {
  connect: change(calendarCalls.connect, { to, title: words.failedToConnectTheCalendar, done: words.theCalendarIsConnected }),
  read: change(calendarCalls.readNow, { ...notRead, done: words.theCalendarHasBeenRead }),
  agree: change(calendarCalls.agreeEmpty, { ...notRead, done: words.theCalendarsNightsAreFree }),
  disconnect: change(calendarCalls.disconnect, {
    to,
    fieldless: true,
    title: words.failedToDisconnectTheCalendar,
    done: words.theCalendarIsDisconnected,
  }),
}
