import { accountCalls } from '#contract/accounts.ts'
import type { Api } from '#contract/client.ts'
import * as words from '#words/accounts.en.ts'
import { apiResult } from '../api-results.server.ts'
import type { Toast } from '../toasts/toast.ts'

type ResetLink = { state: 'valid' | 'invalid' | 'done'; token: string; toast?: Toast }

/** State of a password reset link: valid, invalid, or just used. */
export async function readResetLink(api: Api, query: URLSearchParams): Promise<ResetLink> {
  if (query.has('done')) return { state: 'done', token: '' }
  const token = query.get('token') ?? ''
  const { refused } = await apiResult(api(accountCalls.verifyResetToken, { token }))
  if (!refused) return { state: 'valid', token }
  return { state: 'invalid', token: '', toast: refusedLink(refused.code === 'bug') }
}

const refusedLink = (unclear: boolean): Toast =>
  unclear
    ? { title: words.error, text: words.unableToVerifyResetToken, tone: 'bad' }
    : { title: words.invalidToken, text: words.passwordResetTokenIsInvalid, tone: 'bad' }
