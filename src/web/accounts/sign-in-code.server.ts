import { emailSignInCalls } from '#contract/email-sign-in.ts'
import * as words from '#words/en/accounts.ts'
import { say } from '#words/en/refusals.ts'
import { pageCookie } from '../cookies.server.ts'
import { withContactQuestions } from '../forms/contact-questions.server.ts'
import type { SubmittedForm } from '../forms/form-action.server.ts'

type AskedCode = { email: string; challenge: string; mailServer: boolean }

const isAskedCode = (value: unknown): value is AskedCode =>
  typeof value === 'object' &&
  value !== null &&
  ['email', 'challenge'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** The address that a code was sent to, and the challenge without which the code is worth nothing. */
export const askedCodeCookie = pageCookie<AskedCode>('sign-in-code', { maxAge: 10 * 60 }, (value) => (isAskedCode(value) ? value : null))

/** Has a code sent. @returns the cookie */
export async function askForCode(form: SubmittedForm, email: string | undefined): Promise<string> {
  const { challenge, mailServer } = await form.call(
    emailSignInCalls.sendCode,
    { email },
    { title: words.noCodeWasSent, ...withContactQuestions(form) },
  )
  return askedCodeCookie.write({ email: email ?? '', challenge, mailServer }, form.siteUrl)
}

/** Signs in with the form's code, which was sent to an address. Ends the action if it is wrong. */
export async function enterSentCode(form: SubmittedForm, email: string | undefined, more: { fullName?: string; phone?: string } = {}) {
  const asked = await askedCodeCookie.read(form.request)
  if (!asked || asked.email !== email) return form.reject({ failure: { title: words.notConfirmed, text: say('wrong_email_code') } })
  const { code, redirect } = form.values
  const input = { ...more, email, challenge: asked.challenge, code, ...(redirect ? { redirect } : {}) }
  return form.call(emailSignInCalls.enter, input, { title: words.notConfirmed })
}
