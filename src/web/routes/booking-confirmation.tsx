import { data } from 'react-router'
import * as words from '#words/en/payment.ts'
import { getApi, requestContext } from '../api.ts'
import { draftCookie } from '../bookings/draft.server.ts'
import { readConfirmation } from '../confirmation/confirmation.server.ts'
import { NoConfirmation, UnverifiedConfirmation } from '../confirmation/unverified.tsx'
import { VerifiedConfirmation } from '../confirmation/verified.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import type { Route } from './+types/booking-confirmation'

export const handle: PageHandle = { frame: 'done' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await readConfirmation(getApi(context), url.searchParams)
  const booked = shown.verified && shown.result.outcome === 'success'
  const { siteUrl } = context.get(requestContext)
  return data(shown, { headers: booked ? { 'set-cookie': await draftCookie.drop(siteUrl) } : {} })
}

export default function BookingConfirmation({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap space-y-10 pt-10 pb-section sm:pt-16">
      <PageHead title={words.yourBooking} description={words.statusOfYourPayment} hidden />
      <Outcome {...loaderData} />
    </div>
  )
}

function Outcome(shown: Route.ComponentProps['loaderData']) {
  if (shown.verified) return <VerifiedConfirmation {...shown} />
  return shown.claimed ? <UnverifiedConfirmation villa={shown.villa} claimed={shown.claimed} /> : <NoConfirmation />
}
