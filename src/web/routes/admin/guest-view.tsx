import { data, useLocation } from 'react-router'
import { bookingCalls } from '#contract/bookings.ts'
import { guestStayCalls } from '#contract/guest-stays.ts'
import * as words from '#words/en/office-bookings.ts'
import { backToBooking } from '#words/en/office-stay.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { toBooking } from '../../admin/bookings/asked.ts'
import { getApi } from '../../api.ts'
import { apiResult, requiredAnswer } from '../../api-results.server.ts'
import { SiteStyles } from '../../layout/site-styles.tsx'
import { LookingOn } from '../../stay/looking-on.ts'
import { StayPage } from '../../stay/stay-page.tsx'
import stays from '../../styles/stays.css?url'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/guest-view'

/** As the page of the guest. */
export const headers = () => ({ 'cache-control': 'private, no-store' })

export async function loader({ context, params }: Route.LoaderArgs) {
  const api = getApi(context)
  const bookingId = Number(params.bookingId)
  const { answer, refused } = await apiResult(api(bookingCalls.details, { bookingId }))
  if (refused && refused.status < 500) throw data(null, 404)
  const { booking } = answer ?? (await requiredAnswer(api(bookingCalls.details, { bookingId })))
  const seen = await apiResult(api(guestStayCalls.view, { bookingId }))
  if (seen.refused && seen.refused.status >= 500) await requiredAnswer(api(guestStayCalls.view, { bookingId }))
  const { id, bookingNumber, guest } = booking
  return { id, bookingNumber, name: guest.name, stay: seen.answer ?? null }
}

/** The page of a stay as its guest sees it. There is no action, and all that could be pressed is off. */
export default function GuestView({ loaderData: { id, bookingNumber, name, stay } }: Route.ComponentProps) {
  const { search } = useLocation()
  return (
    <AdminPage title={words.guestView} figure={words.booking(bookingNumber)}>
      {/* What is shown has the look of guests' pages. */}
      <SiteStyles />
      <link rel="stylesheet" href={stays} precedence="site" />
      <p className="mb-2">
        <Link to={toBooking(id, search)} className="link link-alone">
          <Icon shape={icons.back} className="size-4" /> {backToBooking(bookingNumber)}
        </Link>
      </p>
      <Notice tone="calm">{stay ? words.onlyToLookAt(name) : words.noGuestPage}</Notice>
      {stay && (
        <LookingOn value={true}>
          <fieldset disabled aria-label={words.guestView} className="guest-view min-w-0">
            <div className="page-flow">
              <StayPage stay={stay} result={undefined} />
            </div>
          </fieldset>
        </LookingOn>
      )}
    </AdminPage>
  )
}
