import { data, Form, redirect, useNavigation } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage, InsteadLink } from '../accounts/account-page.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { apiOf } from '../api.ts'
import { attempt, needed } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { intentOf } from '../forms/intent.server.ts'
import { Intent } from '../forms/intent.tsx'
import { orOffline } from '../forms/offline.ts'
import { readForm } from '../forms/read-form.server.ts'
import { useFocusOnError } from '../forms/use-focus-on-error.ts'
import { flash } from '../toasts/flash.server.ts'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/register'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await needed(apiOf(context)(accountCalls.who, {}))
  if (user) throw redirect('/')
  return { target: url.searchParams.get('redirect') }
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'register')
  const { values, input, errors } = await readForm(request, accountCalls.register.input)
  const { password: _, ...typed } = values
  if (errors) return data<FormAnswer>({ typed, errors }, 400)
  const { answer, refused } = await attempt(apiOf(context)(accountCalls.register, input))
  if (refused) {
    const failure = refused.code === 'bug' ? 'Registration failed' : refused.message
    return data<FormAnswer>({ typed, errors: refused.fields ?? {}, failure }, refused.status)
  }
  const target = new URLSearchParams(values.redirect ? { redirect: values.redirect } : {})
  const toast = flash({ title: 'Welcome!', text: answer.message, tone: 'good' })
  return redirect(`/login?${target}`, { headers: { 'set-cookie': toast } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(() => serverAction())

export default function Register({ loaderData: { target }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const { typed, errors, failure }: FormAnswer = actionData ?? {}
  return (
    <AccountPage
      title="Create an account"
      description="Create an account to book a stay at the villas and to look after it."
      intro="With an account you book, pay in stages, and find your stays again."
    >
      {failure && (
        <Notice tone="bad" title={failure} announced>
          Nothing you typed is lost.
        </Notice>
      )}
      <Form method="post" noValidate className="space-y-5">
        <Intent is="register" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <Field label="Full name" name="fullName" autoComplete="name" defaultValue={typed?.fullName} error={errors?.fullName} />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          defaultValue={typed?.email}
          error={errors?.email}
        />
        <NewPasswordField label="Password" name="password" rules="first" error={errors?.password} />
        <Field label="Country" name="country" autoComplete="country-name" defaultValue={typed?.country} error={errors?.country} />
        <Field
          label="Phone"
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={typed?.phoneNumber}
          error={errors?.phoneNumber}
        />
        <button type="submit" disabled={busy} className="button button-act w-full">
          {busy ? 'One moment …' : 'Create account'}
        </button>
      </Form>
      <InsteadLink question="You have an account?" to="/login" redirect={target}>
        Log In
      </InsteadLink>
    </AccountPage>
  )
}
