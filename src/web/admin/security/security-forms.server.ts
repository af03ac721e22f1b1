import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import * as words from '#words/en/office-security.ts'
import { sessionForms } from '../../accounts/end-sessions.server.ts'
import { change, type FormHandlers } from '../../forms/form-action.server.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { phoneForms } from '../phone/phone-forms.server.ts'

/** `recoveryCodes` are shown only once. */
export type SecurityMore = { recoveryCodes: string[] }

const SECURITY = href('/admin/dashboard/security')
const title = words.nothingWasChanged
const good = (title: string): FormResult => ({ toast: { title, tone: 'good' } })

/** The forms of 'Sign-in and security'. */
export const securityForms: FormHandlers<SecurityMore> = {
  ...sessionForms(SECURITY),
  ...phoneForms,
  begin: async (form) => {
    await form.call(twoStepCalls.begin, form.values, { title })
    return form.stay({})
  },
  confirm: async (form) => {
    const { recoveryCodes } = await form.call(twoStepCalls.confirm, form.values, { title })
    return form.stay({ recoveryCodes, ...good(words.twoStepSign) })
  },
  renew: async (form) => {
    const { recoveryCodes } = await form.call(twoStepCalls.renewCodes, form.values, { title })
    return form.stay({ recoveryCodes, ...good(words.theOldRecoveryCodesDo) })
  },
  off: async (form) => {
    await form.call(twoStepCalls.turnOff, form.values, { title })
    return form.stay(good(words.twoStepSignInIsOff))
  },
  password: change(accountCalls.changePassword, {
    to: ({ url }) => url.searchParams.get('redirect') ?? SECURITY,
    title,
    done: words.yourNewPasswordIsSet,
  }),
}
