import { emailSignInCalls } from '#contract/email-sign-in.ts'
import * as words from '#words/en/accounts.ts'
import { say } from '#words/en/refusals.ts'
import { pageCookie } from '../cookies.server.ts'
import { withContactQuestions } from '../forms/contact-questions.server.ts'
import type { SubmittedForm } from '../forms/form-action.server.ts'

/** `agreed`: the order whose terms were accepted when the code was asked for. */
type AskedCode = { email: string; challenge: string; mailServer: boolean; nth?: number; agreed?: string }

const isAskedCode = (value: unknown): value is AskedCode =>
  typeof value === 'object' &&
  value !== null &&
  ['email', 'challenge'].every((name) => typeof (value as Record<string, unknown>)[name] === 'string')

/** The address that a code was sent to, and the challenge without which the code is worth nothing. */
export const askedCodeCookie = pageCookie<AskedCode>('sign-in-code', { maxAge: 10 * 60 }, (value) => (isAskedCode(value) ? value : null))

/** What the page of an order knows of the code that was sent to an address; null without one. */
export async function readSentCode(request: Request, email: string | undefined, order: string) {
  const asked = await askedCodeCookie.read(request)
  if (!asked || asked.email !== email) return null
  return { mailServer: asked.mailServer, nth: asked.nth ?? 0, agreed: asked.agreed === order }
}

/** Has a code sent. `agreed`: the order whose terms are accepted; else what was accepted before. @returns the cookie */
export async function askForCode(form: SubmittedForm, email: string | undefined, agreed?: string): Promise<string> {
  const { challenge, mailServer } = await form.call(
    emailSignInCalls.sendCode,
    { email },
    { title: words.noCodeWasSent, ...withContactQuestions(form) },
  )
  const before = await askedCodeCookie.read(form.request)
  const order = agreed ?? before?.agreed
  const asked = { email: email ?? '', challenge, mailServer, nth: (before?.nth ?? 0) + 1, ...(order ? { agreed: order } : {}) }
  return askedCodeCookie.write(asked, form.siteUrl)
}

/** Signs in with the form's code, which was sent to an address. Ends the action if it is wrong. */
export async function enterSentCode(form: SubmittedForm, email: string | undefined, more: { fullName?: string; phone?: string } = {}) {
  const asked = await askedCodeCookie.read(form.request)
  if (!asked || asked.email !== email) return form.reject({ failure: { title: words.notConfirmed, text: say('wrong_email_code') } })
  const { code, redirect } = form.values
  const input = { ...more, email, challenge: asked.challenge, code, ...(redirect ? { redirect } : {}) }
  return form.call(emailSignInCalls.enter, input, { title: words.notConfirmed })
}
