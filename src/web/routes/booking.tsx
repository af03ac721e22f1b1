import { href } from 'react-router'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
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
      <PageHead
        title="Book Your Stay"
        description="See free nights and the price of each, choose your dates and book your villa by the sea directly."
      />
      <PageTitle title="Book Your Stay" tight>
        <p>Choose a villa and your dates. The price is complete from the first click.</p>
      </PageTitle>
      <div className="wrap pb-section">
        {error !== null && (
          <Notice tone="bad" title={`Failed to load villas: ${error}`}>
            Nothing was lost. Please load the page again in a moment.
          </Notice>
        )}
        {error === null && !chosen && <p className="text-lg">No villas are currently available for booking. Please check back later.</p>}
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
