import { href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { privacyCalls } from '#contract/privacy.ts'
import type { Refused } from '#contract/refused.ts'
import * as words from '#words/privacy.en.ts'
import { sessionForms } from '../accounts/end-sessions.server.ts'
import { change, type FormHandlers } from '../forms/form-action.server.ts'
import { toLogIn } from '../payments/review.server.ts'

const PAGE = href('/your-data')

const logInFirst = ({ code }: Refused) => (code === 'signed_out' ? toLogIn(PAGE) : undefined)

/** The forms of 'Your data': end sessions, change the password, erase the account. */
export const ownDataForms: FormHandlers = {
  ...sessionForms(PAGE),
  password: change(accountCalls.changePassword, { to: PAGE, done: words.yourNewPasswordIsSet, instead: logInFirst }),
  erase: change(privacyCalls.erase, { to: href('/'), done: words.yourDataHasBeenErased, instead: logInFirst }),
}
