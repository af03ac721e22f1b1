import { passkeyCalls } from '#contract/passkeys.ts'
import * as words from '#words/en/accounts.ts'
import { afterSignIn, change, type FormHandlers, goTo, type SubmittedForm } from '../forms/form-action.server.ts'
import type { PasskeyMore } from './passkey-button.tsx'
import { welcomeToast } from './welcome-toast.server.ts'

/** The browser's answer, which is sent as JSON in the field `credential`. */
function withCredential({ credential = '', ...values }: Record<string, string>) {
  try {
    return { ...values, credential: JSON.parse(credential) as unknown }
  } catch {
    return values
  }
}

const notAdded = { title: words.passkeyNotAdded, fieldless: true } as const
const notSignedIn = { title: words.loginFailed, fieldless: true } as const

/** The forms of the page that lists the passkeys. */
export const passkeyForms = (page: string): FormHandlers<PasskeyMore> => ({
  'passkey-begin': async (form: SubmittedForm) =>
    form.stay<PasskeyMore>({ passkeyOptions: (await form.call(passkeyCalls.beginAdding, {}, notAdded)).options }),
  'passkey-add': change(passkeyCalls.add, { input: withCredential, to: page, done: words.passkeyAdded, ...notAdded }),
  'passkey-rename': change(passkeyCalls.rename, { to: page, done: words.passkeyRenamed }),
  'passkey-remove': change(passkeyCalls.remove, { to: page, done: words.passkeyRemoved, fieldless: true }),
})

/** The forms of the login page. */
export const passkeySignInForms: FormHandlers<PasskeyMore> = {
  'passkey-begin': async (form: SubmittedForm) =>
    form.stay<PasskeyMore>({ passkeyOptions: (await form.call(passkeyCalls.beginSignIn, {}, notSignedIn)).options }),
  'passkey-sign-in': async (form: SubmittedForm) => {
    const answer = await form.call(passkeyCalls.signIn, withCredential(form.values), notSignedIn)
    return goTo(afterSignIn(answer.redirect, form.siteUrl), welcomeToast(answer))
  },
}
