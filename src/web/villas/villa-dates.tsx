import { type RefObject, useEffect, useRef, useState } from 'react'
import { Form, href } from 'react-router'
import { type Month, toMonth } from '#domain/month.ts'
import { prefix } from '#words/en/language.ts'
import * as words from '#words/en/search.ts'
import * as villaWords from '#words/en/villas.ts'
import { PlainDates } from '../bookings/plain-dates.tsx'
import { PlainNights } from '../bookings/plain-nights.tsx'
import { type RequestedStay, StayChooser } from '../bookings/stay-chooser.tsx'
import { useSite } from '../layout/use-site.ts'
import type { VillaNights } from '../routes/villa-nights.ts'
import type { SearchDays } from '../search/stay-search.tsx'
import { useBookingHere } from '../search/use-booking-here.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Link } from '../ui/link.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  slug: string
  days: SearchDays
  requested: RequestedStay
  /** Free nights and rates, where the address names dates. The page without dates is shared, and the browser asks for them. */
  prices: VillaNights | null
  /** The month that the address names, for browsers without scripts. */
  month: Month | null
}

/** A villa's own calendar; without scripts two date inputs, and a month of nights at a time. */
export function VillaDates({ slug, days, requested, prices, month }: Props) {
  const section = useRef<HTMLElement>(null)
  const near = useNear(section)
  const booking = useBookingHere()
  const guests = new URLSearchParams(useSite()?.query).get('guests')
  const { nights, failed } = useNights(slug, prices, near)
  return (
    <section ref={section} data-live-near id="dates" aria-labelledby="dates-title" className="scroll-mt-24">
      <h2 id="dates-title" className="text-2xl">
        {villaWords.freeNightsAndPrices}
      </h2>
      <p className="measure mt-3 mb-6 text-ink-soft">{words.everyNightWithItsPrice}</p>
      <noscript>
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
          <Link
            to={`?${new URLSearchParams({ month: toMonth(days.checkIn), ...(guests && { guests }) })}#dates`}
            className="link link-alone"
          >
            {words.everyNight}
          </Link>
        )}
      </noscript>
      {failed && (
        <Notice tone="bad" title={words.calendarNotLoaded} announced>
          <p>{words.calendarIsAlsoThere}</p>
          <LinkButton to={booking} small className="mt-2">
            {words.openTheBookingPage}
          </LinkButton>
        </Notice>
      )}
      {nights && <StayChooser key={slug} prices={nights} requested={requested} />}
      {!nights && !failed && <CalendarSkeleton loading={near} />}
    </section>
  )
}

/** How far below the screen the calendar is when it is loaded. */
const NEAR = '600px'

/** Whether a part of the page has come near the screen. */
function useNear(part: RefObject<HTMLElement | null>): boolean {
  const [near, setNear] = useState(false)
  useEffect(() => {
    if (!part.current || near) return
    const watcher = new IntersectionObserver((seen) => seen.some(({ isIntersecting }) => isIntersecting) && setNear(true), {
      rootMargin: NEAR,
    })
    watcher.observe(part.current)
    return () => watcher.disconnect()
  }, [part, near])
  return near
}

/** The nights of the page, or those that the browser asks for once the calendar is near. */
function useNights(slug: string, prices: VillaNights | null, near: boolean) {
  const [found, setFound] = useState<{ slug: string; nights: VillaNights | null }>()
  const wanted = near && prices === null
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const read = async () => {
      const response = await fetch(prefix + href('/villas/:slug/free-nights', { slug }), { signal: leaving.signal })
      return response.ok ? ((await response.json()) as VillaNights) : null
    }
    const show = async () => {
      const nights = await read().catch(() => null)
      if (!leaving.signal.aborted) setFound({ slug, nights })
    }
    void show()
    return () => leaving.abort()
  }, [slug, wanted])
  const here = found?.slug === slug ? found : undefined
  return { nights: prices ?? here?.nights ?? null, failed: prices === null && here?.nights === null }
}

/** Moves and is announced only while the calendar loads: an animation below the screen would redraw an idle page forever. */
function CalendarSkeleton({ loading }: { loading: boolean }) {
  const still = loading ? '' : 'animate-none'
  return (
    <div className="scripted grid grid-cols-1 gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
      <p role="status" className="sr-only">
        {loading && words.loadingTheCalendar}
      </p>
      <div className={`skeleton h-[29rem] ${still}`} />
      <div className={`skeleton h-80 ${still}`} />
    </div>
  )
}
