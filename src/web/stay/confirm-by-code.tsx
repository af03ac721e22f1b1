import type { ReactNode } from 'react'
import { Form } from 'react-router'
import * as words from '#words/en/stay.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import type { FormResult } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Notice } from '../ui/notice.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'

type Props = {
  /** Hidden fields with what the guest was shown. */
  shown: ReactNode
  /** A code for exactly this was sent to `email`. */
  sent: boolean
  email: string
  /** No mail server is configured. */
  unsent: boolean
  /** Intent of the form with the code; that of the form that asks for one is `send`. */
  intent: string
  labels: { send: string; confirm: string }
  result: FormResult | undefined
}

/** Requests a mailed code and submits it: a guest confirms what cannot be undone. */
export const ConfirmByCode = ({ shown, sent, email, unsent, intent, labels, result }: Props) => (
  <>
    <FormFailure result={result} />
    {sent && (
      <>
        <Notice tone="calm">{words.codeSent(email)}</Notice>
        {unsent && (
          <Notice tone="caution" title={words.noMailServer}>
            {words.theOwnersReadIt}
          </Notice>
        )}
        <Form method="post" noValidate replace className="space-y-5">
          <Intent is={intent} />
          {shown}
          <CodeField hint={words.nothingThere} error={result?.errors?.code} />
          <SubmitButton acting={words.oneMoment} of={intent} look="act" wide>
            {labels.confirm}
          </SubmitButton>
        </Form>
      </>
    )}
    <Form method="post" replace>
      <Intent is="send" />
      {shown}
      <SubmitButton acting={words.oneMoment} of="send" look={sent ? 'plain' : 'act'} wide>
        {sent ? words.sendAnother : labels.send}
      </SubmitButton>
    </Form>
  </>
)

/** What the address of a page says after a code was sent: what it is good for, and that the owners read it. */
export const sentQuery = (shown: string, { mailServer }: { mailServer: boolean }): Record<string, string> => ({
  sent: shown,
  ...(mailServer ? {} : { office: '' }),
})
