import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage, InsteadLink } from '../accounts/account-page.tsx'
import { toSecondStep } from '../accounts/to-second-step.server.ts'
import { apiOf, requestContext } from '../api.ts'
import { attempt, needed } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { intentOf } from '../forms/intent.server.ts'
import { Intent } from '../forms/intent.tsx'
import { orOffline } from '../forms/offline.ts'
import { readForm } from '../forms/read-form.server.ts'
import { useFocusOnError } from '../forms/use-focus-on-error.ts'
import { flash } from '../toasts/flash.server.ts'
import type { Toast } from '../toasts/toast.ts'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/login'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await needed(apiOf(context)(accountCalls.who, {}))
  if (user) throw redirect(user.status === 2 ? '/admin/dashboard' : '/')
  return { target: url.searchParams.get('redirect') }
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'log-in')
  const { values, input, errors } = await readForm(request, accountCalls.login.input)
  const typed = { email: values.email ?? '' }
  if (errors) return data<FormAnswer>({ typed, errors }, 400)
  const { answer, refused } = await attempt(apiOf(context)(accountCalls.login, input))
  const onwards = refused && toSecondStep(refused, context.get(requestContext).siteUrl, input.redirect)
  if (onwards) return onwards
  if (refused) {
    const toast: Toast = { title: 'Login Failed', text: refused.message, tone: 'bad' }
    return data<FormAnswer>({ typed, toast }, refused.status)
  }
  const welcome: Toast = { title: 'Login Successful.', text: `Welcome back, ${answer.user.name}!`, tone: 'good' }
  return redirect(answer.redirect, { headers: { 'set-cookie': flash(welcome) } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(() => serverAction())

export default function LogIn({ loaderData: { target }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const { typed, errors, toast }: FormAnswer = actionData ?? {}
  const intro = target?.startsWith('/booking-request')
    ? 'Then you go straight back to your booking. Everything you filled in is kept.'
    : undefined
  return (
    <AccountPage title="Log In" description="Log in to book a stay and to look after the stays you have booked." intro={intro}>
      {toast && (
        <Notice tone="bad" title={toast.title}>
          {toast.text}
        </Notice>
      )}
      <Form method="post" noValidate replace className="space-y-5">
        <Intent is="log-in" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={typed?.email}
          error={errors?.email}
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" error={errors?.password} />
        <button type="submit" disabled={busy} className="button button-act w-full">
          {busy ? 'Logging in …' : 'Log In'}
        </button>
      </Form>
      <p>
        <Link to="/forgot-password" className="link link-alone">
          Forgot your password?
        </Link>
      </p>
      <InsteadLink question="New here?" to="/register" redirect={target}>
        Create an account
      </InsteadLink>
    </AccountPage>
  )
}
