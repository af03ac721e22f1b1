import { type ActionFunctionArgs, Form } from 'react-router'
import { newsCalls } from '#contract/news.ts'
import * as words from '#words/en/news.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { getApi } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/news'

export const handle: PageHandle = { scripts: 'touched' }

/** Changes nothing: mail scanners open links. */
export const loader = ({ context, params: { token } }: Route.LoaderArgs) => requiredAnswer(getApi(context)(newsCalls.read, { token }))

const forms = formAction({
  unsubscribe: async (form) => {
    await form.call(newsCalls.unsubscribe, form.params, { title: words.failed, fieldless: true })
    return done(form.url.pathname, words.unsubscribed)
  },
  undo: async (form) => {
    await form.call(newsCalls.undo, form.params, { title: words.failed, fieldless: true })
    return done(form.url.pathname, words.again)
  },
})

/** Besides its forms, what a mail program posts for its reader (RFC 8058). That is answered without a redirect. */
export async function action(args: ActionFunctionArgs) {
  const fields = await args.request
    .clone()
    .formData()
    .catch(() => new FormData())
  if (fields.get('List-Unsubscribe') !== 'One-Click') return forms(args)
  await requiredAnswer(getApi(args.context)(newsCalls.unsubscribe, { token: args.params.token ?? '' }))
  return undefined
}

export const clientAction = guestClientAction

/** Where the link of a mail with news leads: one unsubscribes by a button, and may undo it. */
export default function News({ loaderData: { agreed, canUndo }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  return (
    <AccountPage title={words.title} description={words.description} intro={agreed ? words.getting : words.gone}>
      <FormFailure result={actionData} />
      {canUndo && <p>{words.agree}</p>}
      {(agreed || canUndo) && (
        <Form method="post" replace className="space-y-4">
          <Intent is={agreed ? 'unsubscribe' : 'undo'} />
          <SubmitButton acting={words.oneMoment} look={agreed ? 'act' : 'plain'} wide>
            {agreed ? words.unsubscribe : words.undo}
          </SubmitButton>
        </Form>
      )}
      <p className="text-ink-soft text-sm">{words.after}</p>
    </AccountPage>
  )
}
