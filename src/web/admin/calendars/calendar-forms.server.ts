import { href } from 'react-router'
import { calendarCalls } from '#contract/calendars.ts'
import { change, type FormHandlers } from '../../forms/form-action.server.ts'

const to = href('/admin/dashboard/calendars')
const notRead = { to, fieldless: true, title: 'Failed to read the calendar' } as const

export const calendarForms: FormHandlers = {
  connect: change(calendarCalls.connect, { to, title: 'Failed to connect the calendar', done: 'The calendar is connected' }),
  read: change(calendarCalls.readNow, { ...notRead, done: 'The calendar has been read' }),
  agree: change(calendarCalls.agreeEmpty, { ...notRead, done: 'The calendar’s nights are free' }),
  disconnect: change(calendarCalls.disconnect, {
    to,
    fieldless: true,
    title: 'Failed to disconnect the calendar',
    done: 'The calendar is disconnected',
  }),
}
