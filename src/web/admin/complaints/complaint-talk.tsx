import { href } from 'react-router'
import type { Complaint } from '#contract/complaints.ts'
import { mailLink } from '#domain/contact-links.ts'
import { formatDay } from '#words/en/days.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import * as words from '#words/en/office-support.ts'
import { decisionLabels } from '#words/en/support.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { Link } from '../../ui/link.tsx'
import { type FactRow, FactRows } from '../bookings/facts.tsx'
import { TalkHead } from '../inbox/panes.tsx'
import { AnswerForm, UpdateForm } from './complaint-forms.tsx'

type Props = { complaint: Complaint; result: FormResult | undefined; back: string }

const tones = { open: 'tag tag-wait', late: 'tag tag-high', answered: 'tag', solved: 'tag' } as const

/** An entry of the register, with what can be done about it. */
export function ComplaintTalk({ complaint, result, back }: Props) {
  const { id, number, guestName, content, state, decision, answer, remarks, receivedOn, answeredOn } = complaint
  return (
    <article aria-labelledby={`complaint-${id}`} className="talk-open">
      <div className="talk-main">
        <TalkHead
          id={`complaint-${id}`}
          name={inboxWords.complaintOf(number, guestName)}
          line={<span className={tones[state]}>{words.complaintStates[state]}</span>}
          back={back}
        />
        <div className="says">
          <div className="says-all">
            <div className="said">
              <p className="said-by">
                {guestName}, {formatDay(receivedOn)}
              </p>
              <p className="bubble">{content}</p>
            </div>
            {decision && answeredOn && (
              <div className="said" data-own>
                <p className="said-by">{words.decidedOn(decisionLabels[decision], formatDay(answeredOn))}</p>
                <p className="bubble">{answer}</p>
              </div>
            )}
            {remarks && (
              <div className="said said-private">
                <p className="said-by">{words.remarks}</p>
                <p className="bubble">{remarks}</p>
              </div>
            )}
          </div>
        </div>
        <div className="talk-answer">
          {decision === null && <AnswerForm complaint={complaint} result={result} />}
          <UpdateForm complaint={complaint} result={result} />
        </div>
      </div>
      <ComplaintFacts complaint={complaint} />
    </article>
  )
}

function ComplaintFacts({ complaint }: { complaint: Complaint }) {
  const { number, email, bookingNumber, ticketId, receivedOn, answerBy, solveBy, answeredOn, solvedOn } = complaint
  const rows: FactRow[] = [
    [words.received, formatDay(receivedOn)],
    [words.answerBy, formatDay(answerBy)],
    [words.solveBy, formatDay(solveBy)],
    [words.answeredOn, answeredOn && formatDay(answeredOn)],
    [words.solved, solvedOn && formatDay(solvedOn)],
    [words.bookingOfComplaint, bookingNumber],
    [
      words.email,
      email ? (
        <a key="mail" href={mailLink(email)} className="link">
          {email}
        </a>
      ) : (
        words.noAddress
      ),
    ],
    [
      inboxWords.kinds.ticket,
      ticketId !== null && (
        <Link key="ticket" to={`${href('/admin/dashboard/support')}?ticket=${ticketId}`} className="link">
          #{ticketId}
        </Link>
      ),
    ],
  ]
  return (
    <aside className="talk-facts" aria-label={number}>
      <section>
        <h3>{number}</h3>
        <FactRows rows={rows} />
      </section>
    </aside>
  )
}
