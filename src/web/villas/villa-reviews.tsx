import type { AnswerOf } from '#contract/call.ts'
import type { reviewCalls } from '#contract/reviews.ts'
import { toMonth } from '#domain/month.ts'
import { formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/reviews.ts'
import { tagOf } from '#words/languages.ts'
import { Stars } from '../reviews/stars.tsx'
import { Section } from '../ui/section.tsx'

type Props = { villa: string; reviews: AnswerOf<typeof reviewCalls.published> }

/** Published reviews of a villa, newest first; nothing until there is one. Those of erased guests have only their stars. */
export function VillaReviews({ villa, reviews: { reviews, average, count, notShown } }: Props) {
  if (count + notShown === 0) return null
  return (
    <Section title={words.guestsOf(villa)} intro={average === null ? undefined : words.average(average, count)}>
      <p className="measure mb-8 text-ink-soft text-sm">
        {words.howGathered} {notShown > 0 && words.notShown(notShown)} {count > reviews.length && words.newestOf(reviews.length, count)}
      </p>
      <ul className="grid gap-x-12 gap-y-10 md:grid-cols-2">
        {reviews.map(({ id, stars, review, language, name, checkIn, answer }) => (
          <li key={id} className="min-w-0 border-ink border-t pt-5">
            <Stars stars={stars} />
            {review && (
              <p lang={tagOf[language]} className="mt-3 whitespace-pre-line">
                {review}
              </p>
            )}
            <p className="mt-3 text-ink-soft text-sm">
              {name || words.erasedGuest}, {words.stayedIn(formatMonth(toMonth(checkIn)))}
            </p>
            {answer && (
              <div className="mt-4 border-sand-line border-l-2 pl-4">
                <p className="font-semibold text-sm">{words.hostsAnswered}</p>
                <p className="whitespace-pre-line">{answer}</p>
              </div>
            )}
          </li>
        ))}
      </ul>
    </Section>
  )
}
