import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { ForgotSent } from '../accounts/forgot-sent.tsx'
import { apiOf } from '../api.ts'
import { attempt } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { intentOf } from '../forms/intent.server.ts'
import { Intent } from '../forms/intent.tsx'
import { orOffline } from '../forms/offline.ts'
import { readForm } from '../forms/read-form.server.ts'
import { flash } from '../toasts/flash.server.ts'
import type { Toast } from '../toasts/toast.ts'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/forgot-password'

export const loader = ({ url }: Route.LoaderArgs) => ({ sent: url.searchParams.has('sent') })

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'send-link')
  const { values, input, errors } = await readForm(request, accountCalls.forgotPassword.input)
  const typed = { email: values.email ?? '' }
  if (errors) return data<FormAnswer>({ typed, errors }, 400)
  const { answer, refused } = await attempt(apiOf(context)(accountCalls.forgotPassword, input))
  if (refused) {
    const text = refused.code === 'bug' ? 'Something went wrong' : refused.message
    const toast: Toast = { title: 'Error', text, tone: 'bad' }
    return data<FormAnswer>({ typed, toast }, refused.status)
  }
  const toast = flash({ title: 'Success! 🎉', text: answer.message, tone: 'good' })
  return redirect('/forgot-password?sent', { headers: { 'set-cookie': toast } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(() => serverAction())

export default function ForgotPassword({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  useAnswerToast(actionData)
  const { typed, errors, toast }: FormAnswer = actionData ?? {}
  if (sent) return <ForgotSent />
  return (
    <AccountPage
      title="Forgot your password?"
      description="Ask for a link to set a new password."
      intro="Tell us your email, and we send you a link to set a new one."
    >
      {toast && (
        <Notice tone="bad" title={toast.title}>
          {toast.text}
        </Notice>
      )}
      <Form method="post" noValidate className="space-y-5">
        <Intent is="send-link" />
        <Field
          label="Email"
          name="email"
          type="email"
          inputMode="email"
          autoComplete="username"
          defaultValue={typed?.email}
          error={errors?.email}
        />
        <button type="submit" disabled={busy} className="button button-act w-full">
          {busy ? 'One moment …' : 'Send Reset Link'}
        </button>
      </Form>
      <p>
        <Link to="/login" className="link link-alone">
          Back to Log In
        </Link>
      </p>
    </AccountPage>
  )
}
