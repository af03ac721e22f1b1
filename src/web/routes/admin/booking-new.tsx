import '../../admin/long-form/long-form.css'
import '../../admin/bookings/new-booking.css'
import { href } from 'react-router'
import * as bookingWords from '#words/en/office-bookings.ts'
import * as words from '#words/en/office-new-booking.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { NewBookingForm } from '../../admin/bookings/new-booking-form.tsx'
import { newBookingForms } from '../../admin/bookings/new-booking-forms.server.ts'
import { readNewBooking } from '../../admin/bookings/read-new-booking.server.ts'
import { getApi } from '../../api.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { loadOutdated } from '../../forms/load-outdated.ts'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import type { Route } from './+types/booking-new'

export const loader = ({ context, url }: Route.LoaderArgs) => readNewBooking(getApi(context), [...url.searchParams])

export const action = officeAction(newBookingForms)

export const clientAction = officeClientAction

export const shouldRevalidate = loadOutdated

/** A stay, its price, the guest, and a payment or an offer. */
export default function BookingNew({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <AdminPage title={words.newBooking}>
      <div className="max-w-3xl space-y-4">
        <p className="lg:-mt-4">
          <Link to={href('/admin/dashboard/bookings')} className="link link-alone">
            <Icon shape={icons.back} className="size-4" /> {bookingWords.allBookings}
          </Link>
        </p>
        <p className="text-ink-soft">{words.lead}</p>
        <NewBookingForm asked={loaderData} result={actionData} />
      </div>
    </AdminPage>
  )
}
