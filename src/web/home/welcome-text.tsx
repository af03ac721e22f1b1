import type { Settings } from '#contract/settings.ts'
import * as words from '#words/en/home.ts'
import { formatScore, kilometres, metres } from '#words/en/numbers.ts'
import { getLang } from '../layout/use-site.ts'

const distances = [
  [metres(100), words.toAQuietBeachDown],
  [kilometres(5), words.toATraditionalVillage],
  [kilometres(100), words.toTheNearestInternationalAirport],
] as const

export type Rating = Settings['rating'] & { english: string[] | undefined }
/** Where the number of reviews leads. */
export const GUESTS_SAY = 'guests-say'

/** Of the published reviews, if there are enough of them. `below`: some are shown further down. */
export type OwnRating = { score: string; word: string | null; count: string; below: boolean }

type Props = { rating: Rating | null; ownRating: OwnRating | null }

export function WelcomeText({ rating, ownRating }: Props) {
  return (
    <>
      <h2 className="text-2xl">{words.fourHousesOneGarden}</h2>
      <p className="measure mt-5 text-lg">{words.fourMaisonettesWithSeaViews}</p>
      <dl className="mt-8 border-sand-line border-t">
        {distances.map(([distance, where]) => (
          <div key={distance} className="flex flex-wrap items-baseline gap-x-4 border-sand-line border-b py-3.5">
            <dt className="w-26 font-display text-xl tabular">{distance}</dt>
            <dd className="min-w-0 flex-1 basis-36 text-ink-soft">{where}</dd>
          </div>
        ))}
      </dl>
      {ownRating && (
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Score>{ownRating.score}</Score>
          <p>
            {ownRating.word && <span className="block font-semibold">{ownRating.word}</span>}
            {ownRating.below ? (
              <a href={`#${GUESTS_SAY}`} className="link link-alone text-sm">
                {ownRating.count}
              </a>
            ) : (
              <span className="text-ink-soft text-sm">{ownRating.count}</span>
            )}
          </p>
        </div>
      )}
      {rating && (
        <div className="mt-8 flex flex-wrap items-center gap-x-5 gap-y-2">
          <Score>{formatScore(rating.score)}</Score>
          <p>
            <span lang={getLang(rating, 'rating.word')} className="block font-semibold">
              {rating.word}
            </span>
            {rating.link ? (
              <a
                href={rating.link}
                target="_blank"
                rel="noreferrer"
                lang={getLang(rating, 'rating.source')}
                className="link link-alone text-sm"
              >
                {rating.source}
              </a>
            ) : (
              <span lang={getLang(rating, 'rating.source')} className="text-ink-soft text-sm">
                {rating.source}
              </span>
            )}
          </p>
        </div>
      )}
    </>
  )
}

const Score = ({ children }: { children: string }) => (
  <p className="font-display text-3xl tabular">
    {children}
    <span className="text-ink-soft text-xl">/10</span>
  </p>
)
