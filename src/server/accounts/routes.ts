import { apiMessagesIn } from '#words/api-messages.ts'
import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { changePassword } from './change-password.ts'
import { chooseLanguage } from './choose-language.ts'
import { endNotices } from './devices.ts'
import { sendSignInCode, signInByCode } from './email-sign-in.ts'
import { enterCode, logIn } from './log-in.ts'
import { beginPasskeySignIn, signInByPasskey } from './passkey-sign-in.ts'
import { addPasskey, beginAddingPasskey, listPasskeys, removePasskey, renamePasskey } from './passkeys.ts'
import { proveEmail, sendEmailCode } from './prove-email.ts'
import { register } from './register.ts'
import { forgotPassword, resetPassword, verifyResetToken } from './reset-password.ts'
import { endSession } from './sessions.ts'
import { beginTwoStep, confirmTwoStep, readTwoStep, renewCodes, turnTwoStepOff } from './turn-two-step.ts'

export const accountHandlers = (deps: Deps): HandlersOf<'account' | 'emailProof' | 'emailSignIn' | 'passkey' | 'twoStep'> => ({
  account: {
    who: ({ account }) => ({
      authenticated: account !== null,
      user: account,
      role: account?.role ?? null,
      requiredAction: account?.requiredAction ?? null,
    }),
    login: ({ input, ...from }) => logIn(deps, input, from),
    enterCode: ({ input, ...from }) => enterCode(deps, input, from),
    logout: async ({ account, request, setCookie }) => {
      if (account) await endNotices(deps, account.id, request)
      setCookie(await endSession(deps, request))
      return {}
    },
    register: ({ input, ...from }) => register(deps, input, from),
    forgotPassword: ({ input, ...from }) => forgotPassword(deps, input.email, from),
    verifyResetToken: ({ input, address }) => verifyResetToken(deps, input.token, address),
    resetPassword: ({ input, ...from }) => resetPassword(deps, input, from),
    changePassword: {
      handle: async ({ account, input, request, language }) => {
        await changePassword(deps, account, input, request)
        return { message: apiMessagesIn[language].passwordChanged }
      },
      event: () => 'password_changed',
    },
    language: ({ account }) => ({ language: account.language }),
    changeLanguage: ({ account, input }) => chooseLanguage(deps, account, input.language),
    chooseLanguage: ({ account, input }) => chooseLanguage(deps, account, input.language),
  },
  emailProof: {
    sendCode: ({ account, ...from }) => sendEmailCode(deps, account, from),
    prove: { handle: ({ account, input, ...from }) => proveEmail(deps, account, input.code, from), event: () => 'email_proved' },
  },
  emailSignIn: {
    sendCode: ({ input, ...from }) => sendSignInCode(deps, input.email, from),
    enter: ({ input, ...from }) => signInByCode(deps, input, from),
  },
  passkey: {
    list: ({ account }) => listPasskeys(deps, account),
    beginAdding: ({ account, request }) => beginAddingPasskey(deps, account, request),
    add: ({ account, input, ...from }) => addPasskey(deps, account, input, from),
    rename: ({ account, input }) => renamePasskey(deps, account, input),
    remove: { handle: ({ account, input }) => removePasskey(deps, account, input.id), event: () => 'passkey_removed' },
    beginSignIn: () => beginPasskeySignIn(deps),
    signIn: ({ input, ...from }) => signInByPasskey(deps, input, from),
  },
  twoStep: {
    read: ({ account }) => readTwoStep(deps, account),
    begin: ({ account, input }) => beginTwoStep(deps, account, input.password),
    confirm: {
      handle: ({ account, input, request }) => confirmTwoStep(deps, account, input.code, request),
      event: () => 'two_step_changed',
    },
    renewCodes: {
      handle: ({ account, input, address, request }) => renewCodes(deps, account, { ...input, address, request }),
      event: () => 'two_step_changed',
    },
    turnOff: {
      handle: ({ account, input, address, request }) => turnTwoStepOff(deps, account, { ...input, address, request }),
      event: () => 'two_step_changed',
    },
  },
})
