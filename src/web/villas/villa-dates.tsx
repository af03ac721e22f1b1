import { useEffect, useState } from 'react'
import { Form, href } from 'react-router'
import * as words from '#words/search.en.ts'
import * as villaWords from '#words/villas.en.ts'
import { PlainDates } from '../bookings/plain-dates.tsx'
import { type RequestedStay, StayChooser } from '../bookings/stay-chooser.tsx'
import type { VillaNights } from '../routes/villa-nights.ts'
import type { SearchDays } from '../search/stay-search.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Notice } from '../ui/notice.tsx'

type Props = {
  slug: string
  days: SearchDays
  requested: RequestedStay
  /** Free nights and rates, where the address names dates. The page without dates is shared, and the browser asks for them. */
  prices: VillaNights | null
}

/** A villa's own calendar; without scripts two date inputs. */
export function VillaDates({ slug, days, requested, prices }: Props) {
  const { nights, failed } = useNights(slug, prices)
  return (
    <section id="dates" aria-labelledby="dates-title" className="scroll-mt-24">
      <h2 id="dates-title" className="text-2xl">
        {villaWords.freeNightsAndPrices}
      </h2>
      <p className="measure mt-3 mb-6 text-ink-soft">{words.everyNightWithItsPrice}</p>
      <noscript>
        <Form action={`${href('/villas/:slug', { slug })}#dates`} className="mb-8 max-w-xl">
          <PlainDates selection={requested.selection} min={days.checkIn} max={days.last} />
          <Button className="mt-4">{words.seeThePrice}</Button>
        </Form>
      </noscript>
      {failed && (
        <Notice tone="bad" title={words.calendarNotLoaded} announced>
          <p>{words.calendarIsAlsoThere}</p>
          <LinkButton to={`${href('/booking')}?villa=${slug}`} small className="mt-2">
            {words.openTheBookingPage}
          </LinkButton>
        </Notice>
      )}
      {nights && <StayChooser key={slug} prices={nights} requested={requested} />}
      {!nights && !failed && <CalendarSkeleton />}
    </section>
  )
}

/** The nights of the page, or those that the browser asks for. */
function useNights(slug: string, prices: VillaNights | null) {
  const [found, setFound] = useState<{ slug: string; nights: VillaNights | null }>()
  const wanted = prices === null
  useEffect(() => {
    if (!wanted) return
    const leaving = new AbortController()
    const read = async () => {
      const response = await fetch(href('/villas/:slug/free-nights', { slug }), { signal: leaving.signal })
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

const CalendarSkeleton = () => (
  <div role="status" className="scripted grid gap-x-12 gap-y-8 lg:grid-cols-[minmax(0,1fr)_22rem]">
    <p className="sr-only">{words.loadingTheCalendar}</p>
    <div className="skeleton h-[29rem]" />
    <div className="skeleton h-80" />
  </div>
)
