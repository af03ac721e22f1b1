import { data, Link, redirect } from 'react-router'
import { dashboardCalls } from '#contract/dashboard.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { notDone, wrong } from '../../admin/catalogue/answers.server.ts'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import { AttentionList } from '../../admin/dashboard/attention-list.tsx'
import { Cards, RecentBookings, StatusCounts, ThisMonth } from '../../admin/dashboard/figures.tsx'
import { SettleDialog } from '../../admin/dashboard/settle-dialog.tsx'
import { settlementOf } from '../../admin/dashboard/settlement-of.ts'
import type { OfficeAnswer } from '../../admin/form-failure.tsx'
import { checkedBy, filled, postedBy } from '../../admin/posted.server.ts'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { useFocusOnError } from '../../forms/use-focus-on-error.ts'
import { flash } from '../../toasts/flash.server.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { answer, refused } = await attempt(apiOf(context)(dashboardCalls.stats, {}))
  const asked = url.searchParams.get('settle')
  const stats = answer?.stats ?? null
  const settling = stats?.attention.find((item) => asked !== null && settlementOf(item) === asked)
  const error = refused && (refused.code === 'bug' ? 'Failed to fetch statistics' : refused.message)
  return data({ stats, settling, error }, { headers: { 'cache-control': 'no-store' } })
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'settle')
  const typed = await postedBy(request)
  const { input, errors } = checkedBy(dashboardCalls.settle.input, { note: '', ...filled(typed) })
  if (errors) return wrong(typed, errors)
  const { refused } = await attempt(apiOf(context)(dashboardCalls.settle, input))
  if (refused) return notDone(typed, refused, refused.message)
  return redirect('/admin/dashboard', { headers: { 'set-cookie': flash({ title: 'Settled', tone: 'good' }) } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<OfficeAnswer> => orUnconnected(() => serverAction())

const tiles = [
  ['villas', 'Manage villas'],
  ['gallery', 'Add pictures'],
  ['bookings?restrict=1', 'Restrict dates'],
  ['pricing', 'Change prices'],
  ['support', 'Answer guests'],
  ['settings', 'Site settings'],
] as const

export default function Dashboard({ loaderData: { stats, settling, error }, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  useFocusOnError(actionData?.errors)
  return (
    <AdminPage
      title="Dashboard"
      aside={
        <Link to="." className="button button-small button-plain">
          Refresh
        </Link>
      }
    >
      {error !== null && (
        <Notice tone="bad" title={`Statistics error: ${error}`}>
          Nothing was lost. Please refresh in a moment.
        </Notice>
      )}
      {stats && (
        <div className="space-y-6">
          {stats.totalVillas === 0 && (
            <Notice tone="caution" title="There are no villas in the database">
              <Link to="/admin/dashboard/villas?add=1" className="link link-alone">
                Add the first villa
              </Link>
            </Notice>
          )}
          <Cards stats={stats} />
          <div className="grid items-start gap-6 lg:grid-cols-2">
            <section className="panel">
              <h2 className="mb-4 text-xl">Needs attention</h2>
              <AttentionList attention={stats.attention} />
            </section>
            <RecentBookings recent={stats.recentBookings} />
            <ThisMonth stats={stats} />
            <StatusCounts statuses={stats.bookingStatuses} />
          </div>
          <section aria-labelledby="quick-actions">
            <h2 id="quick-actions" className="mb-4 text-xl">
              Quick Actions
            </h2>
            <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 xl:grid-cols-6">
              {tiles.map(([screen, label]) => (
                <li key={screen}>
                  <Link to={`/admin/dashboard/${screen}`} className="button button-plain h-full w-full">
                    {label}
                  </Link>
                </li>
              ))}
            </ul>
          </section>
        </div>
      )}
      <SettleDialog item={settling} answer={actionData} />
    </AdminPage>
  )
}
