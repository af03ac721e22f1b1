import { href } from 'react-router'
import * as words from '#words/en/villas.ts'
import { getLang } from '../layout/use-site.ts'
import { Rating } from '../reviews/rating.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
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
        {(villa.from || villa.rating) && (
          <p className="mt-3 flex flex-wrap gap-x-4 text-sm tabular">
            {villa.from && <span>{villa.from}</span>}
            {villa.rating && <Rating rating={villa.rating} />}
          </p>
        )}
        <ul className="mt-auto space-y-1 pt-4 text-sm">
          <Fact icon={icons.bed}>{describeBeds(villa)}</Fact>
          <Fact icon={icons.bath}>{describeBathrooms(villa)}</Fact>
          <Fact icon={icons.people}>{describeCapacity(villa)}</Fact>
        </ul>
      </div>
    </article>
  )
}

function Fact({ icon, children }: { icon: string; children: string }) {
  return (
    <li className="flex items-start gap-2.5">
      <Icon shape={icon} className="mt-0.5 size-4.5 text-ink-soft" />
      {children}
    </li>
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
