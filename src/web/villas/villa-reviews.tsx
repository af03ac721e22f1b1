import type { AnswerOf } from '#contract/call.ts'
import type { reviewCalls } from '#contract/reviews.ts'
import { toMonth } from '#domain/month.ts'
import { formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/reviews.ts'
import { tagOf } from '#words/languages.ts'
import { HostsAnswer } from '../reviews/hosts-answer.tsx'
import { Stars } from '../reviews/stars.tsx'
import { Link } from '../ui/link.tsx'

type Reviews = AnswerOf<typeof reviewCalls.published>

/** `shown`: all reviews, or those chosen for the page (`choose-reviews.ts`). */
type Props = { villa: string; reviews: Reviews; shown: Reviews['reviews'] }

/** Published reviews of a villa; nothing until there is one. Those of erased guests have only their stars. */
export function VillaReviews({ villa, reviews: { reviews, average, count, notShown }, shown }: Props) {
  if (count + notShown === 0) return null
  const all = shown.length === reviews.length
  return (
    <section id="reviews" aria-labelledby="reviews-title" className="scroll-mt-24">
      <div className="mb-6 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-2">
        <h2 id="reviews-title" className="text-2xl">
          {words.guestsOf(villa)}
        </h2>
        {average !== null && <p>{words.average(average, count)}</p>}
      </div>
      <ul
        tabIndex={all ? undefined : 0}
        className={all ? 'grid gap-x-10 gap-y-8 md:grid-cols-2' : 'swiped sm:grid sm:grid-cols-3 sm:gap-x-10 sm:gap-y-8'}
      >
        {shown.map((review) => (
          <Review key={review.id} {...review} />
        ))}
      </ul>
      {!all && (
        <p className="mt-6">
          <Link to="?reviews=all#reviews" preventScrollReset className="button button-plain button-small">
            {words.all(count)}
          </Link>
        </p>
      )}
      <p className="measure mt-4 text-ink-soft text-xs">
        {words.howGathered} {notShown > 0 && words.notShown(notShown)}{' '}
        {all && count > reviews.length && words.newestOf(reviews.length, count)}
      </p>
    </section>
  )
}

function Review({ stars, review, language, name, checkIn, answer }: Reviews['reviews'][number]) {
  return (
    <li className="min-w-0">
      <Stars stars={stars} />
      {review && (
        <p lang={tagOf[language]} className="mt-3 whitespace-pre-line">
          {review}
        </p>
      )}
      <p className="mt-3 text-ink-soft text-sm">
        {name || words.erasedGuest}, {words.stayedIn(formatMonth(toMonth(checkIn)))}
      </p>
      {answer && <HostsAnswer answer={answer} />}
    </li>
  )
}
