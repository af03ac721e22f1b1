import { accountCalls } from '#contract/accounts.ts'
import { emailProofCalls } from '#contract/email-proof.ts'
import { emailSignInCalls } from '#contract/email-sign-in.ts'
import { passkeyCalls } from '#contract/passkeys.ts'
import { twoStepCalls } from '#contract/two-step.ts'
import { answersIn } from '#words/answers.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { changePassword } from './change-password.ts'
import { chooseLanguage } from './choose-language.ts'
import { sendSignInCode, signInByCode } from './email-sign-in.ts'
import { enterCode, logIn } from './log-in.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import { addPasskey, beginAddingPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'
import { proveEmail, sendEmailCode } from './prove-email.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword, verifyResetToken } from './reset-password.ts'
import { endSession } from './sessions.ts'
import { beginTwoStep, confirmTwoStep, readTwoStep, renewCodes, turnTwoStepOff } from './turn-two-step.ts'

export const accountRoutes = (deps: Deps) => [
  serve(accountCalls.who, ({ account }) => ({
    authenticated: account !== null,
    user: account,
    role: account?.role ?? null,
    requiredAction: account?.requiredAction ?? null,
  })),
  serve(accountCalls.login, ({ input, ...from }) => logIn(deps, input, from)),
  serve(accountCalls.enterCode, ({ input, ...from }) => enterCode(deps, input, from)),
  serve(accountCalls.logout, async ({ request, setCookie }) => {
    setCookie(await endSession(deps, request))
    return {}
  }),
  serve(accountCalls.register, ({ input, ...from }) => register(deps, input, from)),
  serve(accountCalls.forgotPassword, ({ input, ...from }) => forgotPassword(deps, input.email, from)),
  serve(accountCalls.verifyResetToken, ({ input, address }) => verifyResetToken(deps, input.token, address)),
  serve(accountCalls.resetPassword, ({ input, ...from }) => resetPassword(deps, input, from)),
  watched(
    deps,
    serve(accountCalls.changePassword, async ({ account, input, request, language }) => {
      await changePassword(deps, account, input, request)
      return { message: answersIn[language].passwordChanged }
    }),
    () => 'password_changed',
  ),
  serve(accountCalls.language, ({ account }) => ({ language: account.language })),
  serve(accountCalls.changeLanguage, ({ account, input }) => chooseLanguage(deps, account, input.language)),
  serve(accountCalls.chooseLanguage, ({ account, input }) => chooseLanguage(deps, account, input.language)),
  serve(emailProofCalls.sendCode, ({ account, ...from }) => sendEmailCode(deps, account, from)),
  watched(
    deps,
    serve(emailProofCalls.prove, ({ account, input, ...from }) => proveEmail(deps, account, input.code, from)),
    () => 'email_proved',
  ),
  serve(emailSignInCalls.sendCode, ({ input, ...from }) => sendSignInCode(deps, input.email, from)),
  serve(emailSignInCalls.enter, ({ input, ...from }) => signInByCode(deps, input, from)),
  serve(passkeyCalls.list, ({ account }) => listPasskeys(deps, account)),
  serve(passkeyCalls.beginAdding, ({ account, request }) => beginAddingPasskey(deps, account, request)),
  serve(passkeyCalls.add, ({ account, input, ...from }) => addPasskey(deps, account, input, from)),
  serve(passkeyCalls.rename, ({ account, input }) => renamePasskey(deps, account, input)),
  watched(
    deps,
    serve(passkeyCalls.remove, ({ account, input }) => removePasskey(deps, account, input.id)),
    () => 'passkey_removed',
  ),
  serve(passkeyCalls.beginSignIn, () => beginPasskeySignIn(deps)),
  serve(passkeyCalls.signIn, ({ input, ...from }) => signInByPasskey(deps, input, from)),
  serve(twoStepCalls.read, ({ account }) => readTwoStep(deps, account)),
  serve(twoStepCalls.begin, ({ account, input }) => beginTwoStep(deps, account, input.password)),
  watched(
    deps,
    serve(twoStepCalls.confirm, ({ account, input, request }) => confirmTwoStep(deps, account, input.code, request)),
    () => 'two_step_changed',
  ),
  watched(
    deps,
    serve(twoStepCalls.renewCodes, ({ account, input, address, request }) => renewCodes(deps, account, { ...input, address, request })),
    () => 'two_step_changed',
  ),
  watched(
    deps,
    serve(twoStepCalls.turnOff, ({ account, input, address, request }) => turnTwoStepOff(deps, account, { ...input, address, request })),
    () => 'two_step_changed',
  ),
]
