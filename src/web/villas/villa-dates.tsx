import { Form, href } from 'react-router'
import { type Month, toMonth } from '#domain/month.ts'
import * as words from '#words/en/search.ts'
import * as villaWords from '#words/en/villas.ts'
import { Calendar } from '../bookings/calendar.tsx'
import { FlexibleDates } from '../bookings/flexible-dates.tsx'
import { InTheWay } from '../bookings/in-the-way.tsx'
import { PlainDates } from '../bookings/plain-dates.tsx'
import { PlainNights } from '../bookings/plain-nights.tsx'
import type { RequestedStay } from '../bookings/requested-stay.server.ts'
import type { ChosenStay } from '../bookings/use-chosen-stay.ts'
import { useSite } from '../layout/use-site.ts'
import type { VillaNights } from '../routes/villa-nights.ts'
import { type StayAsked, villaWith } from '../search/addresses.ts'
import type { SearchDays } from '../search/stay-search.tsx'
import { useBookingHere } from '../search/use-booking-here.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'
import type { useVillaNights } from './use-villa-nights.ts'

/** What the loader of a villa's page reads for its calendar. */
export type PageDates = {
  days: SearchDays
  requested: RequestedStay
  /** Free nights and rates, where the address names dates. The page without dates is shared, and the browser asks for them. */
  prices: VillaNights | null
  /** The month that the address names, for browsers without scripts. */
  month: Month | null
}

type Props = { slug: string; dates: PageDates; found: ReturnType<typeof useVillaNights>; chosen: ChosenStay }

/** A villa's own calendar; without scripts two date inputs, and a month of nights at a time. */
export function VillaDates({ slug, dates, found, chosen }: Props) {
  const booking = useBookingHere()
  const { part, nights, failed, loading } = found
  return (
    <section ref={part} data-live-near id="dates" aria-labelledby="dates-title" className="scroll-mt-24">
      <h2 id="dates-title" className="text-2xl">
        {villaWords.freeNightsAndPrices}
      </h2>
      <p className="measure mt-2 mb-5 text-ink-soft text-sm">{words.everyNightWithItsPrice}</p>
      <noscript>
        <PlainVillaDates slug={slug} {...dates} />
      </noscript>
      {failed && (
        <Notice tone="bad" title={words.calendarNotLoaded} announced>
          <p>{words.calendarIsAlsoThere}</p>
          <LinkButton to={booking} small className="mt-2">
            {words.openTheBookingPage}
          </LinkButton>
        </Notice>
      )}
      {nights && <Nights nights={nights} requested={dates.requested} chosen={chosen} />}
      {!nights && !failed && <CalendarSkeleton loading={loading} />}
    </section>
  )
}

function Nights({ nights, requested, chosen }: { nights: VillaNights; requested: RequestedStay; chosen: ChosenStay }) {
  const { picked, choose, selection, impossible } = chosen
  const { villa, availability, prices } = nights
  const forParty = { ...nights, guests: requested.guest.guests }
  const toStay = (other: StayAsked) => villaWith(villa.slug, { guests: requested.guest.guests, ...other })
  return (
    <>
      <InTheWay chosen={requested} picked={picked} impossible={impossible} to={toStay} choose={choose} />
      <Calendar selection={selection} near={picked.checkIn} availability={availability} rates={prices.rates} choose={choose} />
      <FlexibleDates selection={selection} prices={forParty} to={toStay} choose={choose} />
    </>
  )
}

function PlainVillaDates({ slug, days, requested, prices, month }: PageDates & { slug: string }) {
  const guests = new URLSearchParams(useSite()?.query).get('guests')
  return (
    <>
      <Form action={`${href('/villas/:slug', { slug })}#dates`} className="mb-8 max-w-xl">
        {guests && <input type="hidden" name="guests" value={guests} />}
        <PlainDates selection={requested.selection} min={days.checkIn} max={days.last} />
        <Button className="mt-4">{words.seeThePrice}</Button>
      </Form>
      {prices ? (
        <PlainNights
          month={month ?? toMonth(requested.selection.checkIn ?? days.checkIn)}
          view={{ selection: requested.selection, availability: prices.availability, rates: prices.prices.rates }}
        />
      ) : (
        <Link to={`?${new URLSearchParams({ month: toMonth(days.checkIn), ...(guests && { guests }) })}#dates`} className="link link-alone">
          {words.everyNight}
        </Link>
      )}
    </>
  )
}

/** Moves and is announced only while the calendar loads: an animation below the screen would redraw an idle page forever. */
const CalendarSkeleton = ({ loading }: { loading: boolean }) => (
  <div className="scripted">
    <p role="status" className="sr-only">
      {loading && words.loadingTheCalendar}
    </p>
    <div className={`skeleton h-[29rem] ${loading ? '' : 'animate-none'}`} />
  </div>
)
