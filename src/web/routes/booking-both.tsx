import { href } from 'react-router'
import * as words from '#words/en/two-villas.ts'
import { getApi } from '../api.ts'
import { checkBothVillas, readBothVillas } from '../bookings/both-villas.server.ts'
import { BothVillasForm } from '../bookings/both-villas.tsx'
import { draftCookie } from '../bookings/draft.server.ts'
import { guestClientAction } from '../forms/client-action.ts'
import { formAction, goTo } from '../forms/form-action.server.ts'
import type { PageHandle } from '../layout/header.tsx'
import { PageHead } from '../layout/page-head.tsx'
import { PageTitle } from '../ui/page-title.tsx'
import type { Route } from './+types/booking-both'

export const handle: PageHandle = { frame: 'book' }

export const loader = ({ context, request, url }: Route.LoaderArgs) => readBothVillas(getApi(context), request, url.searchParams)

export const action = formAction({
  review: async (form) => {
    const draft = await checkBothVillas(form)
    return goTo(href('/booking-request'), undefined, [await draftCookie.write(draft, form.siteUrl)])
  },
})

export const clientAction = guestClientAction

/** Two villas for one party: who sleeps where, what both cost, and who comes. */
export default function BookingBoth({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.bookBoth} description={words.seeBoth} hidden />
      <PageTitle title={words.bookBoth} tight>
        <p>{words.twoBookings}</p>
      </PageTitle>
      <div className="wrap pb-8 lg:pb-section">
        <BothVillasForm both={loaderData} result={actionData} />
      </div>
    </>
  )
}
