import type { ReactNode } from 'react'
import type { Selection } from '#domain/bookings/picker.ts'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import * as words from '#words/en/booking.ts'
import * as counts from '#words/en/counts.ts'
import { shortDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import { ifYouCancel } from '#words/en/pricing.ts'
import { TotalInOther } from '../currency/about-in-other.tsx'
import { ChargedInDinars } from '../currency/charged-in-dinars.tsx'
import { useSite } from '../layout/use-site.ts'
import { HeldNights } from '../payments/held-nights.tsx'
import { CancellationLadder } from '../pricing/cancellation-ladder.tsx'
import { PriceBreakdown } from '../pricing/price-breakdown.tsx'
import { Stages } from '../pricing/stages.tsx'
import { opening } from '../ui/jump-button.tsx'
import { Notice } from '../ui/notice.tsx'
import type { StayPrice } from './use-stay-price.ts'

/** Who comes to which villa, as the guest has it before the order. */
export type Party = { villa: { name: string }; guests: number }

export const formatParty = ({ villa, guests }: Party): string => `${villa.name} · ${counts.guests(guests)}`

type Props = { selection: Selection; pricing: StayPrice }

type CardProps = Props & {
  party: Party
  /** Instead of a total, while no dates are chosen. */
  from?: string | null
  /** Where the dates are chosen. */
  dates?: string
  /** Opens the dates above the page instead. */
  openDates?: (by: HTMLElement) => void
  /** On phones the days stand above already. */
  daysAbove?: boolean
  /** What can be done with it. */
  children?: ReactNode
}

/** The stay, its total and what to do next. Keeps its size while the price loads. */
export function PricePanel({ party, selection, pricing, from, dates = '#dates', openDates, daysAbove, children }: CardProps) {
  const { checkIn, checkOut } = selection
  return (
    <section aria-label={words.yourStayAndItsPrice} className="card">
      <Headline selection={selection} pricing={pricing} from={from} />
      <p className="mt-1 text-sm tabular">{formatParty(party)}</p>
      <dl className={`mt-4 grid grid-cols-2 overflow-clip rounded-soft border border-field tabular ${daysAbove ? 'max-lg:hidden' : ''}`}>
        <Day name={words.checkIn} day={checkIn} waiting={words.chooseADay} to={dates} open={openDates} />
        <Day name={words.checkOut} day={checkOut} waiting={checkIn ? words.nowChooseADay : words.chooseADay} to={dates} open={openDates} />
      </dl>
      {children}
      <div className="min-h-44 pt-4" aria-live="polite">
        <PanelBody selection={selection} pricing={pricing} />
      </div>
    </section>
  )
}

/** The total of the chosen nights, or what a night costs at least. */
function Headline({ selection: { checkIn, checkOut }, pricing, from }: Props & { from?: string | null | undefined }) {
  const priced = pricing.status === 'ready' || pricing.status === 'taken'
  return (
    <h2 className="flex min-h-10 flex-wrap items-baseline justify-between gap-x-4 text-2xl tabular">
      {priced ? formatEurosBriefly(pricing.price.total) : <span className="text-xl">{from ?? words.yourStay}</span>}
      {priced && checkIn && checkOut && (
        <span className="font-normal font-sans text-ink-soft text-sm tracking-normal">
          {words.forNights(counts.nights(daysBetween(checkIn, checkOut)))}
        </span>
      )}
    </h2>
  )
}

type DayProps = {
  name: string
  day: CalendarDay | undefined
  waiting: string
  to: string
  open: ((by: HTMLElement) => void) | undefined
}

/** A day of the stay; a link to where it is chosen. */
function Day({ name, day, waiting, to, open }: DayProps) {
  return (
    <div className="relative min-w-0 border-field px-3.5 py-2 last:border-l hover:bg-sand">
      <dt className="text-ink-soft text-xs">{name}</dt>
      <dd className={`text-sm ${day ? 'font-semibold' : 'text-ink-soft'}`}>
        <a href={to} {...(open && opening(open))} className="before:absolute before:inset-0">
          {day ? shortDay(day) : waiting}
        </a>
      </dd>
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
        <TotalInOther amount={price.total} charged={charge !== null} />
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
