import type { ReactNode } from 'react'
import { Form, href } from 'react-router'
import { mailLink } from '#domain/contact-links.ts'
import { getPriority } from '#domain/support/reasons.ts'
import * as words from '#words/en/office-support.ts'
import { reasonLabels } from '#words/en/support.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Messages } from '../../support/messages.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'
import { StatusSelector } from './status-selector.tsx'
import { statusNames, type Ticket } from './ticket.ts'

const tones = { pending: 'waiting', in_progress: 'waiting', resolved: 'good', closed: 'plain' } as const

export function TicketCard({ ticket, result }: { ticket: Ticket; result: FormResult | undefined }) {
  const { id, reason, orderId, userName, userEmail, message, status, openedAt, updatedAt, complaintNumber } = ticket
  const priority = getPriority(reason)
  return (
    <article aria-labelledby={`ticket-${id}`} className="panel">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`ticket-${id}`} className="font-sans font-semibold text-lg">
          #{id} {reasonLabels[reason]}
        </h2>
        <span className="flex gap-2 text-sm">
          <span className="badge" data-tone={priority === 'HIGH' ? 'bad' : 'plain'}>
            {words.priorities[priority]}
          </span>
          <span className="badge" data-tone={tones[status]}>
            {statusNames[status]}
          </span>
        </span>
      </div>
      <dl className="mt-3 flex flex-col gap-x-10 gap-y-1 text-sm sm:flex-row sm:flex-wrap">
        <Fact name={words.user}>{userName}</Fact>
        <Fact name={words.email}>
          <a href={mailLink(userEmail)} className="link inline-flex min-h-11 items-center break-all lg:min-h-0">
            {userEmail}
          </a>
        </Fact>
        <Fact name={words.order}>
          <span className="break-all">{orderId}</span>
        </Fact>
        {complaintNumber && (
          <Fact name={words.complaint}>
            <Link to={href('/admin/dashboard/complaints')} className="link inline-flex min-h-11 items-center lg:min-h-0">
              {complaintNumber}
            </Link>
          </Fact>
        )}
        <Fact name={words.date}>{formatMoment(openedAt)}</Fact>
      </dl>
      <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{message}</p>
      <div className="measure mt-4 space-y-4">
        <Messages names={{ guest: userName, owner: words.you }} messages={ticket.messages} />
        <ReplyForm ticketId={id} result={result} />
      </div>
      <div className="mt-5 flex flex-wrap items-end justify-between gap-x-6 gap-y-3 border-sand-line border-t pt-4">
        <StatusSelector ticket={ticket} />
        <p className="text-ink-soft text-sm">{words.lastUpdated(formatMoment(updatedAt))}</p>
      </div>
    </article>
  )
}

function ReplyForm({ ticketId, result }: { ticketId: number; result: FormResult | undefined }) {
  const form = `reply-${ticketId}`
  return (
    <details open={result !== undefined || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {words.answerToRequest}
        <span className="sr-only"> {words.toTicket(ticketId)}</span>
      </summary>
      <Form method="post" noValidate preventScrollReset className="mt-3 space-y-4">
        <Intent is="reply" />
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="ticketId" value={ticketId} />
        <TextArea
          label={words.answerToRequestIsMailed}
          id={form}
          name="message"
          maxLength={5000}
          defaultValue={result?.typed?.message}
          error={result?.errors?.message}
        />
        <SubmitButton acting={words.sending} of={form} small>
          {words.sendAnswerToRequest}
          <span className="sr-only"> {words.toTicket(ticketId)}</span>
        </SubmitButton>
        <FormFailure result={result} />
      </Form>
    </details>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere font-medium">{children}</dd>
  </div>
)
