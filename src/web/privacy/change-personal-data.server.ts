import { data } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import { privacyCalls } from '#contract/privacy.ts'
import { endSessions, isSessionIntent, leave, sessionIntents } from '../accounts/end-sessions.server.ts'
import { checkedBy, postedBy } from '../admin/posted.server.ts'
import { attempt } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { intentOf } from '../forms/intent.server.ts'
import { toLogIn } from '../payments/review.server.ts'

/** Form answer; `act` names the submitted form. */
export type OwnDataAnswer = FormAnswer & { act?: string | undefined }

const calls = { erase: privacyCalls.erase, password: accountCalls.changePassword } as const

/** Ends sessions, changes the password or erases the account, depending on the form. */
export async function changeOwnData(api: Api, request: Request) {
  const act = await intentOf(request, ...sessionIntents, 'erase', 'password')
  const values = await postedBy(request)
  if (isSessionIntent(act)) return endSessions(api, act, values, '/your-data')
  const { input, errors } = checkedBy(calls[act].input, values)
  if (errors) return data<OwnDataAnswer>({ act, errors }, 400)
  const { refused } = await attempt<object>(api(calls[act], input as never))
  if (refused?.code === 'signed_out') throw toLogIn('/your-data')
  if (refused)
    return data<OwnDataAnswer>({ act, ...(refused.fields ? { errors: refused.fields } : { failure: refused.message }) }, refused.status)
  if (act === 'erase') return leave('/', 'Your data has been erased')
  return leave('/your-data', 'Your new password is set')
}
