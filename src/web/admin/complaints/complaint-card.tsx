import type { ReactNode } from 'react'
import type { Complaint } from '#contract/complaints.ts'
import { mailLink } from '#domain/contact-links.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-support.ts'
import { decisionLabels } from '#words/en/support.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { AnswerForm, UpdateForm } from './complaint-forms.tsx'

type Props = { complaint: Complaint; result: FormResult | undefined }

const tones = { open: 'waiting', late: 'bad', answered: 'waiting', solved: 'good' } as const

/** An entry of the register, with what can be done about it. */
export function ComplaintCard({ complaint, result }: Props) {
  const { id, number, guestName, email, bookingNumber, content, state, decision, answer, remarks } = complaint
  const { receivedOn, answerBy, solveBy, answeredOn, solvedOn } = complaint
  return (
    <article aria-labelledby={`complaint-${id}`} className="panel">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`complaint-${id}`} className="min-w-0 wrap-anywhere font-sans font-semibold text-lg">
          {number} {guestName}
        </h2>
        <span className="badge text-sm" data-tone={tones[state]}>
          {words.complaintStates[state]}
        </span>
      </div>
      <dl className="mt-3 flex flex-col gap-x-10 gap-y-1 text-sm sm:flex-row sm:flex-wrap">
        <Fact name={words.received}>{formatDay(receivedOn)}</Fact>
        <Fact name={words.answerBy}>{formatDay(answerBy)}</Fact>
        <Fact name={words.solveBy}>{formatDay(solveBy)}</Fact>
        {answeredOn && <Fact name={words.answeredOn}>{formatDay(answeredOn)}</Fact>}
        {solvedOn && <Fact name={words.solved}>{formatDay(solvedOn)}</Fact>}
        {bookingNumber && <Fact name={words.bookingOfComplaint}>{bookingNumber}</Fact>}
        <Fact name={words.email}>
          {email ? (
            <a href={mailLink(email)} className="link inline-flex min-h-11 items-center break-all lg:min-h-0">
              {email}
            </a>
          ) : (
            words.noAddress
          )}
        </Fact>
      </dl>
      <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{content}</p>
      {decision && answeredOn && (
        <div className="measure mt-4 rounded-soft border-aegean border-l-4 bg-aegean-mist px-4 py-2">
          <p className="font-semibold text-sm">{words.decidedOn(decisionLabels[decision], formatDay(answeredOn))}</p>
          <p className="whitespace-pre-line wrap-anywhere">{answer}</p>
        </div>
      )}
      {remarks && (
        <p className="measure mt-4 whitespace-pre-line wrap-anywhere text-sm">
          <span className="font-semibold">{words.remarks}: </span>
          {remarks}
        </p>
      )}
      <div className="measure mt-4 space-y-2">
        {decision === null && <AnswerForm complaint={complaint} result={result} />}
        <UpdateForm complaint={complaint} result={result} />
      </div>
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere font-medium">{children}</dd>
  </div>
)
