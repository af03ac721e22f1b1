import type { ReactNode } from 'react'
import type { TalkMessage, TalkTicket } from '#contract/inbox.ts'
import * as words from '#words/en/office-inbox.ts'
import * as supportWords from '#words/en/office-support.ts'
import * as guestWords from '#words/en/support.ts'
import { MailParts } from '../../support/mail-parts.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import { OfficeMail, toMessagePicture } from './office-mail.tsx'
import { PrivateNote } from './private-notes.tsx'
import { type Conversation, statusNames } from './ticket.ts'

type Line = { key: string; at: string; shown: ReactNode }

/** What was written, noted and sent, the newest at the end. A line says where a request begins, and what became of it. */
export function TalkLines({ talk: { messages, mails, notes, tickets, guest } }: { talk: Conversation }) {
  const lines: Line[] = [
    ...messages.map((message) => ({
      key: `message ${message.id}`,
      at: message.writtenAt,
      shown: <Message message={message} name={guest.name} begins={beginsTicket(message, messages, tickets)} />,
    })),
    ...mails.map(({ id, subject, at, sent }) => ({ key: `mail ${id}`, at, shown: <SentMail subject={subject} sent={sent} at={at} /> })),
    ...notes.map((note) => ({ key: `note ${note.id}`, at: note.writtenAt, shown: <PrivateNote note={note} /> })),
  ].sort((a, b) => a.at.localeCompare(b.at))
  if (lines.length === 0) return <p className="says-note">{words.nothingWritten}</p>
  return (
    <ol aria-label={words.messages} className="says-all">
      {lines.map(({ key, shown }) => (
        <li key={key} className="contents">
          {shown}
        </li>
      ))}
    </ol>
  )
}

const beginsTicket = ({ id, ticketId }: TalkMessage, messages: readonly TalkMessage[], tickets: readonly TalkTicket[]) =>
  ticketId !== null && messages.find((one) => one.ticketId === ticketId)?.id === id ? tickets.find((one) => one.id === ticketId) : undefined

function Message({ message, name, begins }: { message: TalkMessage; name: string; begins: TalkTicket | undefined }) {
  const { author, by, message: text, writtenAt, mail, beforeBooking, askedAs } = message
  const own = author !== 'guest'
  return (
    <>
      {begins && (
        <p className="says-note">
          <Link to={`?ticket=${begins.id}`} preventScrollReset className="link">
            {words.requestIs(begins.id, guestWords.reasonLabels[begins.reason], statusNames[begins.status])}
          </Link>
        </p>
      )}
      <div className="said" data-own={own || undefined}>
        <p className="said-by">
          {own ? by || supportWords.you : mail?.strange ? guestWords.fromAnotherAddress : askedAs || name}
          {mail && ` (${guestWords.byMail})`}
          {beforeBooking && `, ${guestWords.beforeBooking}`}, <time dateTime={writtenAt}>{formatMoment(writtenAt)}</time>
        </p>
        <div className="bubble">
          <p className="whitespace-pre-line wrap-anywhere">{text}</p>
          {mail && <MailParts mail={mail} pictureAt={toMessagePicture} />}
          {mail && <OfficeMail message={message} />}
        </div>
      </div>
    </>
  )
}

/** A mail that the site wrote by itself. */
const SentMail = ({ subject, sent, at }: { subject: string; sent: boolean; at: string }) => (
  <p className="says-note wrap-anywhere">
    <Icon shape={icons.mail} className="mr-1 inline size-3.5" />
    {sent ? words.emailSent(subject) : words.emailOnItsWay(subject)}, <time dateTime={at}>{formatMoment(at)}</time>
  </p>
)
