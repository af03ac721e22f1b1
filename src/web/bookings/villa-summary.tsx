import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { largestParty } from '#domain/stay.ts'
import { shortDescription } from '#domain/villas/short-description.ts'
import * as words from '#words/en/booking.ts'
import { squareMetres } from '#words/en/numbers.ts'
import { Link } from '../ui/link.tsx'
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
    <section
      id="villa"
      className="grid scroll-mt-24 grid-cols-[minmax(0,6.5rem)_minmax(0,1fr)] items-center gap-x-4 gap-y-3 pt-4 sm:pt-6 md:grid-cols-[16rem_minmax(0,1fr)] md:gap-x-10"
    >
      {picture ? (
        <Picture
          picture={picture}
          sizes="(min-width: 48rem) 16rem, 7rem"
          first
          className="aspect-4/3 w-full rounded-photo object-cover md:row-span-2 md:aspect-3/2"
        />
      ) : (
        <p className="grid aspect-4/3 place-items-center rounded-photo bg-sand text-ink-soft md:row-span-2 md:aspect-3/2">
          {words.noImageAvailable}
        </p>
      )}
      <h2 className="text-2xl md:self-end">
        {villa.name} {meaning && <span className="greek text-lg max-md:block md:ml-2">{meaning}</span>}
      </h2>
      <div className="max-md:col-span-2 md:self-start">
        <p className="measure text-ink-soft text-sm max-md:hidden">{shortDescription(villa.claim)}</p>
        <ul className="flex flex-wrap gap-1.5 text-sm tabular md:mt-3">
          {badges.map((badge) => (
            <li key={badge} className="rounded-photo bg-sand px-2.5 py-0.5">
              {badge}
            </li>
          ))}
        </ul>
        <p className="mt-1 text-sm">
          <Link to={href('/villas/:slug', { slug: villa.slug })} prefetch="intent" className="link link-alone">
            {words.lookAtTheVilla}
          </Link>
        </p>
      </div>
    </section>
  )
}
