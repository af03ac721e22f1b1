import { data } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import type { Refused } from '#contract/refused.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { leave } from '../../accounts/end-sessions.server.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormValues } from '../../forms/read-form.server.ts'
import type { OfficeAnswer } from '../form-failure.tsx'
import { checkedBy } from '../posted.server.ts'
import { refusalToast } from '../refusal-toast.ts'

/** `act`: the submitted form. `recoveryCodes` are shown only once. */
export type SecurityAnswer = OfficeAnswer & { act?: string; recoveryCodes?: string[] }

const SECURITY = '/admin/dashboard/security'
const NOT_DONE = 'Nothing was changed'

const calls = {
  begin: twoStepCalls.begin,
  confirm: twoStepCalls.confirm,
  renew: twoStepCalls.renewCodes,
  off: twoStepCalls.turnOff,
  password: accountCalls.changePassword,
} as const

const done: Record<keyof typeof calls, string | null> = {
  begin: null,
  confirm: 'Two-step sign-in is on',
  renew: 'The old recovery codes do not work any more',
  off: 'Two-step sign-in is off',
  password: null,
}

export type SecurityIntent = keyof typeof calls
export const securityIntents = Object.keys(calls) as SecurityIntent[]

export async function changeSecurity(api: Api, act: SecurityIntent, typed: FormValues) {
  const { input, errors } = checkedBy(calls[act].input, typed)
  if (errors) return data<SecurityAnswer>({ act, errors }, 400)
  const { answer, refused } = await attempt<object>(api(calls[act], input as never))
  if (refused) return refusedAct(act, refused)
  // Redirect with a toast: works without scripts too.
  if (act === 'password') throw leave(SECURITY, 'Your new password is set')
  const recoveryCodes = 'recoveryCodes' in answer ? (answer.recoveryCodes as string[]) : undefined
  const title = done[act]
  return data<SecurityAnswer>({ act, ...(recoveryCodes && { recoveryCodes }), ...(title && { toast: { title, tone: 'good' } }) })
}

const refusedAct = (act: string, refused: Refused) =>
  data<SecurityAnswer>(refused.fields ? { act, errors: refused.fields } : { act, toast: refusalToast(refused, NOT_DONE) }, refused.status)
