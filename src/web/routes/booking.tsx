import { useState } from 'react'
import { href } from 'react-router'
import * as words from '#words/en/booking.ts'
import { getApi } from '../api.ts'
import { pageData, requiredAnswer } from '../api-results.server.ts'
import { BookingForm } from '../bookings/booking-form.tsx'
import { readBookingPage } from '../bookings/booking-page.server.ts'
import { checkBookingForm } from '../bookings/check-booking-form.server.ts'
import { draftCookie } from '../bookings/draft.server.ts'
import { VillaSummary } from '../bookings/villa-summary.tsx'
import { VillaTabs } from '../bookings/villa-tabs.tsx'
import { CurrencyForm } from '../currency/currency-form.tsx'
import { guestClientAction } from '../forms/client-action.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import type { StayAsked } from '../search/addresses.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import { findVilla } from '../villas/find-villa.server.ts'
import type { Route } from './+types/booking'

export const handle: PageHandle = { frame: 'book' }

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const { refused, ...page } = await readBookingPage(getApi(context), request, url.searchParams)
  return pageData({ ...page, error: refused?.message ?? null }, { refused })
}

export const action = formAction({
  review: async (form) => {
    const { api, siteUrl } = form
    const villa = await requiredAnswer(findVilla(api, form.values.villaId ?? ''))
    const draft = await checkBookingForm(form, villa)
    return goTo(href('/booking-request'), undefined, [await draftCookie.write(draft, siteUrl)])
  },
})

export const clientAction = guestClientAction

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, more, search, sums, chosen, error } = loaderData
  const [stay, tell] = useState<StayAsked | null>()
  return (
    <>
      <PageHead title={words.bookYourStay} description={words.seeFreeNights} />
      <PageTitle title={words.bookYourStay} tight>
        <p className="max-sm:hidden">{words.chooseAVilla}</p>
      </PageTitle>
      <div className="wrap pb-8 lg:pb-section">
        {error !== null && (
          <Notice tone="bad" title={words.failedToLoadVillas(error)}>
            {words.nothingWasLostPleaseLoad}
          </Notice>
        )}
        {error === null && !chosen && <p className="text-lg">{words.noVillasAreCurrentlyAvailable}</p>}
        {chosen && (
          <>
            <VillaTabs villas={villas} more={more} search={search} chosen={chosen.villa} sums={sums} stay={stay} />
            <VillaSummary villa={chosen.villa} minimumNights={chosen.availability.rules.usual.minimumNights} />
            <BookingForm chosen={chosen} result={actionData} tell={tell} />
            <CurrencyForm />
          </>
        )}
      </div>
    </>
  )
}
