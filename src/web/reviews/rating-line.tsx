import { tenths } from '#words/en/numbers.ts'
import * as words from '#words/en/reviews.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'

export type Rating = { average: number | null; count: number }

/** '★ 4.7 17 reviews'; nothing while there are too few to say an average. `reviewsAt`: where they can be read. */
export function RatingLine({ average, count, reviewsAt }: Rating & { reviewsAt?: string }) {
  if (average === null) return null
  const reviews = words.reviews(count)
  return (
    <span className="inline-flex items-center gap-1.5 whitespace-nowrap tabular">
      <Icon shape={icons.star} className="size-4 text-star" filled />
      <span className="sr-only">{words.average(average, count)}</span>
      <b aria-hidden="true" className="font-semibold">
        {tenths(average)}
      </b>
      {reviewsAt ? (
        <a href={reviewsAt} className="text-ink-soft underline underline-offset-4">
          {reviews}
        </a>
      ) : (
        <span aria-hidden="true" className="text-ink-soft">
          {reviews}
        </span>
      )}
    </span>
  )
}
