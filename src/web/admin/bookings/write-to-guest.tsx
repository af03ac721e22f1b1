import { Form, href } from 'react-router'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import * as words from '#words/en/office-inbox.ts'
import { sending } from '#words/en/office-support.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import type { BookingDetails } from './booking-details.ts'

type Props = { booking: BookingDetails['booking']; result: FormResult | undefined }

/** A message to the guest of a booking, and the way to all that was written. */
export const WriteToGuest = ({ booking: { id, guest }, result }: Props) => (
  <details name="beside-happened" open={result !== undefined || undefined}>
    <summary data-key="M">{words.writeTo(guest.name)}</summary>
    <Form method="post" noValidate preventScrollReset className="happened-note space-y-2">
      <Intent is="write" />
      <TextArea
        label={words.messageIsMailed}
        name="message"
        rows={3}
        maxLength={LONGEST_MESSAGE}
        defaultValue={result?.typed?.message}
        error={result?.errors?.message}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <SubmitButton acting={sending} of="write" small>
          {words.sendMessage}
        </SubmitButton>
        <Link to={`${href('/admin/dashboard/support')}?stay=${id}`} className="link link-alone">
          {words.openConversation}
        </Link>
      </div>
      <FormFailure result={result} />
    </Form>
  </details>
)
