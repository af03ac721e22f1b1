import { Form, href, redirect } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { AccountPage, InsteadLink } from '../accounts/account-page.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { apiOf } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { keepForm } from '../forms/keep-form.ts'
import { useFormResult } from '../forms/use-form-result.ts'
import { SubmitButton } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import type { Route } from './+types/register'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await requiredAnswer(apiOf(context)(accountCalls.who, {}))
  if (user) throw redirect(href('/'))
  return { target: url.searchParams.get('redirect') }
}

export const action = formAction({
  register: async (form) => {
    const { message } = await form.call(accountCalls.register, form.values, { bug: 'Registration failed' })
    const target = new URLSearchParams(form.values.redirect ? { redirect: form.values.redirect } : {})
    return goTo(`${href('/login')}?${target}`, { title: 'Welcome!', text: message, tone: 'good' })
  },
})

export const clientAction = keepForm

export default function Register({ loaderData: { target }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { typed, errors }: FormResult = actionData ?? {}
  return (
    <AccountPage
      title="Create an account"
      description="Create an account to book a stay at the villas and to look after it."
      intro="With an account you book, pay in stages, and find your stays again."
    >
      <FormFailure result={actionData} />
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
        <SubmitButton acting="One moment …" look="act" wide>
          Create account
        </SubmitButton>
      </Form>
      <InsteadLink question="You have an account?" to={href('/login')} redirect={target}>
        Log In
      </InsteadLink>
    </AccountPage>
  )
}
