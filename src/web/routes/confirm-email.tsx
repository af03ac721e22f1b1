import { data, Form, redirect, useNavigation } from 'react-router'
import { accountCalls } from '#contract/accounts.ts'
import { emailProofCalls } from '#contract/email-proof.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { apiOf } from '../api.ts'
import { attempt, needed } from '../attempt.server.ts'
import type { FormAnswer } from '../forms/form-answer.ts'
import { intentOf } from '../forms/intent.server.ts'
import { Intent } from '../forms/intent.tsx'
import { orOffline } from '../forms/offline.ts'
import { readForm } from '../forms/read-form.server.ts'
import { useFocusOnError } from '../forms/use-focus-on-error.ts'
import { toLogIn } from '../payments/review.server.ts'
import { flash } from '../toasts/flash.server.ts'
import { useAnswerToast } from '../toasts/use-answer-toast.ts'
import { CodeField } from '../ui/code-field.tsx'
import { Notice } from '../ui/notice.tsx'
import type { Route } from './+types/confirm-email'

const TEN_MINUTES = 'It is good for ten minutes.'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { user } = await needed(apiOf(context)(accountCalls.who, {}))
  if (!user) throw toLogIn(url.pathname + url.search)
  return { email: user.email, sent: url.searchParams.has('sent'), unsent: url.searchParams.has('office') }
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const intent = await intentOf(request, 'send', 'confirm')
  return intent === 'send' ? sendCode(context, url) : confirm(context, request, url)
}

async function sendCode(context: Route.ActionArgs['context'], url: URL) {
  const { answer, refused } = await attempt(apiOf(context)(emailProofCalls.sendCode, {}))
  if (refused) return data<FormAnswer>({ toast: { title: 'No code was sent', text: refused.message, tone: 'bad' } }, refused.status)
  if (answer.proved) return redirect(pathAfter(url))
  return redirect(pathOfForm(url, answer.mailServer), { headers: { 'set-cookie': flash({ title: answer.message, tone: 'good' }) } })
}

async function confirm(context: Route.ActionArgs['context'], request: Request, url: URL) {
  const { input, errors } = await readForm(request, emailProofCalls.prove.input)
  if (errors) return data<FormAnswer>({ errors }, 400)
  const { answer, refused } = await attempt(apiOf(context)(emailProofCalls.prove, input))
  if (refused?.fields) return data<FormAnswer>({ errors: refused.fields }, refused.status)
  if (refused) return data<FormAnswer>({ toast: { title: 'Not confirmed', text: refused.message, tone: 'bad' } }, refused.status)
  const toast = flash({ title: answer.message, text: 'Everything you filled in is kept.', tone: 'good' })
  return redirect(pathAfter(url), { headers: { 'set-cookie': toast } })
}

const pathOfForm = ({ searchParams }: URL, mailServer: boolean): string => {
  const query = new URLSearchParams({ sent: '', ...(mailServer ? {} : { office: '' }) })
  const after = searchParams.get('redirect')
  if (after) query.set('redirect', after)
  return `/confirm-email?${query}`
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs) => orOffline(() => serverAction())

/** Required before a second stay is held. The draft of the booking is stored in a cookie meanwhile. */
export default function ConfirmEmail({ loaderData: { email, sent, unsent }, actionData }: Route.ComponentProps) {
  const { state, formData } = useNavigation()
  const busy = state === 'submitting' ? formData?.get('intent') : null
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  const { errors, toast }: FormAnswer = actionData ?? {}
  return (
    <AccountPage
      title="Confirm your e-mail"
      description="Confirm your e-mail address with a code."
      intro={
        sent
          ? `We have sent a code of six digits to ${email}. ${TEN_MINUTES}`
          : `Before we keep another stay for you, we send a code of six digits to ${email}. ${TEN_MINUTES}`
      }
    >
      {unsent && (
        <Notice tone="caution" title="No mail server is configured">
          This site is being tried out: the code stands under Mails in the back office.
        </Notice>
      )}
      {toast && (
        <Notice tone="bad" title={toast.title}>
          {toast.text}
        </Notice>
      )}
      {sent && (
        <Form method="post" noValidate replace className="space-y-5">
          <Intent is="confirm" />
          <CodeField hint="Nothing there? Please look in the spam folder as well." error={errors?.code} />
          <button type="submit" disabled={busy === 'confirm'} className="button button-act w-full">
            {busy === 'confirm' ? 'One moment …' : 'Confirm'}
          </button>
        </Form>
      )}
      <Form method="post" replace>
        <Intent is="send" />
        <button type="submit" disabled={busy === 'send'} className={`button w-full ${sent ? 'button-plain' : 'button-act'}`}>
          {busy === 'send' ? 'One moment …' : sent ? 'Send a new code' : 'Send the code'}
        </button>
      </Form>
    </AccountPage>
  )
}

/** Path from the `redirect` parameter if it is on this site, otherwise '/'. */
function pathAfter({ origin, searchParams }: URL): string {
  const wanted = URL.parse(searchParams.get('redirect') ?? '/', origin)
  return wanted?.origin === origin && !wanted.pathname.startsWith('//') ? wanted.pathname + wanted.search : '/'
}
