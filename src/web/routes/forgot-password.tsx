import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/en/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { readAccountPhoto } from '../accounts/account-photo.server.ts'
import { EmailField } from '../accounts/email-field.tsx'
import { ForgotSent } from '../accounts/forgot-sent.tsx'
import { getApi } from '../api.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { ContactAsked } from '../forms/contact-asked.tsx'
import { withContactQuestions } from '../forms/contact-questions.server.ts'
import { done, formAction } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { Link } from '../ui/link.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/forgot-password'

export const handle: PageHandle = { frame: 'account', scripts: 'touched' }

export const loader = async ({ context, url }: Route.LoaderArgs) => ({
  sent: url.searchParams.has('sent'),
  photo: await readAccountPhoto(getApi(context)),
})

export const action = formAction({
  'send-link': async (form) => {
    const { message } = await form.call(accountCalls.forgotPassword, form.values, {
      title: words.error,
      bug: words.somethingWentWrong,
      ...withContactQuestions(form),
    })
    return done(`${href('/forgot-password')}?sent`, words.success, message)
  },
})

export const clientAction = guestClientAction

export default function ForgotPassword({ loaderData: { sent }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { typed, errors }: FormResult = actionData ?? {}
  if (sent) return <ForgotSent />
  return (
    <AccountPage title={words.forgotYourPassword} description={words.askForALink} intro={words.tellUsYourEmail}>
      <FormFailure result={actionData} />
      <Form method="post" noValidate className="space-y-5">
        <Intent is="send-link" />
        <ContactAsked result={actionData} />
        <EmailField typed={typed} errors={errors} autoComplete="username" />
        <SubmitButton acting={words.oneMoment} look="act" wide>
          {words.sendResetLink}
        </SubmitButton>
      </Form>
      <p>
        <Link to={href('/login')} className="link link-alone">
          {words.backToLogIn}
        </Link>
      </p>
    </AccountPage>
  )
}
