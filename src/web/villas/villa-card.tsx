import { href } from 'react-router'
import * as words from '#words/en/villas.ts'
import { getLang } from '../layout/use-site.ts'
import { Rating } from '../reviews/rating.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { describeBathrooms, describeBeds, describeCapacity, describeMeaning, nameTransition } from './describe-villa.ts'
import type { Card } from './villa-card.server.ts'

/** `heading`: heading level below the page's heading. `first`: visible on load. */
export function VillaCard({ villa, heading: Heading, first = false }: { villa: Card; heading: 'h2' | 'h3'; first?: boolean }) {
  const page = href('/villas/:slug', { slug: villa.slug })
  const { picture } = villa
  const meaning = describeMeaning(villa)
  return (
    <article className="group relative flex h-full min-h-[530px] flex-col">
      <div className={`relative h-72 shrink-0 overflow-hidden rounded-soft bg-sand ${first ? '' : 'loads-when-near'}`}>
        {picture ? (
          <Picture
            picture={picture}
            sizes="(min-width: 80rem) 17rem, (min-width: 40rem) 45vw, 92vw"
            first={first}
            becomes={nameTransition(villa)}
            className="size-full object-cover"
          />
        ) : (
          <p className="grid size-full place-items-center text-ink-soft">{words.noImageAvailable}</p>
        )}
        <p className="absolute top-3 left-3 rounded-soft bg-chalk px-2.5 py-1 font-semibold text-sm tabular">{villa.size}</p>
        <HoverPanel villa={villa} />
      </div>
      <div className="flex flex-1 flex-col pt-4">
        <Heading className="text-xl">
          <Link to={page} prefetch="intent" viewTransition className="before:absolute before:inset-0">
            {villa.name}
          </Link>
        </Heading>
        <p className="greek mt-0.5 text-base">
          {villa.greekName && <span lang="el">{villa.greekName}</span>}
          {villa.greekName && meaning && <span aria-hidden="true"> · </span>}
          {meaning && <span lang={getLang(villa, 'meaning')}>{meaning}</span>}
        </p>
        <p lang={getLang(villa, 'claim')} className="mt-3 text-ink-soft text-sm">
          {villa.claim}
        </p>
        <div className="mt-auto pt-3.5 text-sm tabular">
          <p>{[describeBeds(villa), describeBathrooms(villa), describeCapacity(villa)].join(' · ')}</p>
          {(villa.from || villa.rating) && (
            <p className="mt-1 flex flex-wrap justify-between gap-x-3">
              {villa.rating && <Rating rating={villa.rating} />}
              {villa.from && <span className="font-semibold">{villa.from}</span>}
            </p>
          )}
        </div>
      </div>
    </article>
  )
}

/** Shown on hover and focus. Its content is also available below the picture. */
function HoverPanel({ villa }: { villa: Card }) {
  return (
    <div className="pointer-events-none absolute inset-0 flex flex-col justify-end gap-3 bg-night/80 p-4 text-white opacity-0 transition-opacity duration-150 focus-within:opacity-100 max-sm:hidden [@media(hover:hover)]:group-hover:opacity-100">
      <p className="text-sm" aria-hidden="true">
        {describeBeds(villa)}
        <br />
        {describeBathrooms(villa)} · {describeCapacity(villa)}
      </p>
      <div className="on-night pointer-events-auto relative z-10 grid gap-2">
        <LinkButton to={href('/villas/:slug', { slug: villa.slug })} prefetch="intent" viewTransition look="clear" small>
          {words.viewDetails}
        </LinkButton>
        <LinkButton to={`${href('/booking')}?villa=${villa.slug}`} prefetch="intent" look="act" small>
          {words.bookNow}
        </LinkButton>
      </div>
    </div>
  )
}
