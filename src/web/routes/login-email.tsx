import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import * as words from '#words/en/accounts.ts'
import { AccountPage, InsteadLink } from '../accounts/account-page.tsx'
import { EmailField } from '../accounts/email-field.tsx'
import { askedCodeCookie, askForCode, enterSentCode } from '../accounts/sign-in-code.server.ts'
import { welcomeToast } from '../accounts/welcome-toast.server.ts'
import { getApi, requestContext } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { ContactAsked } from '../forms/contact-asked.tsx'
import { afterSignIn, formAction, goTo, signedInPage } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/login-email'

export const handle: PageHandle = { frame: 'account' }

export const headers = () => ({ 'cache-control': 'no-store' })

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { user } = await requiredAnswer(getApi(context)(accountCalls.who, {}))
  const target = url.searchParams.get('redirect')
  if (user) throw await goTo(signedInPage(user, target, context.get(requestContext).siteUrl))
  const asked = await askedCodeCookie.read(request)
  return { target, sent: asked && { email: asked.email, mailServer: asked.mailServer } }
}

export const action = formAction({
  send: async (form) => goTo(form.url.pathname + form.url.search, undefined, [await askForCode(form, form.values.email)]),
  enter: async (form) => {
    const answer = await enterSentCode(form, form.values.email)
    return goTo(afterSignIn(answer.redirect, form.siteUrl), welcomeToast(answer), [await askedCodeCookie.drop(form.siteUrl)])
  },
  again: async (form) => goTo(form.url.pathname + form.url.search, undefined, [await askedCodeCookie.drop(form.siteUrl)]),
})

export const clientAction = guestClientAction

/** Signs a guest in by a code that is mailed. Without scripts as well. */
export default function LogInByEmail({ loaderData: { target, sent }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const { typed, errors }: FormResult = actionData ?? {}
  return (
    <AccountPage
      title={words.continueWithYourEMail}
      description={words.signInByACode}
      intro={sent ? words.weHaveSentACode(sent.email, words.validForTenMinutes) : words.weSendACode}
    >
      {sent && !sent.mailServer && (
        <Notice tone="caution" title={words.noMailServerIsConfigured}>
          {words.thisIsATestSite}
        </Notice>
      )}
      <FormFailure result={actionData} />
      {sent ? (
        <>
          <Form method="post" noValidate replace className="space-y-5">
            <Intent is="enter" />
            <input type="hidden" name="email" value={sent.email} />
            {target && <input type="hidden" name="redirect" value={target} />}
            <CodeField digits focused hint={words.nothingTherePleaseLook} error={errors?.code} />
            <SubmitButton acting={words.loggingIn} of="enter" look="act" wide>
              {words.logIn}
            </SubmitButton>
          </Form>
          <Form method="post" replace>
            <Intent is="send" />
            <input type="hidden" name="email" value={sent.email} />
            <input type="hidden" name="askedEmail" value={sent.email} />
            <SubmitButton acting={words.oneMoment} of="send" wide>
              {words.sendANewCode}
            </SubmitButton>
          </Form>
          <Form method="post" replace>
            <Intent is="again" />
            <SubmitButton acting={words.oneMoment} of="again" wide>
              {words.anotherAddress}
            </SubmitButton>
          </Form>
        </>
      ) : (
        <Form method="post" noValidate replace className="space-y-5">
          <Intent is="send" />
          <ContactAsked result={actionData} />
          <EmailField typed={typed} errors={errors} />
          <SubmitButton acting={words.oneMoment} look="act" wide>
            {words.sendTheCode}
          </SubmitButton>
        </Form>
      )}
      <InsteadLink question={words.youHaveAPassword} to={href('/login')} redirect={target}>
        {words.logIn}
      </InsteadLink>
    </AccountPage>
  )
}
