import type { Villa } from '#contract/villas.ts'
import { largestParty } from '#domain/stay.ts'
import { shortDescription } from '#domain/villas/short-description.ts'
import * as words from '#words/en/booking.ts'
import { squareMetres } from '#words/en/numbers.ts'
import { Picture } from '../ui/picture.tsx'
import { describeBathrooms, describeBeds, describeMeaning } from '../villas/describe-villa.ts'

/** The villa whose calendar is shown below. */
export function VillaSummary({ villa, minimumNights }: { villa: Villa; minimumNights: number }) {
  const [picture] = villa.pictures
  const meaning = describeMeaning(villa)
  const badges = [
    describeBeds(villa),
    describeBathrooms(villa),
    squareMetres(villa.size),
    words.upToGuests(largestParty(villa.capacity)),
    words.minNights(minimumNights),
  ]
  return (
    <section id="villa" className="grid scroll-mt-24 items-center gap-x-10 gap-y-6 pt-6 max-md:grid-cols-1 md:grid-cols-[16rem_1fr]">
      {picture ? (
        <Picture picture={picture} sizes="(min-width: 48rem) 16rem, 92vw" first className="aspect-[3/2] w-full rounded-soft object-cover" />
      ) : (
        <p className="grid aspect-[3/2] place-items-center rounded-soft bg-sand text-ink-soft">{words.noImageAvailable}</p>
      )}
      <div>
        <h2 className="text-2xl">
          {villa.name}
          {meaning && <span className="greek ml-3 text-lg">{meaning}</span>}
        </h2>
        <p className="measure mt-2 text-ink-soft">{shortDescription(villa.claim)}</p>
        <ul className="mt-4 flex flex-wrap gap-2 text-sm tabular">
          {badges.map((badge) => (
            <li key={badge} className="rounded-soft bg-sand px-3 py-1">
              {badge}
            </li>
          ))}
        </ul>
        <p className="mt-4 text-sm">{words.crossedOutNightsAreBooked}</p>
      </div>
    </section>
  )
}
