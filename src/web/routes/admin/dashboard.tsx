import { data, href } from 'react-router'
import { dashboardCalls } from '#contract/dashboard.ts'
import { todayCalls } from '#contract/today.ts'
import * as words from '#words/en/office-dashboard.ts'
import { comingDaysNotRead } from '#words/en/office-timeline.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { AttentionList } from '../../admin/dashboard/attention-list.tsx'
import { Cards, RecentBookings, StatusCounts, ThisMonth } from '../../admin/dashboard/figures.tsx'
import { SettleDialog } from '../../admin/dashboard/settle-dialog.tsx'
import { toSettlement } from '../../admin/dashboard/to-settlement.ts'
import { Today } from '../../admin/dashboard/today.tsx'
import { useReaches } from '../../admin/use-may.ts'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, officeAction } from '../../forms/form-action.server.ts'
import { filled } from '../../forms/form-result.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const [{ answer, refused }, { answer: coming }] = await Promise.all([
    apiResult(api(dashboardCalls.stats, {})),
    apiResult(api(todayCalls.today, {})),
  ])
  const asked = url.searchParams.get('settle')
  const stats = answer?.stats ?? null
  const settling = stats?.attention.find((item) => asked !== null && toSettlement(item) === asked)
  const error = refused && refused.code !== 'not_admin' ? (refused.code === 'bug' ? words.failedToFetchStatistics : refused.message) : null
  return data({ coming, stats, settling, error }, { headers: { 'cache-control': 'no-store' } })
}

export const action = officeAction({
  settle: change(dashboardCalls.settle, {
    to: href('/admin/dashboard'),
    input: (values) => ({ note: '', ...filled(values) }),
    done: words.settled,
  }),
})

export const clientAction = officeClientAction

const tiles = [
  [href('/admin/dashboard/villas'), words.manageVillas],
  [href('/admin/dashboard/gallery'), words.addPictures],
  [`${href('/admin/dashboard/bookings')}?restrict=1`, words.restrictDates],
  [href('/admin/dashboard/pricing'), words.changePrices],
  [href('/admin/dashboard/support'), words.answerGuests],
  [href('/admin/dashboard/settings'), words.siteSettings],
] as const

export default function Dashboard({ loaderData: { coming, stats, settling, error }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const reaches = useReaches()
  const reached = tiles.filter(([to]) => reaches(to))
  return (
    <AdminPage
      title={words.dashboard}
      aside={
        <LinkButton to="." small>
          {words.refresh}
        </LinkButton>
      }
    >
      {error !== null && (
        <Notice tone="bad" title={words.statisticsError(error)}>
          {words.nothingWasLostPleaseRefresh}
        </Notice>
      )}
      {!coming && error === null && <Notice tone="bad" title={comingDaysNotRead} />}
      <div className="space-y-6">
        {stats?.totalVillas === 0 && (
          <Notice tone="caution" title={words.thereAreNoVillas}>
            <Link to={`${href('/admin/dashboard/villas')}?add=1`} className="link link-alone">
              {words.addTheFirstVilla}
            </Link>
          </Notice>
        )}
        {coming && <Today coming={coming} />}
        {stats && (
          <>
            <Cards stats={stats} />
            <div className="grid items-start gap-6 lg:grid-cols-2">
              <section className="panel">
                <h2 className="mb-4 text-xl">{words.needsAttention}</h2>
                <AttentionList attention={stats.attention} />
              </section>
              <RecentBookings recent={stats.recentBookings} />
              <ThisMonth stats={stats} />
              <StatusCounts statuses={stats.bookingStatuses} />
            </div>
          </>
        )}
        {(stats || coming) && (
          <section aria-labelledby="quick-actions">
            <h2 id="quick-actions" className="mb-4 text-xl">
              {words.quickActions}
            </h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
              {reached.map(([to, label]) => (
                <li key={to}>
                  <LinkButton to={to} wide className="h-full">
                    {label}
                  </LinkButton>
                </li>
              ))}
            </ul>
          </section>
        )}
      </div>
      <SettleDialog item={settling} result={actionData} />
    </AdminPage>
  )
}
