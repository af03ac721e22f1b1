import type { accountCalls } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/call.ts'
import * as words from '#words/en/accounts.ts'
import { loggedIn } from '#words/en/api-messages.ts'
import type { Toast } from '../toasts/toast.ts'

/** Toast after sign-in: the answer's own message if it says more than that it succeeded. */
export const welcomeToast = ({ message, user: { name }, redirect }: AnswerOf<typeof accountCalls.login>): Toast => ({
  title: words.loginSuccessful,
  text: message === loggedIn ? words.welcomeBack(name) : message,
  tone: 'good',
  toOffice: redirect.startsWith('/admin/'),
})
