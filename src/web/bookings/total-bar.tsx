import type { Selection } from '#domain/bookings/picker.ts'
import { daysBetween } from '#domain/calendar-day.ts'
import { SECURITY_DEPOSIT } from '#domain/pricing/security-deposit.ts'
import * as words from '#words/en/booking.ts'
import * as counts from '#words/en/counts.ts'
import { monthDay } from '#words/en/days.ts'
import { formatEuros, roundEuros } from '#words/en/numbers.ts'
import { JumpButton } from '../ui/jump-button.tsx'
import { formatParty, type Party } from './price-panel.tsx'
import type { StayPrice } from './use-stay-price.ts'

type Props = { party: Party; selection: Selection; pricing: StayPrice }

/** Total at the bottom of the screen on phones. Hidden from screen readers, which read the price panel. */
export function TotalBar({ party, selection, pricing }: Props) {
  const { checkIn, checkOut } = selection
  if (!checkIn) return null
  return (
    <div
      className={`no-print fixed inset-x-0 bottom-0 z-30 border-sand-line border-t bg-chalk lg:hidden ${pricing.status === 'loading' ? 'scripted' : ''}`}
    >
      <div className="wrap flex min-h-18 flex-wrap items-center justify-between gap-4 py-2 pb-[max(0.5rem,env(safe-area-inset-bottom))]">
        <p className="leading-tight tabular" aria-hidden="true">
          <span className="block font-semibold text-sm">{formatParty(party)}</span>
          <span className="block text-ink-soft text-sm">
            {checkOut
              ? `${monthDay(checkIn)} – ${monthDay(checkOut)} · ${counts.nights(daysBetween(checkIn, checkOut))}`
              : words.fromIt(monthDay(checkIn))}
          </span>
          <span className="font-display text-xl">{totalText(pricing)}</span>
          {pricing.status === 'ready' && (
            <span className="block text-ink-soft text-sm">{words.plusDeposit(roundEuros(SECURITY_DEPOSIT))}</span>
          )}
        </p>
        {checkOut && (
          <JumpButton to="guest-details" small>
            {words.continueIt}
          </JumpButton>
        )}
      </div>
    </div>
  )
}

function totalText(pricing: StayPrice): string {
  if (pricing.status === 'none') return words.chooseCheckOut
  if (pricing.status === 'loading') return words.calculating
  if (pricing.status === 'failed') return words.pricingError
  return pricing.status === 'taken' ? words.notAvailable : formatEuros(pricing.price.total)
}
