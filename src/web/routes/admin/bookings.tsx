import { lazy, Suspense } from 'react'
import { href, useLocation } from 'react-router'
import { forRoles } from '#domain/accounts/roles.ts'
import * as counts from '#words/en/counts.ts'
import * as words from '#words/en/office-bookings.ts'
import { newBooking } from '#words/en/office-new-booking.ts'
import * as timelineWords from '#words/en/office-timeline.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { toFilterQuery, withDialog } from '../../admin/bookings/asked.ts'
import { BookingFilter } from '../../admin/bookings/booking-filter.tsx'
import { bookingListForms } from '../../admin/bookings/booking-list-forms.server.ts'
import { BookingsList } from '../../admin/bookings/bookings-list.tsx'
import { EditBookingDialog } from '../../admin/bookings/edit-booking-dialog.tsx'
import { Exports } from '../../admin/bookings/exports.tsx'
import { PER_PAGE, readBookings } from '../../admin/bookings/read-bookings.server.ts'
import { RestrictDialog } from '../../admin/bookings/restrict-dialog.tsx'
import { useSelection } from '../../admin/bookings/use-selection.ts'
import { officeCookie } from '../../admin/office-cookie.server.ts'
import { useMay } from '../../admin/use-may.ts'
import '../../admin/bookings/timeline.css'
import { Tabs } from '../../admin/tabs.tsx'
import { getApi } from '../../api.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import type { FormResult } from '../../forms/form-result.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { ConfirmDialog } from '../../ui/confirm-dialog.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/bookings'

// A browser loads a view when it is opened; until then the page stays as it is.
const [TimelineTab, AvailabilityCalendar] = import.meta.env.SSR
  ? [
      (await import('../../admin/bookings/timeline-tab.tsx')).default,
      (await import('../../admin/bookings/availability-calendar.tsx')).default,
    ]
  : [lazy(() => import('../../admin/bookings/timeline-tab.tsx')), lazy(() => import('../../admin/bookings/availability-calendar.tsx'))]

// Loaded when something is chosen.
const SelectionBar = lazy(() => import('../../admin/bookings/selection-bar.tsx'))

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const hidden = (await officeCookie.read(request))?.hidden ?? []
  return { ...(await readBookings(getApi(context), url)), perPage: PER_PAGE, hidden }
}

export const action = officeAction(bookingListForms)

export const clientAction = officeClientAction

export default function Bookings({ loaderData, actionData }: Route.ComponentProps) {
  const { search } = useLocation()
  const { tab, restricting, error, today } = loaderData
  const viewed = tab === 'calendar' ? loaderData.villaId : new URLSearchParams(search).get('villa')
  useFormResult(actionData)
  const may = useMay()
  return (
    <AdminPage
      title={tab === 'list' ? words.manageBookings : words.availabilityCalendar}
      figure={tab === 'list' && error === null && <span role="status">{counts.bookings(loaderData.total)}</span>}
      aside={
        <>
          {may(forRoles.desk) && (
            <LinkButton to={withDialog(search, { restrict: viewed ?? 1 })} preventScrollReset>
              {words.restrictDates}
            </LinkButton>
          )}
          {may(forRoles.management) && (
            <LinkButton to={href('/admin/dashboard/bookings/new')} look="act">
              {newBooking}
            </LinkButton>
          )}
        </>
      }
    >
      {/* On phones the pages of the calendar are beneath the title, and the list is a place of its own. */}
      <div className={tab === 'list' ? '' : '-mt-3 max-lg:hidden'}>
        <Tabs
          name={words.bookings}
          tabs={[
            { to: '?', label: words.bookingsList, current: tab === 'list' },
            { to: '?tab=timeline', label: words.availabilityCalendar, current: tab !== 'list' },
          ]}
        />
      </div>
      {error !== null && (
        <Notice tone="bad" title={chooseFailure(tab, error)}>
          {words.nothingWasLostPleaseLook}
        </Notice>
      )}
      {tab === 'timeline' && <TimelineTab {...loaderData} result={actionData} />}
      {tab === 'calendar' && <AvailabilityCalendar {...loaderData} />}
      {tab === 'list' && <List {...loaderData} result={actionData} />}
      {may(forRoles.desk) && <RestrictDialog restricting={restricting} search={search} result={actionData} />}
      {tab === 'list' && may(forRoles.ledger) && <Exports open={loaderData.exporting} back={withDialog(search)} today={today} />}
    </AdminPage>
  )
}

function chooseFailure(tab: Tab, error: string): string {
  if (tab === 'timeline') return timelineWords.timelineNotRead
  return tab === 'list' ? words.failedToLoadBookings : words.failedToLoadAvailability(error)
}

type Tab = Awaited<ReturnType<typeof loader>>['tab']
type Shown = Extract<Awaited<ReturnType<typeof loader>>, { tab: 'list' }>

function List({
  asked,
  sort,
  counts: saved,
  villas,
  bookings,
  months,
  total,
  page,
  perPage,
  editing,
  leaving,
  error,
  today,
  result,
}: Shown & { result: FormResult | undefined }) {
  const { search } = useLocation()
  const may = useMay()
  const back = withDialog(search)
  const selection = useSelection()
  return (
    <>
      <BookingFilter asked={asked} villas={villas} today={today} counts={saved} />
      {error === null && total === 0 && (
        <p className="py-6">{saved?.all === 0 ? words.noBookingsYetTheFirst : words.noBookingsFoundTryFewer}</p>
      )}
      {bookings.length > 0 && (
        <BookingsList bookings={bookings} months={months} sort={sort} list={toFilterQuery(asked)} selection={selection} />
      )}
      <div className="list-foot">
        <Pages page={page} perPage={perPage} total={total} label={words.pagesOfBookings} />
        {may(forRoles.ledger) && (
          <Link to={withDialog(search, { exports: 1 })} preventScrollReset className="bare-act">
            {words.forTheAccountant}
          </Link>
        )}
        {bookings.length > 0 && selection.chosen === null && (
          <button type="button" onClick={selection.begin} className="bare-act scripted">
            {words.chooseBookings}
          </button>
        )}
      </div>
      {selection.chosen !== null && (
        <Suspense>
          <SelectionBar chosen={selection.chosen} full={selection.full} end={selection.end} />
        </Suspense>
      )}
      <EditBookingDialog
        booking={may(forRoles.desk) ? editing : undefined}
        back={back}
        here={withDialog(search, { edit: editing?.id ?? '' })}
        result={result}
      />
      <ConfirmDialog
        open={leaving !== undefined && may(leaving.status === 'restricted' ? forRoles.desk : forRoles.management)}
        back={back}
        title={words.deleteBooking}
        act={words.deleteIt}
        acting={words.deleting}
        fields={{ intent: 'delete', id: leaving?.id ?? '' }}
      >
        <p>{words.areYouSureYouWant}</p>
        <p className="text-ink-soft text-sm">
          {leaving?.status === 'restricted' ? words.theNightsAreFreeAgain : words.itDisappearsFromTheLists(leaving?.bookingNumber ?? '')}
        </p>
      </ConfirmDialog>
    </>
  )
}
