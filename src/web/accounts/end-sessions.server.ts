import { redirect } from 'react-router'
import type { Api } from '#contract/client.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { checkedBy } from '../admin/posted.server.ts'
import { attempt, needed } from '../attempt.server.ts'
import type { FormValues } from '../forms/read-form.server.ts'
import { flash } from '../toasts/flash.server.ts'

export const leave = (to: string, title: string) => redirect(to, { headers: { 'set-cookie': flash({ title, tone: 'good' }) } })

export const sessionIntents = ['sign-out', 'sign-out-one'] as const
type SessionIntent = (typeof sessionIntents)[number]
export const isSessionIntent = (intent: string): intent is SessionIntent => sessionIntents.some((known) => known === intent)

/** Ends one session or all of them, for the form of `SignedIn`. */
export async function endSessions(api: Api, intent: SessionIntent, typed: FormValues, page: string): Promise<Response> {
  if (intent === 'sign-out') {
    await needed(api(privacyCalls.endSessions, {}))
    return leave('/', 'You are signed out everywhere')
  }
  const { input } = checkedBy(privacyCalls.endSession.input, typed)
  const { answer } = input ? await attempt(api(privacyCalls.endSession, input)) : { answer: null }
  // A session that no longer exists counts as ended.
  return answer?.here ? leave('/', 'You are signed out') : leave(page, 'Signed out there')
}
