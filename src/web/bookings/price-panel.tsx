import type { ReactNode } from 'react'
import type { Selection } from '#domain/bookings/picker.ts'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import * as words from '#words/en/booking.ts'
import * as counts from '#words/en/counts.ts'
import { shortDay } from '#words/en/days.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import { AboutInOthers, SourceOfOthers } from '../currency/about-in-others.tsx'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { useSite } from '../layout/use-site.ts'
import { HeldNights } from '../payments/held-nights.tsx'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { Stages } from '../pricing/stages.tsx'
import { Notice } from '../ui/notice.tsx'
import type { StayPrice } from './use-stay-price.ts'

/** Who comes to which villa, as the guest has it before the order. */
export type Party = { villa: { name: string }; guests: number }

export const formatParty = ({ villa, guests }: Party): string => `${villa.name} · ${counts.guests(guests)}`

type Props = { selection: Selection; pricing: StayPrice }

/** Total beside the calendar; `children`: what can be done with it. Keeps its size while the price loads. */
export function PricePanel({ party, selection, pricing, children }: Props & { party: Party; children?: ReactNode }) {
  return (
    <section aria-label={words.yourStayAndItsPrice} className="panel lg:sticky lg:top-24">
      <h2 className="text-xl">{words.yourStay}</h2>
      <p className="mt-1 font-semibold tabular">{formatParty(party)}</p>
      <dl className="mt-4 grid grid-cols-2 gap-4 border-sand-line border-b pb-4 tabular">
        <Day name={words.checkIn} day={selection.checkIn} waiting={words.chooseADay} />
        <Day name={words.checkOut} day={selection.checkOut} waiting={selection.checkIn ? words.nowChooseADay : '–'} />
      </dl>
      <div className="min-h-44 pt-4" aria-live="polite">
        <PanelBody selection={selection} pricing={pricing} />
      </div>
      {children}
    </section>
  )
}

function Day({ name, day, waiting }: { name: string; day: CalendarDay | undefined; waiting: string }) {
  return (
    <div>
      <dt className="text-ink-soft text-sm">{name}</dt>
      <dd className={day ? 'font-semibold' : 'text-ink-soft'}>{day ? shortDay(day) : waiting}</dd>
    </div>
  )
}

function PanelBody({ selection, pricing }: Props) {
  const site = useSite()
  if (pricing.status === 'none') {
    return <p className="text-ink-soft text-sm">{words.thePriceOfEveryNight}</p>
  }
  if (pricing.status === 'loading') return <PriceSkeleton selection={selection} />
  if (pricing.status === 'failed') {
    return (
      <Notice tone="bad" title={words.pricingError}>
        {words.yourDatesAreKeptPlease(pricing.error)}
      </Notice>
    )
  }
  const { price, charge } = pricing
  return (
    <>
      {pricing.status === 'taken' && (
        <div className="mb-4">
          <Notice tone="caution" title={words.notAvailable}>
            {pricing.price.message}
          </Notice>
        </div>
      )}
      {price.keptUntil && (
        <div className="mb-4">
          <HeldNights until={price.keptUntil} />
        </div>
      )}
      <PriceBreakdown price={price} vatStatement={site?.settings.company.vatStatement} />
      {charge && (
        <div className="mt-3">
          <ChargedInDinars charge={charge} />
        </div>
      )}
      <div className="mt-2">
        <AboutInOthers amount={price.total} charged={charge !== null} />
        <SourceOfOthers charged={charge !== null} />
      </div>
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm tracking-normal">{words.payInFull}</h3>
      <Stages instalments={price.instalments} reason={price.instalmentsReason} />
      <h3 className="mt-5 mb-1 font-sans font-semibold text-sm tracking-normal">{ifYouCancel}</h3>
      <div className="text-sm">
        <CancellationLadder steps={price.cancellation} of="price" />
      </div>
    </>
  )
}

function PriceSkeleton({ selection: { checkIn, checkOut } }: { selection: Selection }) {
  const nights = checkIn && checkOut ? daysBetween(checkIn, checkOut) : 0
  return (
    <div>
      <noscript>
        <p className="text-ink-soft text-sm">{words.priceIsShownOnTheNextPage}</p>
      </noscript>
      <p className="scripted text-ink-soft text-sm">{words.calculatingThePriceOf(counts.nights(nights))}</p>
      <div className="scripted mt-3 space-y-3">
        <div className="skeleton h-5" />
        <div className="skeleton h-5 w-2/3" />
        <div className="skeleton h-10" />
      </div>
    </div>
  )
}
