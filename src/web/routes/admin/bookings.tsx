import { useLocation } from 'react-router'
import { AdminPage } from '../../admin/admin-page.tsx'
import { withDialog } from '../../admin/bookings/asked.ts'
import { AvailabilityCalendar } from '../../admin/bookings/availability-calendar.tsx'
import { BookingFilter } from '../../admin/bookings/booking-filter.tsx'
import { bookingListForms } from '../../admin/bookings/booking-list-forms.server.ts'
import { BookingsSheet } from '../../admin/bookings/bookings-sheet.tsx'
import { EditBookingDialog } from '../../admin/bookings/edit-booking-dialog.tsx'
import { Exports } from '../../admin/bookings/exports.tsx'
import { PER_PAGE, readBookings } from '../../admin/bookings/read-bookings.server.ts'
import { RestrictDialog } from '../../admin/bookings/restrict-dialog.tsx'
import { apiOf } from '../../api.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { keepOfficeForm } from '../../forms/keep-form.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/bookings'

export async function loader({ context, url }: Route.LoaderArgs) {
  return { ...(await readBookings(apiOf(context), url)), perPage: PER_PAGE }
}

export const action = officeAction(bookingListForms)

export const clientAction = keepOfficeForm

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { tab, restricting, error, today } = loaderData
  useFormResult(actionData)
  return (
    <AdminPage
      title="Manage Bookings"
      aside={
        <LinkButton to={withDialog(search, { restrict: 1 })} preventScrollReset look="act">
          Restrict Dates
        </LinkButton>
      }
    >
      <Tabs
        name="Bookings"
        tabs={[
          { to: '?', label: 'Bookings List', current: tab === 'list' },
          { to: '?tab=calendar', label: 'Availability Calendar', current: tab === 'calendar' },
        ]}
      />
      {error !== null && (
        <Notice tone="bad" title={tab === 'list' ? 'Failed to load bookings' : `Failed to load availability: ${error}`}>
          Nothing was lost. Please look again in a moment.
        </Notice>
      )}
      {tab === 'calendar' ? <AvailabilityCalendar {...loaderData} /> : <List {...loaderData} result={actionData} />}
      <RestrictDialog restricting={restricting} search={search} result={actionData} />
      {tab === 'list' && <Exports today={today} />}
    </AdminPage>
  )
}

type Shown = Extract<Awaited<ReturnType<typeof loader>>, { tab: 'list' }>

function List({
  asked,
  villas,
  bookings,
  total,
  page,
  perPage,
  editing,
  leaving,
  error,
  result,
}: Shown & { result: FormResult | undefined }) {
  const { search } = useLocation()
  const back = withDialog(search)
  const narrowed = Object.values(asked).some(Boolean)
  return (
    <>
      <BookingFilter asked={asked} villas={villas} />
      <p role="status" className="mb-4 text-ink-soft text-sm tabular">
        {error === null && total > 0 && `${total} ${total === 1 ? 'booking' : 'bookings'}`}
      </p>
      {error === null && total === 0 && (
        <p className="text-lg">
          {narrowed ? 'No bookings found. Try fewer filters.' : 'No bookings yet. The first one will stand here the moment it is made.'}
        </p>
      )}
      {bookings.length > 0 && <BookingsSheet bookings={bookings} />}
      <Pages page={page} perPage={perPage} total={total} label="Pages of bookings" />
      <EditBookingDialog booking={editing} back={back} here={withDialog(search, { edit: editing?.id ?? '' })} result={result} />
      <ConfirmDialog
        open={leaving !== undefined}
        back={back}
        title="Delete booking"
        act="Delete"
        acting="Deleting …"
        fields={{ intent: 'delete', id: leaving?.id ?? '' }}
      >
        <p>Are you sure you want to delete this booking?</p>
        <p className="text-ink-soft text-sm">
          {leaving?.status === 'restricted'
            ? 'The nights are free again at once.'
            : `${leaving?.bookingNumber}: it disappears from the lists, its nights are free again, and it can be brought back. A booking with money is not deleted.`}
        </p>
      </ConfirmDialog>
    </>
  )
}
