import { Form, href } from 'react-router'
import { reviewRefusals } from '#domain/bookings/review.ts'
import { formatDay } from '#words/en/days.ts'
import * as inboxWords from '#words/en/office-inbox.ts'
import * as words from '#words/en/office-support.ts'
import { refusalLabels, starsOf } from '#words/en/reviews.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'
import { FactRows } from '../bookings/facts.tsx'
import { TalkHead } from '../inbox/panes.tsx'
import type { Review } from './review-row.tsx'

type Props = { review: Review; result: FormResult | undefined; back: string }

const tones = { waiting: 'tag tag-wait', published: 'tag', refused: 'tag tag-high' } as const

/** A review with what can be done about it. */
export function ReviewTalk({ review, result, back }: Props) {
  const { id, stars, state, refusal, writtenOn, shownFrom, answer } = review
  const name = review.name || words.erased
  return (
    <article aria-labelledby={`review-${id}`} className="talk-open">
      <div className="talk-main">
        <TalkHead
          id={`review-${id}`}
          name={name}
          line={
            <>
              <span className={tones[state]}>{words.reviewStates[state]}</span> {starsOf(stars)}
            </>
          }
          back={back}
        />
        <div className="says">
          <div className="says-all">
            <div className="said">
              <p className="said-by">{words.writtenOn(formatDay(writtenOn))}</p>
              <p className="bubble">{review.review}</p>
            </div>
            {answer && (
              <div className="said" data-own>
                <p className="said-by">{words.yourAnswer}</p>
                <p className="bubble">{answer}</p>
              </div>
            )}
            {state === 'waiting' && <p className="says-note">{words.publishedFrom(formatDay(shownFrom))}</p>}
            {refusal && <p className="says-note font-semibold">{refusalLabels[refusal]}</p>}
          </div>
        </div>
        <div className="talk-answer">
          {state !== 'refused' && <Answer review={review} name={name} result={resultFor(`answer-${id}`, result)} />}
          <div className="talk-folds">
            {state !== 'published' && <Publish review={review} name={name} result={resultFor(`publish-${id}`, result)} />}
            {state !== 'refused' && <Refuse review={review} name={name} result={resultFor(`refuse-${id}`, result)} />}
          </div>
        </div>
      </div>
      <ReviewFacts review={review} />
    </article>
  )
}

const ReviewFacts = ({ review: { bookingId, bookingNumber, villa, checkIn, checkOut } }: { review: Review }) => (
  <aside className="talk-facts" aria-label={inboxWords.stay}>
    <section>
      <h3>{inboxWords.stay}</h3>
      <FactRows
        rows={[
          [inboxWords.villa, villa],
          [inboxWords.arrives, formatDay(checkIn)],
          [inboxWords.leaves, formatDay(checkOut)],
          [
            inboxWords.booking,
            <Link key="booking" to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link">
              {bookingNumber}
            </Link>,
          ],
        ]}
      />
    </section>
  </aside>
)

type PartProps = { review: Review; name: string; result: FormResult | undefined }

const Fields = ({ is, review: { id, version } }: { is: string; review: Review }) => (
  <>
    <Intent is={is} />
    <input type="hidden" name="form" value={`${is}-${id}`} />
    <input type="hidden" name="reviewId" value={id} />
    <input type="hidden" name="version" value={version} />
  </>
)

const Publish = ({ review, name, result }: PartProps) => (
  <Form method="post" noValidate preventScrollReset>
    <Fields is="publish" review={review} />
    <SubmitButton acting={words.publishing} of={`publish-${review.id}`} small>
      {words.publish}
      <span className="sr-only">: {words.ofReview(name)}</span>
    </SubmitButton>
    <FormFailure result={result} />
  </Form>
)

const Answer = ({ review, name, result }: PartProps) => (
  <Form method="post" noValidate preventScrollReset className="space-y-3">
    <Fields is="answer" review={review} />
    <TextArea
      label={words.answerToReview}
      id={`answer-${review.id}`}
      name="answer"
      rows={2}
      maxLength={5000}
      defaultValue={result?.typed?.answer ?? review.answer}
      error={result?.errors?.answer}
      hint={words.yourAnswer}
    />
    <SubmitButton acting={words.saving} of={`answer-${review.id}`} small>
      {words.saveAnswer}
      <span className="sr-only">: {words.ofReview(name)}</span>
    </SubmitButton>
    <FormFailure result={result} />
  </Form>
)

const Refuse = ({ review, name, result }: PartProps) => (
  <details open={result !== undefined || undefined}>
    <summary className="link inline-flex min-h-11 cursor-pointer items-center">
      {words.refuse}
      <span className="sr-only">: {words.ofReview(name)}</span>
    </summary>
    <Form method="post" noValidate preventScrollReset className="mt-3 space-y-3">
      <Fields is="refuse" review={review} />
      <Select
        label={words.reason}
        id={`refusal-${review.id}`}
        name="refusal"
        defaultValue={result?.typed?.refusal ?? ''}
        error={result?.errors?.refusal}
      >
        <option value="">{words.pleaseChoose}</option>
        {reviewRefusals.map((reason) => (
          <option key={reason} value={reason}>
            {refusalLabels[reason]}
          </option>
        ))}
      </Select>
      <SubmitButton acting={words.saving} of={`refuse-${review.id}`} small>
        {words.doNotShow}
        <span className="sr-only">: {words.ofReview(name)}</span>
      </SubmitButton>
      <FormFailure result={result} />
    </Form>
  </details>
)
