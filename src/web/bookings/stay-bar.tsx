import type { ReactNode } from 'react'
import type { Selection } from '#domain/bookings/picker.ts'
import { daysBetween } from '#domain/calendar-day.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import * as words from '#words/en/booking.ts'
import * as counts from '#words/en/counts.ts'
import { monthDay } from '#words/en/days.ts'
import { formatEurosBriefly, roundEuros } from '#words/en/numbers.ts'
import { formatParty, type Party } from './price-panel.tsx'
import type { StayPrice } from './use-stay-price.ts'

type Props = {
  party: Party
  selection: Selection
  pricing: StayPrice
  /** Instead of a total, while no dates are chosen. */
  from?: ReactNode
  /** Below it, instead of villa and guests. */
  note?: ReactNode
  /** The one thing to do next. */
  children: ReactNode
}

/** The stay and what to do next, at the bottom of the screen where there is no card beside the page. It ends above the footer. */
export function StayBar({ party, selection: { checkIn, checkOut }, pricing, from, note, children }: Props) {
  return (
    <div data-action className="stay-bar no-print lg:hidden">
      <div className="wrap flex items-center justify-between gap-4 py-2.5">
        <p className="min-w-0 leading-tight tabular">
          <span className="block font-display text-xl leading-tight">
            {checkIn ? formatTotal(pricing) : from}{' '}
            {pricing.status === 'ready' && (
              <span className="large-text-hidden font-sans max-sm:block text-ink-soft text-xs">
                {words.plusDeposit(roundEuros(SECURITY_DEPOSIT))}
              </span>
            )}
          </span>
          <span className="large-text-hidden block text-ink-soft text-xs">
            {checkIn && checkOut ? (
              <>
                <span className="max-sm:block">{formatParty(party)}</span>
                <span className="max-sm:hidden"> · </span>
                {monthDay(checkIn)} – {monthDay(checkOut)}
                <span className="max-sm:hidden"> · {counts.nights(daysBetween(checkIn, checkOut))}</span>
              </>
            ) : checkIn ? (
              words.fromIt(monthDay(checkIn))
            ) : (
              (note ?? formatParty(party))
            )}
          </span>
        </p>
        <div className="min-w-min">{children}</div>
      </div>
    </div>
  )
}

function formatTotal(pricing: StayPrice): string {
  if (pricing.status === 'none') return words.chooseCheckOut
  if (pricing.status === 'loading') return words.calculating
  if (pricing.status === 'failed') return words.pricingError
  return pricing.status === 'taken' ? words.notAvailable : formatEurosBriefly(pricing.price.total)
}
