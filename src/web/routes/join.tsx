import { Form, href } from 'react-router'
import { peopleCalls } from '#contract/people.ts'
import * as words from '#words/en/accounts.ts'
import { roleDescriptions, roleNames } from '#words/en/labels.ts'
import { AccountPage } from '../accounts/account-page.tsx'
import { NewPasswordField } from '../accounts/new-password-field.tsx'
import { getApi } from '../api.ts'
import { apiResult } from '../api-results.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { done, formAction } from '../forms/form-action.server.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { useFormResult } from '../forms/use-form-result.ts'
import type { PageHandle } from '../layout/header.tsx'
import { Field } from '../ui/field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import type { Route } from './+types/join'

/** The URL contains the token. */
export const headers = () => ({ 'cache-control': 'no-store' })

export const handle: PageHandle = { frame: 'account', scripts: 'touched' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const token = url.searchParams.get('token') ?? ''
  const { answer, refused } = await apiResult(getApi(context)(peopleCalls.invitation, { token }))
  return { token, invitation: answer, over: refused?.message ?? '' }
}

export const action = formAction({
  join: async (form) => {
    await form.call(peopleCalls.join, form.values, { title: words.couldNotJoin })
    return done(href('/admin'), words.joined, words.signInNow)
  },
})

export const clientAction = guestClientAction

export default function Join({ loaderData: { token, invitation, over }, actionData }: Route.ComponentProps) {
  const { typed, errors }: FormResult = actionData ?? {}
  useFormResult(actionData)
  if (!invitation)
    return (
      <AccountPage title={words.invitationOver} description={words.joinDescription}>
        <Notice tone="bad" title={over}>
          {words.askForAnother}
        </Notice>
      </AccountPage>
    )
  const { role, email } = invitation
  return (
    <AccountPage
      title={words.join}
      description={words.joinDescription}
      intro={
        <>
          {words.youAreInvited(roleNames[role])} {roleDescriptions[role]} {words.yourAddress(email)}
        </>
      }
    >
      <FormFailure result={actionData} />
      <Form method="post" noValidate className="space-y-5">
        <Intent is="join" />
        <input type="hidden" name="token" value={token} />
        <Field
          label={words.yourName}
          name="fullName"
          autoComplete="name"
          maxLength={100}
          defaultValue={typed?.fullName}
          error={errors?.fullName}
        />
        <NewPasswordField label={words.newPassword} name="newPassword" error={errors?.newPassword} />
        <p className="text-ink-soft text-sm">{words.guestAccountGoesOn}</p>
        <SubmitButton acting={words.joining} look="act" wide>
          {words.join}
        </SubmitButton>
      </Form>
    </AccountPage>
  )
}
