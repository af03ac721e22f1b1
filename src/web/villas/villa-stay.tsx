import type { ReactNode } from 'react'
import { href } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import * as bookingWords from '#words/en/booking.ts'
import { compareVillas } from '#words/en/compare.ts'
import * as words from '#words/en/search.ts'
import * as pageWords from '#words/en/villa-page.ts'
import * as villaWords from '#words/en/villas.ts'
import { AskLink } from '../ask/ask-link.tsx'
import { PricePanel } from '../bookings/price-panel.tsx'
import { StayBar } from '../bookings/stay-bar.tsx'
import type { ChosenStay } from '../bookings/use-chosen-stay.ts'
import { CurrencyForm } from '../currency/currency-form.tsx'
import { askAbout, compareFor, type StayAsked, searchFor, toBookingAddress } from '../search/addresses.ts'
import { LinkButton } from '../ui/button.tsx'
import { JumpButton } from '../ui/jump-button.tsx'
import { Link } from '../ui/link.tsx'

type Props = {
  villa: Villa
  guests: number
  from: string | null
  chosen: ChosenStay
  /** Opens the calendar above the page. */
  open: (by: HTMLElement) => void
}

/** The chosen stay, if it can be booked. */
function findStay({ guests, chosen: { selection, pricing } }: Pick<Props, 'guests' | 'chosen'>): StayAsked | null {
  const { checkIn, checkOut } = selection
  return checkIn && checkOut && pricing.status === 'ready' ? { checkIn, checkOut, guests } : null
}

/** The card beside the page: the stay, its total and the way to book it. On phones it stands below the calendar, once dates are chosen. */
export function VillaCard({ registration, ...props }: Props & { registration: string | undefined }) {
  const { villa, guests, from, chosen, open } = props
  const stay = findStay(props)
  return (
    <div className={`lg:tall:sticky lg:top-24 ${chosen.selection.checkIn ? '' : 'max-lg:hidden'}`}>
      <PricePanel party={{ villa, guests }} selection={chosen.selection} pricing={chosen.pricing} from={from} openDates={open}>
        <div data-action>
          <BookThisVilla to={toBooking(villa, props)} wide />
        </div>
        <p className="mt-2 text-center text-ink-soft text-xs">{bookingWords.nothingIsCharged}</p>
      </PricePanel>
      <CurrencyForm />
      <p className="mt-3 flex flex-wrap items-center justify-between gap-x-4 px-1 text-ink-soft text-sm">
        <AskLink to={toAsking(props)} />
        {stay && (
          <>
            <Link to={searchFor(stay)} className="link link-alone">
              {words.allVillasForTheseDates}
            </Link>
            <Link to={compareFor(stay)} className="link link-alone">
              {compareVillas}
            </Link>
          </>
        )}
        {registration && <span>{pageWords.greekRegistration(registration)}</span>}
      </p>
    </div>
  )
}

/** The same at the bottom of a phone's screen. */
export function VillaBar({ rating, ...props }: Props & { rating: ReactNode }) {
  const { villa, guests, from, chosen, open } = props
  return (
    <StayBar party={{ villa, guests }} selection={chosen.selection} pricing={chosen.pricing} from={from} note={rating}>
      {findStay(props) ? (
        <BookThisVilla to={toBooking(villa, props)} />
      ) : (
        <JumpButton to="dates" look="act" open={open}>
          {bookingWords.chooseDates}
        </JumpButton>
      )}
    </StayBar>
  )
}

const BookThisVilla = ({ to, wide = false }: { to: string; wide?: boolean }) => (
  <LinkButton to={to} prefetch="intent" look="act" wide={wide} className={wide ? 'mt-4' : ''}>
    {villaWords.bookThisVilla}
  </LinkButton>
)

/** Address of the form for a question about a villa, with the chosen stay also if it cannot be booked. */
export const toAsking = ({ villa, guests, chosen: { selection } }: Pick<Props, 'villa' | 'guests' | 'chosen'>): string =>
  askAbout(villa.slug, selection.checkIn && selection.checkOut ? { ...selection, guests } : {})

/** Address of the booking page of a villa, with the chosen stay if there is one. */
export const toBooking = (villa: Villa, props: Omit<Props, 'open'>): string => {
  const stay = findStay(props)
  return stay ? toBookingAddress(villa.slug, stay) : `${href('/booking')}?villa=${villa.slug}`
}
