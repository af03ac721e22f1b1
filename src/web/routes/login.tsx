import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/en/accounts.ts'
import { AccountPage, InsteadLink } from '../accounts/account-page.tsx'
import { readAccountPhoto } from '../accounts/account-photo.server.ts'
import { EmailField } from '../accounts/email-field.tsx'
import { PasskeyButton, type PasskeyMore } from '../accounts/passkey-button.tsx'
import { passkeySignInForms } from '../accounts/passkey-forms.server.ts'
import { toSecondStep } from '../accounts/to-second-step.server.ts'
import { welcomeToast } from '../accounts/welcome-toast.server.ts'
import { getApi, requestContext } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { afterSignIn, formAction, goTo, signedInPage } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { Field } from '../ui/field.tsx'
import { Link } from '../ui/link.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/login'

export const handle: PageHandle = { frame: 'account' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await requiredAnswer(getApi(context)(accountCalls.who, {}))
  const target = url.searchParams.get('redirect')
  if (user) throw await goTo(signedInPage(user, target, context.get(requestContext).siteUrl))
  return { target, photo: await readAccountPhoto(getApi(context)) }
}

export const action = formAction<PasskeyMore>({
  ...passkeySignInForms,
  'log-in': async (form) => {
    const answer = await form.call(accountCalls.login, form.values, {
      title: words.loginFailed,
      instead: (refused) => toSecondStep(refused, form.siteUrl, { target: form.values.redirect }),
    })
    return goTo(afterSignIn(answer.redirect, form.siteUrl), welcomeToast(answer))
  },
})

export const clientAction = guestClientAction<PasskeyMore>

export default function LogIn({ loaderData: { target }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { typed, errors }: FormResult = actionData ?? {}
  const intro = target?.startsWith(href('/booking-request')) ? words.thenYouGoStraightBack : undefined
  return (
    <AccountPage title={words.logIn} description={words.logInToBook} intro={intro}>
      <FormFailure result={actionData} />
      <Form method="post" noValidate replace className="space-y-5">
        <Intent is="log-in" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <EmailField typed={typed} errors={errors} autoComplete="username" />
        <Field label={words.password} name="password" type="password" autoComplete="current-password" error={errors?.password} />
        <SubmitButton acting={words.loggingIn} look="act" wide>
          {words.logIn}
        </SubmitButton>
      </Form>
      <PasskeyButton ceremony="sign-in" fields={() => ({ redirect: target ?? '' })} wide>
        {words.signInWithAPasskey}
      </PasskeyButton>
      <p>
        <Link to={href('/forgot-password')} className="link link-alone">
          {words.forgotYourPassword}
        </Link>
      </p>
      <InsteadLink question={words.signInWithoutAPassword} to={href('/login/email')} redirect={target}>
        {words.continueWithYourEMail}
      </InsteadLink>
      <InsteadLink question={words.newHere} to={href('/register')} redirect={target}>
        {words.createAnAccount}
      </InsteadLink>
    </AccountPage>
  )
}
