import { Form } from 'react-router'
import * as words from '#words/en/office-support.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { TextArea } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

type Props = { ticketId: number; to: string; result: FormResult | undefined }

/** The answer to a ticket. */
export function Composer({ ticketId, to, result }: Props) {
  const form = `reply-${ticketId}`
  return (
    <Form method="post" action={to} noValidate preventScrollReset className="composer">
      <Intent is="reply" />
      <input type="hidden" name="form" value={form} />
      <input type="hidden" name="ticketId" value={ticketId} />
      <TextArea
        label={words.answerToRequestIsMailed}
        id={form}
        name="message"
        rows={3}
        maxLength={5000}
        defaultValue={result?.typed?.message}
        error={result?.errors?.message}
      />
      <SubmitButton acting={words.sending} of={form} look="act" small>
        {words.sendAnswerToRequest}
        <span className="sr-only"> {words.toTicket(ticketId)}</span>
      </SubmitButton>
      <FormFailure result={result} />
    </Form>
  )
}
