import { Form, href } from 'react-router'
import type { TalkTicket } from '#contract/inbox.ts'
import { getPriority } from '#domain/support/reasons.ts'
import * as words from '#words/en/office-inbox.ts'
import * as supportWords from '#words/en/office-support.ts'
import { reasonLabels } from '#words/en/support.ts'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { inBriefUntil } from '../inbox/format-when.ts'
import { TalkHead } from '../inbox/panes.tsx'
import { AnswerByOffer, describeAsked } from './asked-facts.tsx'
import type { Beside } from './beside.ts'
import { Composer } from './composer.tsx'
import { NotesAndReminder } from './private-notes.tsx'
import { TicketStatusMenu } from './status-menu.tsx'
import { Suggested } from './suggested.tsx'
import { TalkFacts } from './talk-facts.tsx'
import { TalkLines } from './talk-lines.tsx'
import { TalkMenu } from './talk-menu.tsx'
import { type Conversation, findTicket } from './ticket.ts'

/** `to`: address of the conversation, `back`: of the list. */
type Props = { talk: Conversation; beside: Beside | null; result: FormResult | undefined; to: string; back: string }

/** Everything that was written with a guest about a stay, booked or not, with the form to answer. */
export function Talk({ talk, beside, result, to, back }: Props) {
  const { stay, asked, guest, today, threadId, version, state, suggestion, messages } = talk
  const ticket = findTicket(talk)
  const assigned = talk.people.find(({ id }) => id === talk.assignedTo)
  return (
    <article aria-labelledby="talk talk-line" className="talk-open">
      <div className="talk-main">
        <TalkHead
          id="talk"
          name={guest.name || supportWords.erased}
          back={back}
          line={
            <>
              {ticket && <OfTicket ticket={ticket} />}
              {!ticket && stay && `${stay.villa}, ${inBriefUntil(stay.checkIn, stay.checkOut, today)}`}
              {!ticket && asked && describeAsked(asked, today)}
              {assigned && ` · ${words.answers(assigned.name)}`}
            </>
          }
        >
          {ticket && <TicketStatusMenu ticket={ticket} to={to} />}
          {!ticket && state === 'open' && (
            <Form method="post" action={to} preventScrollReset className="flex-none">
              <Intent is="close" />
              <input type="hidden" name="threadId" value={threadId ?? ''} />
              <input type="hidden" name="version" value={version} />
              <SubmitButton acting={supportWords.saving} of="close" small>
                {words.needsNoAnswer}
              </SubmitButton>
            </Form>
          )}
          <TalkMenu talk={talk} to={to} back={back} />
        </TalkHead>
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, also by keys */}
        <section aria-label={words.messages} tabIndex={0} className="says">
          <TalkLines talk={talk} />
        </section>
        <div className="talk-answer">
          {ticket?.complaint && <ComplaintDue complaint={ticket.complaint} />}
          {suggestion && <Suggested suggestion={suggestion} today={today} />}
          {asked && threadId !== null && <AnswerByOffer threadId={threadId} asked={asked} today={today} />}
          <Composer
            key={`${messages.length} ${beside?.filled?.templateId}`}
            talk={talk}
            beside={beside}
            to={to}
            result={resultFor('answer', result)}
          />
          <NotesAndReminder talk={talk} to={to} result={result} />
        </div>
      </div>
      <TalkFacts talk={talk} planned={beside?.planned ?? null} to={to} />
    </article>
  )
}

const OfTicket = ({ ticket: { id, reason } }: { ticket: TalkTicket }) => {
  const priority = getPriority(reason)
  return (
    <>
      #{id} {reasonLabels[reason]} <span className={priority === 'HIGH' ? 'tag tag-high' : 'tag'}>{supportWords.priorities[priority]}</span>
    </>
  )
}

const ComplaintDue = ({ complaint: { id, number, state } }: { complaint: NonNullable<TalkTicket['complaint']> }) => (
  <p className="talk-due" data-late={state === 'late' || undefined}>
    {words.complaintIs(number, supportWords.complaintStates[state])}
    {' · '}
    <Link to={`${href('/admin/dashboard/complaints')}?complaint=${id}`} className="link link-alone">
      {words.answerComplaint}
    </Link>
  </p>
)
