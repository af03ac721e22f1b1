import type { Selection } from '#domain/bookings/picker.ts'
import * as words from '#words/en/search.ts'
import { type StayAsked, searchFor, toBookingAddress, villaWith } from '../search/addresses.ts'
import { LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Calendar } from './calendar.tsx'
import { FlexibleDates } from './flexible-dates.tsx'
import { InTheWay } from './in-the-way.tsx'
import { PricePanel } from './price-panel.tsx'
import { useChosenStay } from './use-chosen-stay.ts'
import type { VillaPrices } from './villa-prices.server.ts'

/** What an address asks for. `guests` fits into the villa; `partyRule` says why it is another number than the one asked for. */
export type RequestedStay = { selection: Selection; guest: { guests: number }; guestsAsked: number; partyRule: string | null }

/** Calendar and total on a villa's own page. */
export function StayChooser({ prices, requested }: { prices: VillaPrices; requested: RequestedStay }) {
  const forParty = { ...prices, guests: requested.guest.guests }
  const { picked, choose, selection, pricing, impossible } = useChosenStay(forParty, requested.selection)
  const { villa, availability } = prices
  const { checkIn, checkOut } = selection
  const toStay = (other: StayAsked) => villaWith(villa.slug, { guests: requested.guest.guests, ...other })
  const stay = checkIn && checkOut ? { checkIn, checkOut, guests: requested.guest.guests } : null
  return (
    <div className="grid grid-cols-1 items-start gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <div className="min-w-0">
        <InTheWay chosen={requested} picked={picked} impossible={impossible} to={toStay} choose={choose} />
        <Calendar selection={selection} near={picked.checkIn} availability={availability} rates={prices.prices.rates} choose={choose} />
        <FlexibleDates selection={selection} prices={forParty} to={toStay} choose={choose} />
      </div>
      <div className="lg:h-full">
        <PricePanel party={forParty} selection={selection} pricing={pricing}>
          {stay && pricing.status === 'ready' && (
            <>
              <LinkButton to={toBookingAddress(villa.slug, stay)} look="act" wide className="mt-4">
                {words.bookTheseDates}
              </LinkButton>
              <Link to={searchFor(stay)} className="link link-alone mt-2">
                {words.allVillasForTheseDates}
              </Link>
            </>
          )}
        </PricePanel>
      </div>
    </div>
  )
}
