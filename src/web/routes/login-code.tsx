import { Form, href, Link, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { pendingCookie } from '../accounts/pending.server.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Intent } from '../forms/intent.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import type { Toast } from '../toasts/toast.ts'
import { SubmitButton } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import type { Route } from './+types/login-code'

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ request, url }: Route.LoaderArgs) {
  if (!(await pendingCookie.read(request))) throw redirect(href('/login'))
  return { target: url.searchParams.get('redirect') }
}

export const action = formAction({
  'enter-code': async (form) => {
    const leave = async (to: string, toast: Toast) => goTo(to, toast, [await pendingCookie.drop(form.siteUrl)])
    const pending = (await pendingCookie.read(form.request)) ?? ''
    const answer = await form.call(
      accountCalls.enterCode,
      { ...form.values, pending },
      {
        title: 'Login Failed',
        instead: ({ code, message }) =>
          code === 'sign_in_over' || code === 'bad_input'
            ? leave(href('/login'), { title: 'Login Failed', text: message, tone: 'bad' })
            : undefined,
      },
    )
    return leave(answer.redirect, { title: 'Login Successful.', text: `Welcome back, ${answer.user.name}!`, tone: 'good' })
  },
})

export const clientAction = keepForm

export default function LogInCode({ loaderData: { target }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  return (
    <AccountPage
      title="Enter your code"
      description="The second step of signing in."
      intro="Your authenticator app shows six digits for this site. They change every half minute."
    >
      <FormFailure result={actionData} />
      <Form method="post" noValidate replace className="space-y-5">
        <Intent is="enter-code" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <CodeField hint="No phone at hand? Enter one of your recovery codes instead." error={actionData?.errors?.code} />
        <SubmitButton acting="Logging in …" look="act" wide>
          Log In
        </SubmitButton>
      </Form>
      <p>
        <Link to={href('/login')} className="link link-alone">
          Begin again
        </Link>
      </p>
    </AccountPage>
  )
}
