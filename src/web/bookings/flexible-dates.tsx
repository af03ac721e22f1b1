import { useState } from 'react'
import { getGapPercent } from '#domain/availability.ts'
import type { Selection } from '#domain/bookings/picker.ts'
import { daysBetween } from '#domain/calendar-day.ts'
import { type ShiftedStay, shiftedStays } from '#domain/nearest-stays.ts'
import { quoteStay } from '#domain/pricing/quote.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import type { Stay } from '#domain/stay.ts'
import * as words from '#words/en/booking.ts'
import * as counts from '#words/en/counts.ts'
import { monthDay } from '#words/en/days.ts'
import { formatEurosBriefly, roundEuros } from '#words/en/numbers.ts'
import { Button } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import type { PartyPrices } from './villa-prices.server.ts'

const CHOICES = [1, 3, 7] as const

type Props = {
  selection: Selection
  prices: PartyPrices
  /** The address of the page with another stay. */
  to: (stay: Stay) => string
  choose: (selection: Selection) => void
}

/** The totals of the chosen stay moved by up to 1, 3 or 7 days. Links, so that they work without scripts. */
export function FlexibleDates({ selection: { checkIn, checkOut }, prices, to, choose }: Props) {
  const [days, setDays] = useState<(typeof CHOICES)[number]>(3)
  if (!checkIn || !checkOut) return null
  const { availability, guests } = prices
  const { rates, complete } = prices.prices
  const formatTotal = (stay: Stay) =>
    complete
      ? formatEurosBriefly(
          quoteStay(stay, rates, {
            today: availability.today,
            returning: false,
            guests,
            gapPercent: getGapPercent(stay, availability),
          }).total,
        )
      : null
  return (
    <section aria-labelledby="flexible" className="mt-6">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <h3 id="flexible" className="font-sans font-semibold text-base tracking-normal">
          {words.flexible}
        </h3>
        <div className="scripted flex flex-wrap gap-2">
          {CHOICES.map((choice) => (
            <Button
              key={choice}
              type="button"
              small
              look={choice === days ? 'chosen' : 'plain'}
              aria-pressed={choice === days}
              onClick={() => setDays(choice)}
            >
              {words.moveStayBy(counts.days(choice))}
            </Button>
          ))}
        </div>
      </div>
      <p className="mt-1 mb-3 text-ink-soft text-sm">
        {words.sameLengthMoved(counts.nights(daysBetween(checkIn, checkOut)), roundEuros(SECURITY_DEPOSIT))}
      </p>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable area must be focusable by keyboard */}
      <ul className="stay-strip tabular" tabIndex={0} aria-labelledby="flexible">
        {shiftedStays({ checkIn, checkOut }, days, availability).map((stay) => (
          <li key={stay.shift}>
            <Moved stay={stay} total={formatTotal(stay)} to={to} choose={choose} />
          </li>
        ))}
      </ul>
    </section>
  )
}

type MovedProps = { stay: ShiftedStay; total: string | null } & Pick<Props, 'to' | 'choose'>

function Moved({ stay: { checkIn, checkOut, shift, free }, total, to, choose }: MovedProps) {
  const box = 'block rounded-soft border px-3 py-2 text-center text-sm'
  const dates = `${monthDay(checkIn)} – ${monthDay(checkOut)}`
  if (!free) {
    return (
      <p className={`${box} border-sand-line text-ink-soft`}>
        <s>{dates}</s>
        <span className="block">{words.alreadyBooked}</span>
      </p>
    )
  }
  const chosen = shift === 0
  return (
    <Link
      to={to({ checkIn, checkOut })}
      preventScrollReset
      aria-current={chosen ? 'true' : undefined}
      onClick={() => choose({ checkIn, checkOut })}
      className={`${box} ${chosen ? 'border-aegean bg-aegean text-on-aegean' : 'border-ink hover:bg-aegean-mist'}`}
    >
      {dates} {total && <span className="block font-semibold">{total}</span>}
    </Link>
  )
}
