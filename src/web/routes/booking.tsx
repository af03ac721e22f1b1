import { href } from 'react-router'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import * as words from '#words/booking.en.ts'
import { apiOf } from '../api.ts'
import { requiredAnswer } from '../api-results.server.ts'
import { BookingForm } from '../bookings/booking-form.tsx'
import { readBookingPage } from '../bookings/booking-page.server.ts'
import { checkBookingForm } from '../bookings/check-booking-form.server.ts'
import { draftCookie } from '../bookings/draft.server.ts'
import { VillaSummary } from '../bookings/villa-summary.tsx'
import { VillaTabs } from '../bookings/villa-tabs.tsx'
import { formAction, goTo } from '../forms/form-action.server.ts'
import { keepForm } from '../forms/keep-form.ts'
import { PageHead } from '../layout/page-head.tsx'
import { todayAtProperty } from '../today.server.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/booking'

export const loader = ({ context, request, url }: Route.LoaderArgs) => readBookingPage(apiOf(context), request, url.searchParams)

export const action = formAction({
  review: async (form) => {
    const { api, siteUrl } = form
    const [{ villas }, { longestStayNights }] = await Promise.all([
      requiredAnswer(api(villaCalls.list, {})),
      requiredAnswer(api(settingsCalls.read, {})),
    ])
    const draft = checkBookingForm(form, villas, todayAtProperty(), longestStayNights)
    return goTo(href('/booking-request'), undefined, [await draftCookie.write(draft, siteUrl)])
  },
})

export const clientAction = keepForm

export default function Booking({ loaderData, actionData }: Route.ComponentProps) {
  const { villas, chosen, error } = loaderData
  return (
    <>
      <PageHead title={words.bookYourStay} description={words.seeFreeNights} />
      <PageTitle title={words.bookYourStay} tight>
        <p>{words.chooseAVilla}</p>
      </PageTitle>
      <div className="wrap pb-section">
        {error !== null && (
          <Notice tone="bad" title={words.failedToLoadVillas(error)}>
            {words.nothingWasLostPleaseLoad}
          </Notice>
        )}
        {error === null && !chosen && <p className="text-lg">{words.noVillasAreCurrentlyAvailable}</p>}
        {chosen && (
          <>
            <VillaTabs villas={villas} chosen={chosen.villa} />
            <VillaSummary villa={chosen.villa} />
            <BookingForm chosen={chosen} result={actionData} />
          </>
        )}
      </div>
    </>
  )
}
