import * as counts from '#words/en/counts.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/search.ts'
import { AboutInOther } from '../currency/about-in-other.tsx'
import { usePriceName } from '../pricing/use-price-name.ts'
import { Rating } from '../reviews/rating.tsx'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { describeBathrooms, describeBeds, describeCapacity } from '../villas/describe-villa.ts'
import { type StayAsked, toBookingAddress, villaWith } from './addresses.ts'
import { PossibleStays } from './possible-stays.tsx'
import type { FoundCard } from './read-search.server.ts'

type Props = { found: FoundCard; stay: StayAsked & { guests: number }; first: boolean }

/** A villa in the list for given dates: whether it is free, its total, and other dates where it is taken. */
export function FoundVilla({ found, stay, first }: Props) {
  const { villa, available, fits, lowest, nearest } = found
  const { picture } = villa
  return (
    <article>
      <div className="relative aspect-8/5 overflow-hidden rounded-photo bg-sand">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 84rem) 40rem, (min-width: 64rem) 46vw, 92vw"
            alt=""
            first={first}
            className="size-full object-cover"
          />
        )}
        {lowest && <p className="absolute top-3 left-3 rounded-soft bg-chalk px-2.5 py-1 font-semibold text-sm">{words.lowestTotal}</p>}
      </div>
      <div className="mt-4 flex flex-wrap items-start justify-between gap-x-6 gap-y-1">
        <div className="min-w-0">
          <State found={found} guests={stay.guests} />
          <h3 className="mt-1 text-2xl">
            <Link to={villaWith(villa.slug, stay)} prefetch="intent" className="inline-block py-1 hover:underline">
              {villa.name}
            </Link>
          </h3>
        </div>
        {fits && !found.rule && <Total found={found} />}
      </div>
      <p className="mt-2 flex flex-wrap gap-x-3 text-sm">
        {villa.rating && <Rating rating={villa.rating} to={`${villaWith(villa.slug, stay)}#reviews`} />}
        <span>
          {describeBeds(villa)} · {describeBathrooms(villa)} · {describeCapacity(villa)} · {villa.size}
        </span>
      </p>
      <p className="mt-2 max-w-[60ch] text-ink-soft text-sm">{villa.claim}</p>
      {!available && fits && (
        <p className="mt-3 mb-2 font-semibold text-sm">{nearest.length > 0 ? words.insteadFree : words.notFreeForSoLong}</p>
      )}
      {!available && <PossibleStays stays={nearest} to={(other) => toBookingAddress(villa.slug, { ...other, guests: stay.guests })} />}
      <p className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1">
        {available && (
          <LinkButton to={toBookingAddress(villa.slug, stay)} look="act" className="max-sm:grow">
            {words.bookVilla(villa.name)}
          </LinkButton>
        )}
        <Link to={villaWith(villa.slug, stay)} prefetch="intent" className="link link-alone">
          {words.view(villa.name)}
        </Link>
      </p>
    </article>
  )
}

function State({ found, guests }: { found: FoundCard; guests: number }) {
  const { available, fits, rule, nightsState, heldForMinutes } = found
  const notFree = heldForMinutes === null ? words.taken : words.heldFor(heldForMinutes)
  const [tone, icon, text] = available
    ? ['text-olive', icons.check, nightsState === 'kept' ? words.kept : words.free]
    : ['text-ochre', icons.close, fits ? (rule ?? notFree) : words.tooSmall(counts.guests(guests))]
  return (
    <p className={`flex items-center gap-1.5 font-semibold text-sm ${tone}`}>
      <Icon shape={icon} className="size-4" />
      {text}
    </p>
  )
}

function Total({ found: { nights, total, before, levy, discounts, available } }: { found: FoundCard }) {
  const translateName = usePriceName()
  return (
    <div className={`tabular sm:text-right ${available ? '' : 'text-ink-soft'}`}>
      <p className="text-sm">{words.totalFor(counts.nights(nights))}</p>
      <p className="font-display text-2xl leading-tight">{formatEurosBriefly(total)}</p>
      <AboutInOther amount={total} />
      <p className="text-ink-soft text-sm">{words.aNight(formatEurosBriefly(Math.round(total / nights)))}</p>
      {levy && <p className="text-ink-soft text-sm">{levy}</p>}
      {discounts.length > 0 && (
        <p className="text-olive text-sm">
          {words.takenOff(discounts.map(translateName).join(', '))}, {words.insteadOf(formatEurosBriefly(before))}
        </p>
      )}
    </div>
  )
}
