import * as counts from '#words/en/counts.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import { totalFor, view } from '#words/en/search.ts'
import * as words from '#words/en/two-villas.ts'
import { AskLink } from '../ask/ask-link.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import { Picture } from '../ui/picture.tsx'
import { askAbout, bothFor, type StayAsked, villaWith } from './addresses.ts'
import type { PairCard } from './read-search.server.ts'

type Stay = StayAsked & { guests: number }

/** For a party that no villa has room for: pairs of villas that are free side by side. */
export function PairsFound({ pairs, stay }: { pairs: PairCard[]; stay: Stay }) {
  const party = counts.guests(stay.guests)
  if (pairs.length === 0) {
    return (
      <Notice tone="calm" title={words.noneTogether(party)} announced>
        <p>{words.otherDatesOrAsk}</p>
        <AskLink to={askAbout(null, stay)} />
      </Notice>
    )
  }
  return (
    <section>
      <h2 className="text-2xl">{words.together(party)}</h2>
      <p className="measure mt-2 text-ink-soft">{words.twoBookings}</p>
      <ul className="mt-6 grid grid-cols-[minmax(0,1fr)] gap-x-8 gap-y-14 lg:grid-cols-[repeat(2,minmax(0,1fr))]">
        {pairs.map((pair) => (
          <li key={pair.halves.map(({ slug }) => slug).join(' ')}>
            <Pair pair={pair} stay={stay} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Pair({ pair: { halves, nights, total }, stay }: { pair: PairCard; stay: Stay }) {
  const [one, other] = halves
  if (!one || !other) return null
  return (
    <article>
      <div className="grid aspect-8/5 grid-cols-2 gap-1 overflow-hidden rounded-photo bg-sand">
        {halves.map(({ slug, picture }) => (
          <div key={slug} className="min-h-0 min-w-0">
            {picture && (
              <Picture
                picture={picture}
                sizes="(min-width: 84rem) 20rem, (min-width: 64rem) 23vw, 46vw"
                alt=""
                className="size-full object-cover"
              />
            )}
          </div>
        ))}
      </div>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <h3 className="text-2xl">{words.bothVillas(one.name, other.name)}</h3>
          <p className="mt-1 flex flex-wrap gap-x-4 text-sm">
            {halves.map(({ slug, name, guests }) => (
              <span key={slug}>{words.shareOf(name, counts.guests(guests))}</span>
            ))}
          </p>
        </div>
        <div className="tabular sm:text-right">
          <p className="text-sm">{totalFor(counts.nights(nights))}</p>
          <p className="font-display text-2xl leading-tight">{formatEurosBriefly(total)}</p>
        </div>
      </div>
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        <LinkButton to={bothFor([one.slug, other.slug], stay)} look="act" className="max-sm:grow">
          {words.bookBoth}
        </LinkButton>
        {halves.map(({ slug, name, guests }) => (
          <Link key={slug} to={villaWith(slug, { ...stay, guests })} prefetch="intent" className="link link-alone">
            {view(name)}
          </Link>
        ))}
      </p>
    </article>
  )
}
