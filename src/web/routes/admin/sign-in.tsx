import { data, Form, redirect, useNavigation } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage } from '../../accounts/account-page.tsx'
import { toSecondStep } from '../../accounts/to-second-step.server.ts'
import { apiOf, requestContext } from '../../api.ts'
import { attempt, needed } from '../../attempt.server.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { Intent } from '../../forms/intent.tsx'
import { orOffline } from '../../forms/offline.ts'
import { readForm } from '../../forms/read-form.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { flash } from '../../toasts/flash.server.ts'
import type { Toast } from '../../toasts/toast.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { Field } from '../../ui/field.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/sign-in'

const OFFICE = '/admin/dashboard'
const WRONG = 'Invalid username or password.'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await needed(apiOf(context)(accountCalls.who, {}))
  if (user?.status === 2) throw redirect(OFFICE)
  return { target: url.searchParams.get('redirect') }
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'log-in')
  const { values, input, errors } = await readForm(request, accountCalls.login.input)
  const typed = { email: values.email ?? '' }
  const failed = (text: string, status: number) => {
    const toast: Toast = { title: 'Login Failed', text, tone: 'bad' }
    return data<FormAnswer>({ typed, toast }, status)
  }
  if (errors) {
    const { email, password } = values
    if (email && password) return failed(WRONG, 400)
    const required = { ...(email ? {} : { email: 'Username is required' }), ...(password ? {} : { password: 'Password is required' }) }
    return data<FormAnswer>({ typed, errors: required }, 400)
  }
  const { answer, refused } = await attempt(apiOf(context)(accountCalls.login, { ...input, only: 'admin' }))
  const onwards = refused && toSecondStep(refused, context.get(requestContext).siteUrl, input.redirect ?? OFFICE)
  if (onwards) return onwards
  if (refused) return failed(refused.code === 'wrong_password' ? WRONG : refused.message, refused.status)
  return redirect(answer.redirect, {
    headers: { 'set-cookie': flash({ title: 'Login Successful', text: 'Welcome to the admin dashboard.', tone: 'good' }) },
  })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(() => serverAction())

export default function SignIn({ loaderData: { target }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  const { typed, errors, toast }: FormAnswer = actionData ?? {}
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  return (
    <AccountPage title="Back office" description="For the owners.">
      {toast && (
        <Notice tone="bad" title={toast.title}>
          {toast.text}
        </Notice>
      )}
      <Form method="post" noValidate className="space-y-5">
        <Intent is="log-in" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <Field
          label="Username"
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          defaultValue={typed?.email}
          error={errors?.email}
        />
        <Field label="Password" name="password" type="password" autoComplete="current-password" error={errors?.password} />
        <button type="submit" disabled={busy} className="button button-act w-full">
          {busy ? 'Signing in …' : 'Sign In'}
        </button>
      </Form>
    </AccountPage>
  )
}
