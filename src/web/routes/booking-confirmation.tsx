import { data } from 'react-router'
import * as words from '#words/en/payment.ts'
import { getApi, requestContext } from '../api.ts'
import { draftCookie } from '../bookings/draft.server.ts'
import { readConfirmation, type VerifiedResult } from '../confirmation/confirmation.server.ts'
import { NoConfirmation, UnverifiedConfirmation } from '../confirmation/unverified.tsx'
import { VerifiedConfirmation } from '../confirmation/verified.tsx'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { unfinishedCookie } from '../layout/unfinished.server.ts'
import type { Route } from './+types/booking-confirmation'

export const handle: PageHandle = { frame: 'done' }

export async function loader({ context, url }: Route.LoaderArgs) {
  const shown = await readConfirmation(getApi(context), url.searchParams)
  const headers = new Headers()
  if (shown.verified) for (const cookie of await cookiesToDrop(shown, context.get(requestContext))) headers.append('set-cookie', cookie)
  return data(shown, { headers })
}

/** Paid: nothing is left of the draft. Answered by the bank, and the guest's own: nothing is left to go on with, but a second villa. */
async function cookiesToDrop({ result, second }: VerifiedResult, { siteUrl }: { siteUrl: string }): Promise<string[]> {
  const { outcome, charge, booking } = result
  const cookies: string[] = []
  if (outcome === 'success') cookies.push(await draftCookie.drop(siteUrl))
  if (charge !== 'waiting' && charge !== 'left' && booking.contact && !second) cookies.push(await unfinishedCookie.drop(siteUrl))
  return cookies
}

export default function BookingConfirmation({ loaderData }: Route.ComponentProps) {
  return (
    <div className="wrap pt-6 pb-section sm:pt-10">
      <PageHead title={words.yourBooking} description={words.statusOfYourPayment} hidden />
      <Outcome {...loaderData} />
    </div>
  )
}

function Outcome(shown: Route.ComponentProps['loaderData']) {
  if (shown.verified) return <VerifiedConfirmation {...shown} />
  return shown.claimed ? <UnverifiedConfirmation villa={shown.villa} claimed={shown.claimed} /> : <NoConfirmation />
}
