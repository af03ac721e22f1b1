import { Form, href } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { reviewCalls } from '#contract/reviews.ts'
import { reviewRefusals } from '#domain/bookings/review.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-support.ts'
import { refusalLabels, starsOf } from '#words/en/reviews.ts'
import { FormFailure } from '../../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../../forms/form-result.ts'
import { Intent } from '../../forms/intent.tsx'
import { Select, TextArea } from '../../ui/field.tsx'
import { Link } from '../../ui/link.tsx'
import { SubmitButton } from '../../ui/submit-button.tsx'

export type Review = AnswerOf<typeof reviewCalls.list>['reviews'][number]

type Props = { review: Review; result: FormResult | undefined }

const tones = { waiting: 'waiting', published: 'good', refused: 'bad' } as const

export function ReviewCard({ review, result }: Props) {
  const { id, bookingId, bookingNumber, villa, checkIn, stars, state, refusal, writtenOn, shownFrom } = review
  const name = review.name || words.erased
  return (
    <article aria-labelledby={`review-${id}`} className="panel">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-2">
        <h2 id={`review-${id}`} className="min-w-0 wrap-anywhere font-sans font-semibold text-lg">
          {name}
        </h2>
        <span className="badge text-sm" data-tone={tones[state]}>
          {words.reviewStates[state]}
        </span>
        <span className="font-semibold">{starsOf(stars)}</span>
      </div>
      <p className="mt-1 text-ink-soft text-sm">
        {words.stay(villa, formatDay(checkIn))} ·{' '}
        <Link to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })} className="link">
          {words.bookingOfReview(bookingNumber)}
        </Link>{' '}
        · {words.writtenOn(formatDay(writtenOn))}
      </p>
      <p className="measure mt-4 whitespace-pre-line wrap-anywhere">{review.review}</p>
      {state === 'waiting' && <p className="mt-3 text-ink-soft text-sm">{words.publishedFrom(formatDay(shownFrom))}</p>}
      {refusal && <p className="mt-3 font-semibold">{refusalLabels[refusal]}</p>}
      <div className="measure mt-4 space-y-4">
        {state !== 'published' && <Publish review={review} name={name} result={resultFor(`publish-${id}`, result)} />}
        {state !== 'refused' && <Answer review={review} name={name} result={resultFor(`answer-${id}`, result)} />}
        {state !== 'refused' && <Refuse review={review} name={name} result={resultFor(`refuse-${id}`, result)} />}
      </div>
    </article>
  )
}

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
