import { Form } from 'react-router'
import type { OwnStay } from '#contract/guest-stays.ts'
import { formatDay } from '#words/en/days.ts'
import { refusalLabels, starsOf } from '#words/en/reviews.ts'
import * as words from '#words/en/stay.ts'
import { FormFailure } from '../forms/form-failure.tsx'
import { type FormResult, resultFor } from '../forms/form-result.ts'
import { Intent } from '../forms/intent.tsx'
import { Field, Select, TextArea } from '../ui/field.tsx'
import { SubmitButton } from '../ui/submit-button.tsx'
import { Panel } from './panel.tsx'

type Props = { stay: OwnStay; result: FormResult | undefined }

/** The guest's review: a form from the day of departure, as text once it is published or refused. */
export function ReviewPanel({ stay: { review, reviewOpen }, result: last }: Props) {
  if (!review && !reviewOpen) return null
  return (
    <Panel title={words.yourReview} id="review">
      {reviewOpen ? <ReviewForm review={review} result={resultFor('review', last)} /> : review && <OwnReview review={review} />}
    </Panel>
  )
}

function ReviewForm({ review, result }: { review: OwnStay['review']; result: FormResult | undefined }) {
  const { typed, errors } = result ?? {}
  return (
    <Form method="post" noValidate preventScrollReset className="no-print max-w-3xl space-y-5">
      <p>{review ? words.reviewWaits(formatDay(review.shownFrom)) : words.howWasIt}</p>
      <Intent is="review" />
      <FormFailure result={result} />
      <Select label={words.stars} name="stars" defaultValue={typed?.stars ?? String(review?.stars ?? '')} error={errors?.stars}>
        <option value="">{words.pleaseChoose}</option>
        {[5, 4, 3, 2, 1].map((stars) => (
          <option key={stars} value={stars}>
            {starsOf(stars)}
          </option>
        ))}
      </Select>
      <TextArea
        label={words.review}
        name="review"
        id="review-words"
        maxLength={5000}
        defaultValue={typed?.review ?? review?.review}
        error={errors?.review}
        hint={words.shownInTwoWeeks}
      />
      <Field
        label={words.nameShown}
        name="name"
        id="review-name"
        maxLength={100}
        defaultValue={typed?.name ?? review?.name}
        error={errors?.name}
        hint={words.nameShownMeans}
      />
      <SubmitButton acting={words.sending} of="review">
        {review ? words.changeReview : words.sendReview}
      </SubmitButton>
    </Form>
  )
}

type Review = NonNullable<OwnStay['review']>

function describeFate({ state, refusal, shownFrom }: Review): string {
  if (state === 'waiting') return words.reviewWaits(formatDay(shownFrom))
  return state === 'refused' && refusal ? words.reviewRefused(refusalLabels[refusal]) : words.reviewIsShown
}

const OwnReview = ({ review }: { review: Review }) => (
  <div className="measure space-y-3">
    <p>{describeFate(review)}</p>
    <p className="font-semibold">{starsOf(review.stars)}</p>
    <p className="whitespace-pre-line">{review.review}</p>
    <p className="text-ink-soft text-sm">{review.name}</p>
    {review.answer && (
      <div className="border-sand-line border-l-2 pl-4">
        <p className="font-semibold text-sm">{words.hostsAnswered}</p>
        <p className="whitespace-pre-line">{review.answer}</p>
      </div>
    )}
  </div>
)
