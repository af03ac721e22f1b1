import { Form, href, Link } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { ForgotSent } from '../accounts/forgot-sent.tsx'
import { done, formAction } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import { SubmitButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { Route } from './+types/forgot-password'

export const loader = ({ url }: Route.LoaderArgs) => ({ sent: url.searchParams.has('sent') })

export const action = formAction({
  'send-link': async (form) => {
    const { message } = await form.call(accountCalls.forgotPassword, form.values, { title: 'Error', bug: 'Something went wrong' })
    return done(`${href('/forgot-password')}?sent`, 'Success! 🎉', message)
  },
})

export const clientAction = keepForm

export default function ForgotPassword({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { typed, errors }: FormResult = actionData ?? {}
  if (sent) return <ForgotSent />
  return (
    <AccountPage
      title="Forgot your password?"
      description="Ask for a link to set a new password."
      intro="Tell us your email, and we send you a link to set a new one."
    >
      <FormFailure result={actionData} />
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
        <SubmitButton acting="One moment …" look="act" wide>
          Send Reset Link
        </SubmitButton>
      </Form>
      <p>
        <Link to={href('/login')} className="link link-alone">
          Back to Log In
        </Link>
      </p>
    </AccountPage>
  )
}
