import { Form } from 'react-router'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import * as messageWords from '#words/en/office-messages.ts'
import * as words from '#words/en/office-support.ts'
import { tagOf } from '#words/languages.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { TextArea } from '../../ui/field.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { ChatWays } from '../messages/chat-ways.tsx'
import { InsertText } from '../messages/insert-text.tsx'
import type { Beside } from './beside.ts'
import { type Conversation, findTicket } from './ticket.ts'

type Props = { talk: Conversation; beside: Beside | null; to: string; result: FormResult | undefined }

/** An answer to the ticket that is open or to the question, or a message about the stay. */
export function Composer({ talk, beside, to, result }: Props) {
  const ticket = findTicket(talk)
  const { stay, guest, asked, threadId, version } = talk
  const intent = asked ? 'answer' : 'write'
  const filled = beside?.filled
  if (!ticket && guest.email === '' && guest.accountId === null) return <p className="text-ink-soft">{inboxWords.noWayToWrite}</p>
  return (
    <Form method="post" action={to} noValidate preventScrollReset className="composer">
      <Intent is={ticket ? 'reply' : intent} />
      <input type="hidden" name="form" value="answer" />
      {ticket && <input type="hidden" name="ticketId" value={ticket.id} />}
      {!ticket && stay && <input type="hidden" name="bookingId" value={stay.bookingId} />}
      {!ticket && asked && (
        <>
          <input type="hidden" name="threadId" value={threadId ?? ''} />
          <input type="hidden" name="version" value={version} />
        </>
      )}
      <TextArea
        label={ticket ? words.answerToRequestIsMailed : inboxWords.messageIsMailed}
        id="answer"
        name="message"
        rows={3}
        maxLength={LONGEST_MESSAGE}
        defaultValue={result?.typed?.message ?? filled?.body}
        {...(filled ? { lang: tagOf[filled.language] } : {})}
        error={result?.errors?.message}
      />
      {filled && filled.missing.length > 0 && (
        <p role="alert" className="text-brick text-sm">
          {messageWords.lacks(filled.missing.map((field) => messageWords.fields[field]).join(', '))}
        </p>
      )}
      <div className="composer-acts">
        {filled?.missing.length === 0 && <ChatWays phone={guest.phone} text={filled.body} name={guest.name} />}
        {beside && beside.texts.length > 0 && <InsertText texts={beside.texts} to={to} />}
        <SubmitButton acting={words.sending} of="answer" look="act" small>
          {ticket ? words.sendAnswerToRequest : inboxWords.sendMessage}
          {ticket && <span className="sr-only"> {words.toTicket(ticket.id)}</span>}
        </SubmitButton>
      </div>
      <FormFailure result={result} />
    </Form>
  )
}
