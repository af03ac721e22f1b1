import { accountCalls } from '#contract/accounts.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { logIn } from './log-in.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword, verifyResetToken } from './reset-password.ts'
import { endSession } from './sessions.ts'

export const accountRoutes = (deps: Deps) => [
  serve(accountCalls.who, ({ account }) => ({ authenticated: account !== null, user: account })),
  serve(accountCalls.login, ({ input, ...from }) => logIn(deps, input, from)),
  serve(accountCalls.logout, async ({ request, setCookie }) => {
    setCookie(await endSession(deps, request))
    return {}
  }),
  serve(accountCalls.register, ({ input, address }) => register(deps, input, address)),
  serve(accountCalls.forgotPassword, ({ input, address }) => forgotPassword(deps, input.email, address)),
  serve(accountCalls.verifyResetToken, ({ input }) => verifyResetToken(deps, input.token)),
  serve(accountCalls.resetPassword, ({ input }) => resetPassword(deps, input.token, input.newPassword)),
]
