import { useContext } from 'react'
import { Form } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { supportReasons } from '#domain/support/reasons.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import * as words from '#words/en/stay.ts'
import { reasonLabels } from '#words/en/support.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { ComplaintBox } from '../support/complaint-box.tsx'
import { ComplaintNotes } from '../support/complaint-notes.tsx'
import { Messages } from '../support/messages.tsx'
import { Select, TextArea } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { LookingOn } from './looking-on.ts'
import { Panel } from './panel.tsx'

type Props = { stay: OwnStay; result: FormResult | undefined }
type Ticket = OwnStay['tickets'][number]
type Talk = { pictureAt: (id: number) => string; result: FormResult | undefined }

/** What guest and hosts have written about the stay, and a form for something new. */
export function Conversations({ stay: { booking, messages, tickets }, result }: Props) {
  const pictureAt = usePictureAt(booking.bookingNumber)
  return (
    <Panel title={words.messages} id="messages">
      <div className="space-y-8">
        <WithHosts key={`messages ${messages.length}`} messages={messages} pictureAt={pictureAt} result={resultFor('write', result)} />
        {tickets.length > 0 && (
          <div className="min-w-0 space-y-8">
            {tickets.map((ticket) => (
              <Conversation key={ticket.id} ticket={ticket} pictureAt={pictureAt} result={resultFor(`reply-${ticket.id}`, result)} />
            ))}
          </div>
        )}
        {booking.firstOrderId && <NewMessage key={tickets.length} orderId={booking.firstOrderId} result={resultFor('ask', result)} />}
      </div>
    </Panel>
  )
}

/** Where a picture of the conversation is, for its guest, or for somebody of the office who looks on. */
function usePictureAt(bookingNumber: string): (id: number) => string {
  const lookingOn = useContext(LookingOn)
  return (id) => `/api/${lookingOn ? 'messagePicture.php?' : `ownMessagePicture.php?bookingNumber=${bookingNumber}&`}id=${id}`
}

/** What guest and hosts have written that is about no request, and the form to write so. */
const WithHosts = ({ messages, pictureAt, result }: Talk & { messages: OwnStay['messages'] }) =>
  messages.length === 0 ? (
    <PlainForm label={words.justWrite} button={words.write} result={result} />
  ) : (
    <article aria-label={words.fromYourHosts} className="space-y-4">
      <Messages names={{ guest: words.you, owner: words.yourHosts, site: words.yourHosts }} messages={messages} pictureAt={pictureAt} />
      <PlainForm label={words.answer} button={words.send} result={result} />
    </article>
  )

const PlainForm = ({ label, button, result }: { label: string; button: string } & Pick<Talk, 'result'>) => (
  <Form method="post" noValidate preventScrollReset className="no-print space-y-4">
    <Intent is="write" />
    <FormFailure result={result} />
    <TextArea
      label={label}
      id="write-back"
      name="message"
      rows={2}
      maxLength={LONGEST_MESSAGE}
      defaultValue={result?.typed?.message}
      error={result?.errors?.message}
    />
    <SubmitButton acting={words.sending} of="write" small>
      {button}
      <span className="sr-only"> {words.toYourHosts}</span>
    </SubmitButton>
  </Form>
)

function Conversation({
  ticket: { id, reason, status, message, openedAt, messages, complaint },
  pictureAt,
  result,
}: Talk & { ticket: Ticket }) {
  const form = `reply-${id}`
  return (
    <article aria-labelledby={`ticket-${id}`} className="space-y-4">
      <div>
        <h3 id={`ticket-${id}`} className="font-sans font-semibold text-lg">
          {words.requestNumber(id, reasonLabels[reason])}
        </h3>
        <p className="text-ink-soft text-sm">{words.ticketStates[status]}</p>
      </div>
      {complaint && <ComplaintNotes complaint={complaint} />}
      <Messages
        names={{ guest: words.you, owner: words.yourHosts }}
        messages={[{ id: 0, author: 'guest', message, writtenAt: openedAt, mail: null, beforeBooking: false }, ...messages]}
        pictureAt={pictureAt}
      />
      <Form method="post" noValidate preventScrollReset className="no-print space-y-4">
        <Intent is="reply" />
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="ticketId" value={id} />
        <FormFailure result={result} />
        <TextArea
          label={words.answer}
          id={form}
          name="message"
          rows={2}
          maxLength={5000}
          defaultValue={result?.typed?.message}
          error={result?.errors?.message}
        />
        <SubmitButton acting={words.sending} of={form} small>
          {words.send}
          <span className="sr-only"> {words.requestNumber(id, reasonLabels[reason])}</span>
        </SubmitButton>
      </Form>
    </article>
  )
}

const NewMessage = ({ orderId, result }: { orderId: string; result: FormResult | undefined }) => (
  <Form method="post" noValidate preventScrollReset className="no-print space-y-5">
    <div>
      <h3 className="text-lg">{words.writeToYourHosts}</h3>
      <p className="text-ink-soft text-sm">{words.weAnswerWithin24Hours}</p>
    </div>
    <Intent is="ask" />
    <input type="hidden" name="orderId" value={orderId} />
    <FormFailure result={result} />
    <Select label={words.topic} name="reason" defaultValue={result?.typed?.reason ?? ''} error={result?.errors?.reason}>
      <option value="">{words.pleaseChoose}</option>
      {supportReasons.map((reason) => (
        <option key={reason} value={reason}>
          {reasonLabels[reason]}
        </option>
      ))}
    </Select>
    <TextArea
      label={words.message}
      id="new-message"
      name="message"
      maxLength={5000}
      defaultValue={result?.typed?.message}
      error={result?.errors?.message}
    />
    <ComplaintBox typed={result?.typed?.kind} />
    <SubmitButton acting={words.sending} of="ask">
      {words.send}
    </SubmitButton>
  </Form>
)
