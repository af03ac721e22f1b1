import { href } from 'react-router'
import type { PublishedReview } from '#contract/reviews.ts'
import { tagOf } from '#words/languages.ts'
import { HostsAnswer } from '../reviews/hosts-answer.tsx'
import { Stars } from '../reviews/stars.tsx'
import { Link } from '../ui/link.tsx'

/** `slug`: of the villa's page, which shows the whole review; `stayed`: its month, in words. */
export type BestReview = Pick<PublishedReview, 'id' | 'stars' | 'review' | 'language' | 'name' | 'villa' | 'answer'> & {
  slug: string | null
  stayed: string
}

export const BestReviews = ({ reviews, howChosen }: { reviews: BestReview[]; howChosen: string }) => (
  <>
    <p className="measure -mt-4 mb-8 text-ink-soft text-sm">{howChosen}</p>
    <ul className="grid gap-x-12 gap-y-10 md:grid-cols-3">
      {reviews.map(({ id, stars, review, language, name, villa, stayed, answer, slug }) => (
        <li key={id} className="min-w-0">
          <figure className="border-ink border-t pt-5">
            <Stars stars={stars} />
            <blockquote lang={tagOf[language]} className="mt-4 line-clamp-6 font-display text-lg leading-relaxed">
              {review}
            </blockquote>
            <figcaption className="mt-4 text-ink-soft text-sm">
              {name},{' '}
              {slug ? (
                <Link to={href('/villas/:slug', { slug })} className="link">
                  {villa}
                </Link>
              ) : (
                villa
              )}
              , {stayed}
            </figcaption>
          </figure>
          {answer && <HostsAnswer answer={answer} className="line-clamp-6" />}
        </li>
      ))}
    </ul>
  </>
)
