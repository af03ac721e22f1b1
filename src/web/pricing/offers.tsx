import { href } from 'react-router'
import * as counts from '#words/en/counts.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/pricing.ts'
import { getLang } from '../layout/use-site.ts'
import { LinkButton } from '../ui/button.tsx'
import type { Offer } from './rates.ts'

/** Discounts available today. */
export function Offers({ offers }: { offers: Offer[] }) {
  return (
    <section className="panel">
      <h2 className="text-xl">{offers.length === 0 ? words.offers : words.currentOffers}</h2>
      {offers.length === 0 && <p className="mt-3 text-ink-soft">{words.thereIsNoOffer}</p>}
      <ul className="mt-2">
        {offers.map((offer) => (
          <li key={offer.id} className="border-sand-line border-t py-5 first:border-0 last:pb-0">
            <h3 className="flex items-baseline justify-between gap-4 font-sans font-semibold text-base tracking-normal">
              {offer.name}
              <span className="font-display font-medium text-olive text-xl tabular whitespace-nowrap">−{offer.percentage}%</span>
            </h3>
            {offer.description && (
              <p lang={getLang(offer, 'description')} className="mt-1 text-sm">
                {offer.description}
              </p>
            )}
            <p className="mt-1 text-ink-soft text-sm tabular">{listTerms(offer).join(' · ')}</p>
          </li>
        ))}
      </ul>
      {offers.length > 0 && <p className="mt-5 text-ink-soft text-sm">{words.appliedAutomaticallyWhen}</p>}
      <LinkButton to={href('/booking')} look="act" wide className="mt-6">
        {words.seeFreeDatesAndPrices}
      </LinkButton>
    </section>
  )
}

const listTerms = ({ validUntil, minimumNights, stayFrom, stayUntil, terms }: Offer): string[] =>
  [
    words.bookBy(formatDay(validUntil)),
    words.orMore(counts.nights(minimumNights)),
    stayFrom && stayUntil ? words.stays(formatDay(stayFrom), formatDay(stayUntil)) : '',
    ...terms,
  ].filter(Boolean)
