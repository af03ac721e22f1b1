import { data, redirect } from 'react-router'
import { settingsCalls } from '#contract/settings.ts'
import { villaCalls } from '#contract/villas.ts'
import { apiOf, requestContext } from '../api.ts'
import { needed } from '../attempt.server.ts'
import { BookingForm } from '../bookings/booking-form.tsx'
import { readBookingPage } from '../bookings/booking-page.server.ts'
import { checkBookingForm } from '../bookings/check-booking-form.server.ts'
import { keepDraft } from '../bookings/draft.server.ts'
import { VillaSummary } from '../bookings/villa-summary.tsx'
import { VillaTabs } from '../bookings/villa-tabs.tsx'
import { intentOf } from '../forms/intent.server.ts'
import { PageHead } from '../layout/page-head.tsx'
import { todayAtProperty } from '../today.server.ts'
import { Notice } from '../ui/notice.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/booking'

export const loader = ({ context, request, url }: Route.LoaderArgs) => readBookingPage(apiOf(context), request, url.searchParams)

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'review')
  const api = apiOf(context)
  const [{ villas }, { longestStayNights }] = await Promise.all([needed(api(villaCalls.list, {})), needed(api(settingsCalls.read, {}))])
  const { values, draft, errors } = await checkBookingForm(request, villas, todayAtProperty(), longestStayNights)
  if (errors) return data({ values, errors }, 400)
  return redirect('/booking-request', { headers: { 'set-cookie': keepDraft(draft, context.get(requestContext).siteUrl) } })
}

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
            <BookingForm chosen={chosen} errors={actionData?.errors} typed={actionData?.values} />
          </>
        )}
      </div>
    </>
  )
}
