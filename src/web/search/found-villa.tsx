import * as counts from '#words/en/counts.ts'
import { formatEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/search.ts'
import { AboutInOthers } from '../currency/about-in-others.tsx'
import { usePriceName } from '../pricing/use-price-name.ts'
import { LinkButton } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { Link } from '../ui/link.tsx'
import { Picture } from '../ui/picture.tsx'
import { describeBeds, describeCapacity } from '../villas/describe-villa.ts'
import { type StayAsked, toBookingAddress, villaWith } from './addresses.ts'
import { PossibleStays } from './possible-stays.tsx'
import type { FoundCard } from './read-search.server.ts'

type Props = { found: FoundCard; stay: StayAsked & { guests: number } }

/** A villa in the list for given dates: whether it is free, its total, and other dates where it is taken. */
export function FoundVilla({ found, stay }: Props) {
  const { villa, available, fits, nearest } = found
  const { picture } = villa
  return (
    <article className="grid gap-x-8 gap-y-4 py-6 sm:grid-cols-[13rem_1fr] lg:grid-cols-[16rem_1fr_17rem]">
      <div className="aspect-[3/2] overflow-hidden rounded-soft bg-sand">
        {picture && (
          <Picture
            picture={picture}
            sizes="(min-width: 64rem) 16rem, (min-width: 40rem) 13rem, 92vw"
            alt=""
            className="size-full object-cover"
          />
        )}
      </div>
      <div>
        <State found={found} guests={stay.guests} />
        <h3 className="mt-1 text-xl">
          <Link to={villaWith(villa.slug, stay)} prefetch="intent" className="inline-block py-1 hover:underline">
            {villa.name}
          </Link>
        </h3>
        <p className="mt-1 text-ink-soft text-sm">{villa.claim}</p>
        <p className="mt-2 text-sm">
          {describeBeds(villa)} · {describeCapacity(villa)}
        </p>
      </div>
      <div className="sm:col-start-2 lg:col-start-auto">
        {fits && !found.rule && <Total found={found} />}
        {available ? (
          <LinkButton to={toBookingAddress(villa.slug, stay)} look="act" wide className="mt-4">
            {words.bookVilla(villa.name)}
          </LinkButton>
        ) : (
          <>
            {fits && <p className="mt-3 mb-2 font-semibold text-sm">{nearest.length > 0 ? words.insteadFree : words.notFreeForSoLong}</p>}
            <PossibleStays stays={nearest} to={(other) => toBookingAddress(villa.slug, { ...other, guests: stay.guests })} />
          </>
        )}
        <Link to={villaWith(villa.slug, stay)} prefetch="intent" className="link link-alone mt-1">
          {words.view(villa.name)}
        </Link>
      </div>
    </article>
  )
}

function State({ found, guests }: { found: FoundCard; guests: number }) {
  const { available, fits, rule, nightsState, heldForMinutes } = found
  const notFree = heldForMinutes === null ? words.taken : words.heldFor(heldForMinutes)
  const [tone, icon, translateName] = available
    ? ['text-olive', icons.check, nightsState === 'kept' ? words.kept : words.free]
    : ['text-ochre', icons.close, fits ? (rule ?? notFree) : words.tooSmall(counts.guests(guests))]
  return (
    <p className={`flex items-center gap-1.5 font-semibold text-sm ${tone}`}>
      <Icon shape={icon} className="size-4" />
      {translateName}
    </p>
  )
}

function Total({ found: { nights, total, before, levy, discounts, available } }: { found: FoundCard }) {
  const translateName = usePriceName()
  return (
    <div className={`tabular ${available ? '' : 'text-ink-soft'}`}>
      <p className="text-sm">{words.totalFor(counts.nights(nights))}</p>
      <p className="font-display text-2xl">{formatEuros(total)}</p>
      <AboutInOthers amount={total} />
      <p className="text-ink-soft text-sm">{words.aNight(formatEuros(Math.round(total / nights)))}</p>
      {levy && <p className="text-ink-soft text-sm">{levy}</p>}
      {discounts.length > 0 && (
        <p className="text-olive text-sm">
          {words.takenOff(discounts.map(translateName).join(', '))}, {words.insteadOf(formatEuros(before))}
        </p>
      )}
    </div>
  )
}
