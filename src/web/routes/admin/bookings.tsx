import { bookingCalls } from '#contract/bookings.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { BookingsSheet } from '../../admin/bookings-sheet.tsx'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/bookings'

const PER_PAGE = 25

export async function loader({ context, request }: Route.LoaderArgs) {
  const { page, limit, offset } = pageAsked(new URL(request.url), PER_PAGE)
  const { answer, refused } = await attempt(apiOf(context)(bookingCalls.calendar, { limit, offset }))
  return { bookings: answer?.bookings ?? [], total: answer?.total ?? 0, page, error: refused?.message ?? null }
}

export default function Bookings({ loaderData: { bookings, total, page, error } }: Route.ComponentProps) {
  return (
    <AdminPage title="Manage Bookings">
      {error !== null && (
        <Notice tone="bad" title="Failed to load bookings">
          {error}
        </Notice>
      )}
      {error === null && total === 0 && <p className="text-lg">No bookings yet. The first one will stand here the moment it is made.</p>}
      {bookings.length > 0 && <BookingsSheet bookings={bookings} />}
      <Pages page={page} perPage={PER_PAGE} total={total} label="Pages of bookings" />
    </AdminPage>
  )
}
