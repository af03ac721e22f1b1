import type { ReactNode } from 'react'
import { Form, href, useLocation } from 'react-router'
import type { Thread } from '#contract/threads.ts'
import { mailLink } from '#domain/contact-links.ts'
import { LONGEST_MESSAGE } from '#domain/threads/thread.ts'
import * as words from '#words/en/office-questions.ts'
import { nameOf } from '#words/languages.ts'
import { describeAsked } from '../../ask/describe-asked.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import type { FormResult } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Messages } from '../../support/messages.tsx'
import { TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { formatMoment } from '../format-moment.ts'
import { OfficeMail, toMessagePicture } from '../support/office-mail.tsx'
import { useReaches } from '../use-may.ts'

const signs = { open: 'pending', waiting: 'paid', closed: 'cancelled' } as const

type Props = { thread: Thread; result: FormResult | undefined; mayErase: boolean }

/** A question with the conversation about it, and the form to answer. */
export function QuestionCard({ thread, result, mayErase }: Props) {
  const { id, guestName, guestEmail, language, state, openedAt, messages, stays } = thread
  const about = describeAsked(thread)
  return (
    <article aria-labelledby={`question-${id}`} className="part">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`question-${id}`} className="min-w-0 wrap-anywhere font-sans font-semibold text-lg">
          {guestName}
        </h2>
        <span className="state text-sm" data-status={signs[state]}>
          {words.states[state]}
        </span>
      </div>
      <dl className="mt-3 flex flex-col gap-x-10 gap-y-1 text-sm sm:flex-row sm:flex-wrap">
        {about && <Fact name={words.stay}>{about}</Fact>}
        <Fact name={words.email}>
          <a href={mailLink(guestEmail)} className="link inline-flex min-h-11 items-center break-all lg:min-h-0">
            {guestEmail}
          </a>
        </Fact>
        {stays > 0 && (
          <Fact name={words.stays}>
            <Link
              to={`${href('/admin/dashboard/bookings')}?${new URLSearchParams({ search: guestEmail })}`}
              className="link inline-flex min-h-11 items-center lg:min-h-0"
            >
              {words.staysOfAddress(stays)}
            </Link>
          </Fact>
        )}
        <Fact name={words.writesIn}>{nameOf[language]}</Fact>
        <Fact name={words.asked}>{formatMoment(openedAt)}</Fact>
      </dl>
      <div className="measure mt-4 space-y-4">
        <Messages
          names={{ guest: guestName, owner: words.you, site: words.you }}
          messages={messages}
          pictureAt={toMessagePicture}
          ofMail={(message) => <OfficeMail message={message} />}
        />
        <AnswerForm thread={thread} result={result} />
      </div>
      <Actions thread={thread} mayErase={mayErase} />
    </article>
  )
}

const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex items-baseline gap-2">
    <dt className="text-ink-soft">{name}</dt>
    <dd className="min-w-0 wrap-anywhere font-medium">{children}</dd>
  </div>
)

function AnswerForm({ thread: { id, version, guestName, state }, result }: Omit<Props, 'mayErase'>) {
  const form = `answer-${id}`
  return (
    <details open={result !== undefined || state === 'open' || undefined}>
      <summary className="link inline-flex min-h-11 cursor-pointer items-center">
        {words.answer}
        <span className="sr-only"> {words.toQuestion(guestName)}</span>
      </summary>
      <Form method="post" noValidate preventScrollReset className="mt-3 space-y-4">
        <Intent is="answer" />
        <input type="hidden" name="form" value={form} />
        <input type="hidden" name="threadId" value={id} />
        <input type="hidden" name="version" value={version} />
        <input type="hidden" name="guestName" value={guestName} />
        <TextArea
          label={words.answerIsMailed}
          id={form}
          name="message"
          maxLength={LONGEST_MESSAGE}
          defaultValue={result?.typed?.message}
          error={result?.errors?.message}
        />
        <SubmitButton acting={words.sending} of={form} small>
          {words.send}
          <span className="sr-only"> {words.toQuestion(guestName)}</span>
        </SubmitButton>
        <FormFailure result={result} />
      </Form>
    </details>
  )
}

function Actions({ thread, mayErase }: Omit<Props, 'result'>) {
  const { id, version, state, villaId, checkIn, checkOut, guests, guestName } = thread
  const { search } = useLocation()
  const reaches = useReaches()
  const query = new URLSearchParams(search)
  query.set('erase', String(id))
  const stay = { ...(villaId ? { villaId: String(villaId) } : {}), ...(checkIn && checkOut ? { checkIn, checkOut } : {}) }
  const offer = `${href('/admin/dashboard/bookings/new')}?${new URLSearchParams({ ...stay, ...(guests ? { guests: String(guests) } : {}), question: String(id) })}`
  return (
    <div className="mt-5 flex flex-wrap items-center gap-x-6 gap-y-2 border-sand-line border-t pt-4">
      {reaches(href('/admin/dashboard/bookings/new')) && (
        <Link to={offer} className="link link-alone">
          {words.makeOffer}
        </Link>
      )}
      {state === 'open' && (
        <Form method="post" preventScrollReset>
          <Intent is="close" />
          <input type="hidden" name="form" value={`close-${id}`} />
          <input type="hidden" name="threadId" value={id} />
          <input type="hidden" name="version" value={version} />
          <SubmitButton acting={words.sending} of={`close-${id}`} small>
            {words.close}
            <span className="sr-only"> {words.toQuestion(guestName)}</span>
          </SubmitButton>
        </Form>
      )}
      {mayErase && (
        <Link to={`?${query}`} preventScrollReset className="link link-alone">
          {words.erase}
          <span className="sr-only"> {words.toQuestion(guestName)}</span>
        </Link>
      )}
    </div>
  )
}
