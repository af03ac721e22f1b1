import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { ownDataCalls } from '#contract/own-data.ts'
import { checkedBy } from '../admin/posted.server.ts'
import { attempt, needed } from '../attempt.server.ts'
import type { FormValues } from '../forms/read-form.server.ts'
import { flash } from '../toasts/flash.server.ts'

export const leave = (to: string, title: string) => redirect(to, { headers: { 'set-cookie': flash({ title, tone: 'good' }) } })

/** Signs out in one place or everywhere, as the form of `SignedIn` says; null where another form was sent. */
export async function endSessions(api: Api, { act, ...typed }: FormValues, page: string): Promise<Response | null> {
  if (act === 'sign-out') {
    await needed(api(ownDataCalls.endSessions, {}))
    return leave('/', 'You are signed out everywhere')
  }
  if (act !== 'sign-out-one') return null
  const { input } = checkedBy(ownDataCalls.endSession.input, typed)
  const { answer } = input ? await attempt(api(ownDataCalls.endSession, input)) : { answer: null }
  // One that is not there any more has ended as well.
  return answer?.here ? leave('/', 'You are signed out') : leave(page, 'Signed out there')
}
