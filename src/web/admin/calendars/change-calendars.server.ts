import { calendarCalls } from '#contract/calendars.ts'
import type { Api } from '#contract/client.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import { done, notDone, wrong } from '../catalogue/answers.server.ts'
import { checkedBy } from '../posted.server.ts'

const LIST = '/admin/dashboard/calendars'

export async function changeCalendars(api: Api, intent: 'connect' | 'read' | 'agree' | 'disconnect', typed: FormValues) {
  switch (intent) {
    case 'connect': {
      const { input, errors } = checkedBy(calendarCalls.connect.input, typed)
      if (errors) return wrong(typed, errors)
      const { refused } = await attempt(api(calendarCalls.connect, input))
      return refused ? notDone(typed, refused, 'Failed to connect the calendar') : done(LIST, 'The calendar is connected')
    }
    case 'read': {
      const { input, errors } = checkedBy(calendarCalls.readNow.input, typed)
      if (errors) return wrong(typed, errors, errors.id)
      const { refused } = await attempt(api(calendarCalls.readNow, input))
      return refused ? notDone(typed, refused, 'Failed to read the calendar') : done(LIST, 'The calendar has been read')
    }
    case 'agree': {
      const { input, errors } = checkedBy(calendarCalls.agreeEmpty.input, typed)
      if (errors) return wrong(typed, errors, errors.id)
      const { refused } = await attempt(api(calendarCalls.agreeEmpty, input))
      return refused ? notDone(typed, refused, 'Failed to read the calendar') : done(LIST, 'The calendar’s nights are free')
    }
    case 'disconnect': {
      const { input, errors } = checkedBy(calendarCalls.disconnect.input, typed)
      if (errors) return wrong(typed, errors, errors.id)
      const { refused } = await attempt(api(calendarCalls.disconnect, input))
      return refused ? notDone(typed, refused, 'Failed to disconnect the calendar') : done(LIST, 'The calendar is disconnected')
    }
  }
}
