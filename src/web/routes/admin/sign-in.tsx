import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { pathOfThisSite } from '#domain/accounts/path-of-this-site.ts'
import { forgotYourPassword } from '#words/en/accounts.ts'
import * as words from '#words/en/office-security.ts'
import { officeLanguages } from '#words/office-languages.ts'
import { toSecondStep } from '../../accounts/to-second-step.server.ts'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { getApi, requestContext } from '../../api.ts'
import { requiredAnswer } from '../../api-results.server.ts'
import { guestClientAction } from '../../forms/client-action.ts'
import { afterSignIn, formAction, goTo, signedInPage } from '../../forms/form-action.server.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormErrors, FormResult, FormValues } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { useFormResult } from '../../forms/use-form-result.ts'
import { PageHead } from '../../layout/page-head.tsx'
import { Field } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { Route } from './+types/sign-in'

const OFFICE = href('/admin/dashboard')
const FAILED = words.loginFailed
const WRONG = words.invalidUsernameOrPassword

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await requiredAnswer(getApi(context)(accountCalls.who, {}))
  const target = url.searchParams.get('redirect')
  if (user?.status === 2) throw await goTo(signedInPage(user, target, context.get(requestContext).siteUrl))
  return { target }
}

export const action = formAction({
  'log-in': async (form) => {
    const { values } = form
    const wrong: FormResult = { failure: { title: FAILED, text: WRONG } }
    const answer = await form.call(
      accountCalls.login,
      { ...values, only: 'admin' },
      {
        title: FAILED,
        invalid: (errors) => (values.email && values.password && Object.keys(errors).length > 0 ? wrong : { errors: missing(values) }),
        instead: (refused) =>
          refused.code === 'wrong_password'
            ? wrong
            : // The page for the code is one for guests, which are English from here.
              toSecondStep(refused, form.siteUrl, { target: values.redirect ?? OFFICE, ownDocument: true }),
      },
    )
    const toast = { title: words.loginSuccessful, text: words.welcomeToTheAdminDashboard, tone: 'good', toOffice: true } as const
    return goTo(afterSignIn(answer.redirect, form.siteUrl), toast)
  },
  /** Of this page in this browser; after sign-in the office is in the language of the person. */
  language: async (form) => {
    const browser = (await officeCookie.read(form.request)) ?? { scheme: 'device' as const, hidden: [], singleKeys: true }
    const chosen = officeLanguages.find((one) => one === form.values.language) ?? 'en'
    const cookie = await officeCookie.write({ ...browser, language: chosen }, form.siteUrl)
    return goTo({ path: pathOfThisSite(form.values.page) ?? href('/admin'), siteUrl: form.siteUrl }, undefined, [cookie])
  },
})

const missing = ({ email, password }: FormValues): FormErrors => ({
  ...(email ? {} : { email: words.usernameIsRequired }),
  ...(password ? {} : { password: words.passwordIsRequired }),
})

export const clientAction = guestClientAction

export default function SignIn({ loaderData: { target }, actionData }: Route.ComponentProps) {
  const { typed, errors }: FormResult = actionData ?? {}
  useFormResult(actionData)
  return (
    <>
      <PageHead title={words.backOffice} description={words.forTheOwners} hidden />
      <h1 className="text-3xl">{words.backOffice}</h1>
      <p className="mt-2 mb-6 text-ink-soft">{words.forThePeople}</p>
      <FormFailure result={actionData} />
      <Form method="post" noValidate className="space-y-5">
        <Intent is="log-in" />
        {target && <input type="hidden" name="redirect" value={target} />}
        <Field
          label={words.username}
          name="email"
          type="text"
          inputMode="email"
          autoComplete="username"
          defaultValue={typed?.email}
          error={errors?.email}
        />
        <Field label={words.password} name="password" type="password" autoComplete="current-password" error={errors?.password} />
        <SubmitButton acting={words.signingIn} look="act" wide>
          {words.signIn}
        </SubmitButton>
      </Form>
      <p className="mt-5">
        <Link to={href('/forgot-password')} reloadDocument className="link link-alone">
          {forgotYourPassword}
        </Link>
      </p>
    </>
  )
}
