import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { sessionForms } from '../../accounts/end-sessions.server.ts'
import { change, type FormHandlers } from '../../forms/form-action.server.ts'
import type { FormResult } from '../../forms/form-result.ts'

/** `recoveryCodes` are shown only once. */
export type SecurityMore = { recoveryCodes: string[] }

const SECURITY = href('/admin/dashboard/security')
const title = 'Nothing was changed'
const good = (title: string): FormResult => ({ toast: { title, tone: 'good' } })

/** The forms of 'Sign-in and security'. */
export const securityForms: FormHandlers<SecurityMore> = {
  ...sessionForms(SECURITY),
  begin: async (form) => {
    await form.call(twoStepCalls.begin, form.values, { title })
    return form.stay({})
  },
  confirm: async (form) => {
    const { recoveryCodes } = await form.call(twoStepCalls.confirm, form.values, { title })
    return form.stay({ recoveryCodes, ...good('Two-step sign-in is on') })
  },
  renew: async (form) => {
    const { recoveryCodes } = await form.call(twoStepCalls.renewCodes, form.values, { title })
    return form.stay({ recoveryCodes, ...good('The old recovery codes do not work any more') })
  },
  off: async (form) => {
    await form.call(twoStepCalls.turnOff, form.values, { title })
    return form.stay(good('Two-step sign-in is off'))
  },
  password: change(accountCalls.changePassword, { to: SECURITY, title, done: 'Your new password is set' }),
}
