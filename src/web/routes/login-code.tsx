import { data, Form, Link, redirect, useNavigation } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { noPending, readPending } from '../accounts/pending.server.ts'
import { apiOf, requestContext } from '../api.ts'
import { attempt } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { intentOf } from '../forms/intent.server.ts'
import { Intent } from '../forms/intent.tsx'
import { orOffline } from '../forms/offline.ts'
import { readForm } from '../forms/read-form.server.ts'
import { useFocusOnError } from '../forms/use-focus-on-error.ts'
import { flash } from '../toasts/flash.server.ts'
import type { Toast } from '../toasts/toast.ts'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { CodeField } from '../ui/code-field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/login-code'

export const headers = () => ({ 'cache-control': 'no-store' })

export function loader({ request, url }: Route.LoaderArgs) {
  if (!readPending(request)) throw redirect('/login')
  return { target: url.searchParams.get('redirect') }
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'enter-code')
  const { input, errors } = await readForm(request, accountCalls.enterCode.input.omit({ pending: true }))
  if (errors) return data<FormAnswer>({ errors }, 400)
  const { answer, refused } = await attempt(apiOf(context)(accountCalls.enterCode, { ...input, pending: readPending(request) ?? '' }))
  const { siteUrl } = context.get(requestContext)
  if (refused?.code === 'wrong_code') return data<FormAnswer>({ errors: refused.fields ?? {} }, refused.status)
  if (refused) {
    const toast: Toast = { title: 'Login Failed', text: refused.message, tone: 'bad' }
    if (refused.code !== 'sign_in_over' && refused.code !== 'bad_input') return data<FormAnswer>({ toast }, refused.status)
    return leave('/login', toast, siteUrl)
  }
  return leave(answer.redirect, { title: 'Login Successful.', text: `Welcome back, ${answer.user.name}!`, tone: 'good' }, siteUrl)
}

function leave(to: string, toast: Toast, siteUrl: string): Response {
  const headers = new Headers({ 'set-cookie': flash(toast) })
  headers.append('set-cookie', noPending(siteUrl))
  return redirect(to, { headers })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(() => serverAction())

export default function LogInCode({ loaderData: { target }, actionData }: Route.ComponentProps) {
  const busy = useNavigation().state === 'submitting'
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const { errors, toast }: FormAnswer = actionData ?? {}
  return (
    <AccountPage
      title="Enter your code"
      description="The second step of signing in."
      intro="Your authenticator app shows six digits for this site. They change every half minute."
    >
      {toast && (
        <Notice tone="bad" title={toast.title}>
          {toast.text}
        </Notice>
      )}
      <Form method="post" noValidate replace className="space-y-5">
        <Intent is="enter-code" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <CodeField hint="No phone at hand? Enter one of your recovery codes instead." error={errors?.code} />
        <button type="submit" disabled={busy} className="button button-act w-full">
          {busy ? 'Logging in …' : 'Log In'}
        </button>
      </Form>
      <p>
        <Link to="/login" className="link link-alone">
          Begin again
        </Link>
      </p>
    </AccountPage>
  )
}
