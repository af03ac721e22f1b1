import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/en/accounts.ts'
import { AccountPage, InsteadLink } from '../accounts/account-page.tsx'
import { readAccountPhoto } from '../accounts/account-photo.server.ts'
import { EmailField } from '../accounts/email-field.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { getApi, requestContext } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { draftCookie } from '../bookings/draft.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { ContactAsked } from '../forms/contact-asked.tsx'
import { withContactQuestions } from '../forms/contact-questions.server.ts'
import { afterSignIn, formAction, goTo, signedInPage, toLogIn } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult, FormValues } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { Field } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/register'

export const handle: PageHandle = { frame: 'account' }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { user } = await requiredAnswer(getApi(context)(accountCalls.who, {}))
  const target = url.searchParams.get('redirect')
  if (user) throw await goTo(signedInPage(user, target, context.get(requestContext).siteUrl))
  const guest = (await draftCookie.read(request))?.guest
  const known: FormValues = guest ? { fullName: guest.name, email: guest.email, phoneNumber: guest.phone } : {}
  return { target, known, photo: await readAccountPhoto(getApi(context)) }
}

export const action = formAction({
  register: async (form) => {
    await form.call(accountCalls.register, form.values, { bug: words.registrationFailed, ...withContactQuestions(form) })
    const answer = await form.call(accountCalls.login, form.values, { instead: () => toLogIn(form.values.redirect) })
    return goTo(afterSignIn(answer.redirect, form.siteUrl), { title: words.welcome, text: words.yourAccountIsReady, tone: 'good' })
  },
})

export const clientAction = guestClientAction

export default function Register({ loaderData: { target, known }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { typed = known, errors }: FormResult = actionData ?? {}
  return (
    <AccountPage title={words.createAnAccount} description={words.createAnAccountToBook} intro={words.withAnAccountYouBook}>
      <FormFailure result={actionData} />
      <Form method="post" noValidate className="space-y-5">
        <Intent is="register" />
        <ContactAsked result={actionData} />
        {target && <input type="hidden" name="redirect" value={target} />}
        <Field label={words.fullName} name="fullName" autoComplete="name" defaultValue={typed?.fullName} error={errors?.fullName} />
        <EmailField typed={typed} errors={errors} />
        <NewPasswordField label={words.password} name="password" rules="first" error={errors?.password} />
        <Field label={words.country} name="country" autoComplete="country-name" defaultValue={typed?.country} error={errors?.country} />
        <Field
          label={words.phone}
          name="phoneNumber"
          type="tel"
          inputMode="tel"
          autoComplete="tel"
          defaultValue={typed?.phoneNumber}
          error={errors?.phoneNumber}
        />
        <SubmitButton acting={words.oneMoment} look="act" wide>
          {words.createAccount}
        </SubmitButton>
      </Form>
      <InsteadLink question={words.youHaveAnAccount} to={href('/login')} redirect={target}>
        {words.logIn}
      </InsteadLink>
    </AccountPage>
  )
}
