import type { Villa } from '#contract/villas.ts'
import { findFact } from '#domain/villas/family-facts.ts'
import { shortDescription } from '#domain/villas/short-description.ts'
import { metres, squareMetres } from '#words/en/numbers.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as words from '#words/en/villas.ts'
import { getLang } from '../layout/use-site.ts'
import { Rating } from '../reviews/rating.tsx'
import type { Rating as Rated } from '../reviews/read-ratings.server.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { describeFact } from './describe-facts.ts'
import { describeBathrooms, describeBeds, describeCapacity, describeMeaning } from './describe-villa.ts'

/** Where the owners have not told it of a villa. */
const TO_THE_BEACH = 100

/** Name, sentence, rating and facts of a villa. */
export function VillaHeader({ villa, rating }: { villa: Villa; rating: Rated | null }) {
  const meaning = describeMeaning(villa)
  const toPool = findFact(villa.familyFacts, 'poolDistance')
  return (
    <header>
      <div className="flex flex-wrap items-baseline gap-x-5">
        <h1 className="text-3xl">{villa.name}</h1>
        {villa.greekName && (
          <span lang="el" className="greek text-lg">
            {villa.greekName}
          </span>
        )}
      </div>
      <p className="mt-2 max-w-[66ch] text-lg">
        {meaning && <span lang={getLang(villa, 'meaning')}>{pageWords.beforeClaim(meaning)}</span>}
        <span lang={getLang(villa, 'claim')}>{shortDescription(villa.claim)}</span>
      </p>
      <p className="mt-2.5 flex flex-wrap items-center gap-x-4 gap-y-1 max-sm:text-sm">
        {rating && <Rating rating={rating} here="#reviews" />}
        <span>{pageWords.toTheBeach(metres(villa.beachDistance ?? TO_THE_BEACH))}</span>
        {toPool !== null && <span>{describeFact({ fact: 'poolDistance', value: toPool })}</span>}
      </p>
      <Overview villa={villa} />
    </header>
  )
}

function Overview({ villa }: { villa: Villa }) {
  const facts: [string, string][] = [
    [icons.bed, describeBeds(villa)],
    [icons.bath, describeBathrooms(villa)],
    [icons.people, describeCapacity(villa)],
    [icons.size, squareMetres(villa.size)],
  ]
  return (
    <section className="mt-8">
      <h2 className="font-sans font-semibold text-sm tracking-normal">{words.villaOverview}</h2>
      <ul className="mt-3 grid grid-cols-[repeat(auto-fit,minmax(min(100%,9rem),1fr))] gap-x-6 gap-y-3 border-sand-line border-y py-5">
        {facts.map(([icon, fact]) => (
          <li key={icon} className="flex items-start gap-3 text-sm tabular">
            <Icon shape={icon} className="mt-0.5 size-5 text-ink-soft" />
            {fact}
          </li>
        ))}
      </ul>
    </section>
  )
}
