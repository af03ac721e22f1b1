import { accountCalls } from '#contract/accounts.ts'
import type { AnswerOf } from '#contract/call.ts'
import type { Api } from '#contract/client.ts'
import * as words from '#words/en/accounts.ts'
import { apiResult } from '../api-results.server.ts'
import type { Toast } from '../toasts/toast.ts'

type Passkeys = AnswerOf<typeof accountCalls.verifyResetToken>['passkeys']

/** `passkeys`: those that may be kept. */
type ResetLink = { state: 'valid' | 'invalid' | 'done'; token: string; passkeys: Passkeys; toast?: Toast }

/** State of a password reset link: valid, invalid, or just used. */
export async function readResetLink(api: Api, query: URLSearchParams): Promise<ResetLink> {
  if (query.has('done')) return { state: 'done', token: '', passkeys: [] }
  const token = query.get('token') ?? ''
  const { answer, refused } = await apiResult(api(accountCalls.verifyResetToken, { token }))
  if (answer) return { state: 'valid', token, passkeys: answer.passkeys }
  return { state: 'invalid', token: '', passkeys: [], toast: refusedLink(refused.status >= 500) }
}

const refusedLink = (unclear: boolean): Toast =>
  unclear
    ? { title: words.error, text: words.unableToVerifyResetToken, tone: 'bad' }
    : { title: words.invalidToken, text: words.passwordResetTokenIsInvalid, tone: 'bad' }
