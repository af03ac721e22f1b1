import { Form } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/en/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { logInPage } from '../accounts/log-in-page.ts'
import { pendingCookie } from '../accounts/pending.server.ts'
import { welcomeToast } from '../accounts/welcome-toast.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { afterSignIn, formAction, goTo, toLogIn } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import type { OwnDocument } from '../redirects.server.ts'
import type { Toast } from '../toasts/toast.ts'
import { CodeField } from '../ui/code-field.tsx'
import { Link } from '../ui/link.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/login-code'

export const handle: PageHandle = { frame: 'account' }

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, url }: Route.LoaderArgs) {
  const target = url.searchParams.get('redirect')
  if (!(await pendingCookie.read(request))) throw await toLogIn(target)
  return { target }
}

export const action = formAction({
  'enter-code': async (form) => {
    const leave = async (to: string | OwnDocument, toast: Toast) => goTo(to, toast, [await pendingCookie.drop(form.siteUrl)])
    const pending = (await pendingCookie.read(form.request)) ?? ''
    const answer = await form.call(
      accountCalls.enterCode,
      { ...form.values, pending },
      {
        title: words.loginFailed,
        instead: ({ code, message }) =>
          code === 'sign_in_over' || code === 'bad_input'
            ? leave(logInPage(form.values.redirect), { title: words.loginFailed, text: message, tone: 'bad' })
            : undefined,
      },
    )
    return leave(afterSignIn(answer.redirect, form.siteUrl), welcomeToast(answer))
  },
})

export const clientAction = guestClientAction

export default function LogInCode({ loaderData: { target }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  return (
    <AccountPage title={words.enterYourCode} description={words.theSecondStepOfSigning} intro={words.yourAuthenticatorAppShowsSix}>
      <FormFailure result={actionData} />
      <Form method="post" noValidate replace className="space-y-5">
        <Intent is="enter-code" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <CodeField hint={words.noPhoneAtHandEnter} error={actionData?.errors?.code} />
        <SubmitButton acting={words.loggingIn} look="act" wide>
          {words.logIn}
        </SubmitButton>
      </Form>
      <p>
        <Link to={logInPage(target)} className="link link-alone">
          {words.beginAgain}
        </Link>
      </p>
    </AccountPage>
  )
}
