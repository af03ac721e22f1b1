import { Form, href } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { emailProofCalls } from '#contract/email-proof.ts'
import * as words from '#words/en/accounts.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { getApi } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction, goTo, toLogIn } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/confirm-email'

const TEN_MINUTES = words.validForTenMinutes

export const handle: PageHandle = { frame: 'account', scripts: 'touched' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await requiredAnswer(getApi(context)(accountCalls.who, {}))
  if (!user) throw await toLogIn(url.pathname + url.search)
  return { email: user.email, sent: url.searchParams.has('sent'), unsent: url.searchParams.has('office'), forPasskey: isForPasskey(url) }
}

export const action = formAction({
  send: async (form) => {
    const { proved, mailServer, message } = await form.call(emailProofCalls.sendCode, {}, { title: words.noCodeWasSent })
    return proved ? goTo(pathAfter(form.url)) : goTo(pathOfForm(form.url, mailServer), { title: message, tone: 'good' })
  },
  confirm: async (form) => {
    const { message } = await form.call(emailProofCalls.prove, form.values, { title: words.notConfirmed })
    return done(pathAfter(form.url), message, isForPasskey(form.url) ? undefined : words.everythingYouFilled)
  },
})

const pathOfForm = ({ searchParams }: URL, mailServer: boolean): string => {
  const query = new URLSearchParams({ sent: '', ...(mailServer ? {} : { office: '' }) })
  const after = searchParams.get('redirect')
  if (after) query.set('redirect', after)
  return `${href('/confirm-email')}?${query}`
}

export const clientAction = guestClientAction

/** Required before a second stay is held, and before a passkey is added. The draft of the booking is stored in a cookie meanwhile. */
export default function ConfirmEmail({ loaderData: { email, sent, unsent, forPasskey }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const before = forPasskey ? words.beforeYouAddAPasskey : words.beforeWeKeepAnotherStay
  return (
    <AccountPage
      title={words.confirmYourEMail}
      description={words.confirmYourEMailAddress}
      intro={sent ? words.weHaveSentACode(email, TEN_MINUTES) : before(email, TEN_MINUTES)}
    >
      {unsent && (
        <Notice tone="caution" title={words.noMailServerIsConfigured}>
          {words.thisIsATestSite}
        </Notice>
      )}
      <FormFailure result={actionData} />
      {sent && (
        <Form method="post" noValidate replace className="space-y-5">
          <Intent is="confirm" />
          <CodeField digits focused hint={words.nothingTherePleaseLook} error={actionData?.errors?.code} />
          <SubmitButton acting={words.oneMoment} of="confirm" look="act" wide>
            {words.confirm}
          </SubmitButton>
        </Form>
      )}
      <Form method="post" replace>
        <Intent is="send" />
        <SubmitButton acting={words.oneMoment} of="send" look={sent ? 'plain' : 'act'} wide>
          {sent ? words.sendANewCode : words.sendTheCode}
        </SubmitButton>
      </Form>
    </AccountPage>
  )
}

const isForPasskey = (url: URL): boolean => pathAfter(url).startsWith(href('/your-data'))

const pathAfter = ({ searchParams }: URL): string => searchParams.get('redirect') ?? href('/')
