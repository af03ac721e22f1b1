import { href } from 'react-router'
import { dayAtProperty } from '#domain/calendar-day.ts'
import { getPriority } from '#domain/support/reasons.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-inbox.ts'
import * as supportWords from '#words/en/office-support.ts'
import { reasonLabels } from '#words/en/support.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'
import { TalkHead } from '../inbox/panes.tsx'
import { Composer } from './composer.tsx'
import { NotesAndReminder, PrivateNotes } from './private-notes.tsx'
import { TicketStatusMenu } from './status-menu.tsx'
import { Suggested } from './suggested.tsx'
import type { Conversation } from './ticket.ts'
import { TicketFacts } from './ticket-facts.tsx'

/** `to`: address of the conversation, `back`: of the list. */
type Props = { talk: Conversation; result: FormResult | undefined; to: string; back: string }

/** What a guest and the owners have written about a ticket and those before it, with the form to answer it. */
export function TicketTalk({ talk, result, to, back }: Props) {
  const { ticket, complaint } = talk
  const { id, reason, userName } = ticket
  const priority = getPriority(reason)
  return (
    <article aria-labelledby={`ticket-${id} ticket-${id}-line`} className="talk-open">
      <div className="talk-main">
        <TalkHead
          id={`ticket-${id}`}
          name={userName}
          back={back}
          line={
            <>
              #{id} {reasonLabels[reason]}{' '}
              <span className={priority === 'HIGH' ? 'tag tag-high' : 'tag'}>{supportWords.priorities[priority]}</span>
            </>
          }
        >
          <TicketStatusMenu ticket={ticket} to={to} />
        </TalkHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
        <section aria-label={words.messages} tabIndex={0} className="says">
          <Says talk={talk} />
        </section>
        <div className="talk-answer">
          {complaint && (
            <p className="talk-due" data-late={complaint.state === 'late' || undefined}>
              {words.complaintIs(complaint.number, supportWords.complaintStates[complaint.state])}
              {' · '}
              <Link to={`${href('/admin/dashboard/complaints')}?complaint=${complaint.id}`} className="link link-alone">
                {words.answerComplaint}
              </Link>
            </p>
          )}
          {talk.suggestion && <Suggested suggestion={talk.suggestion} today={talk.today} />}
          <Composer key={ticket.messages.length} ticketId={id} to={to} result={resultFor(`reply-${id}`, result)} />
          <NotesAndReminder talk={talk} to={to} result={result} />
        </div>
      </div>
      <TicketFacts talk={talk} />
    </article>
  )
}

type Said = { author: 'guest' | 'owner'; message: string; writtenAt: string }

/** The newest is at the end. A line says where a ticket ends and the next begins. */
function Says({ talk: { ticket, before, notes } }: { talk: Conversation }) {
  return (
    <div className="says-all">
      {before.map((one, index) => {
        const next = before[index + 1] ?? ticket
        return (
          <div key={one.id} className="contents">
            <OfTicket ticket={one} name={ticket.userName} />
            <p className="says-note">
              {words.endOfTicket[one.status](one.id, formatDay(dayAtProperty(new Date(one.updatedAt))))}{' '}
              {words.newTicket(next.id, formatDay(dayAtProperty(new Date(next.openedAt))))}
            </p>
          </div>
        )
      })}
      <OfTicket ticket={ticket} name={ticket.userName} />
      <PrivateNotes notes={notes} />
    </div>
  )
}

type Written = { id: number; message: string; openedAt: string; messages: readonly Said[] }

const OfTicket = ({ ticket: { id, message, openedAt, messages }, name }: { ticket: Written; name: string }) => {
  const all: Said[] = [{ author: 'guest', message, writtenAt: openedAt }, ...messages]
  return (
    <ol aria-label={words.ticket(id)} className="contents">
      {all.map((said) => (
        <li key={`${said.writtenAt} ${said.author} ${said.message}`} className="said" data-own={said.author === 'owner' || undefined}>
          <p className="said-by">
            {said.author === 'owner' ? supportWords.you : name}, <time dateTime={said.writtenAt}>{formatMoment(said.writtenAt)}</time>
          </p>
          <p className="bubble">{said.message}</p>
        </li>
      ))}
    </ol>
  )
}
