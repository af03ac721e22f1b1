import { data, href } from 'react-router'
import { dashboardCalls } from '#contract/dashboard.ts'
import { goingLiveCalls } from '#contract/going-live.ts'
import { todayCalls } from '#contract/today.ts'
import { formatDayWithWeekday, formatMonth } from '#words/en/days.ts'
import * as words from '#words/en/office-dashboard.ts'
import { comingDaysNotRead, today } from '#words/en/office-timeline.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { groupAttention } from '../../admin/dashboard/attention-groups.ts'
import { AttentionList } from '../../admin/dashboard/attention-list.tsx'
import type { ComingDays } from '../../admin/dashboard/board.ts'
import { Figures, RecentBookings, type Stats } from '../../admin/dashboard/figures.tsx'
import { QuickActions } from '../../admin/dashboard/quick-actions.tsx'
import { SettleDialog } from '../../admin/dashboard/settle-dialog.tsx'
import { toSettlement } from '../../admin/dashboard/to-settlement.ts'
import { Board, NextDays } from '../../admin/dashboard/today.tsx'
import { WeekStrip } from '../../admin/dashboard/week-strip.tsx'
import { GoingLiveCard } from '../../admin/going-live/card.tsx'
import { useReaches } from '../../admin/use-may.ts'
import '../../admin/dashboard/today.css'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { change, officeAction } from '../../forms/form-action.server.ts'
import { filled } from '../../forms/form-result.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import type { Route } from './+types/dashboard'

export async function loader({ context, url }: Route.LoaderArgs) {
  const api = getApi(context)
  const [{ answer, refused }, { answer: coming }, { answer: goingLive }] = await Promise.all([
    apiResult(api(dashboardCalls.stats, {})),
    apiResult(api(todayCalls.today, {})),
    apiResult(api(goingLiveCalls.read, {})),
  ])
  const asked = url.searchParams.get('settle')
  const stats = answer?.stats ?? null
  const settling = stats?.attention.find((item) => asked !== null && toSettlement(item) === asked)
  const error = refused && refused.code !== 'not_admin' ? (refused.code === 'bug' ? words.failedToFetchStatistics : refused.message) : null
  const askedDay = url.searchParams.get('day')
  const day = coming?.days.find((one) => one.day === askedDay)?.day ?? coming?.today ?? ''
  return data({ coming, day, stats, settling, error, goingLive: goingLive ?? null }, { headers: { 'cache-control': 'no-store' } })
}

export const action = officeAction({
  settle: change(dashboardCalls.settle, {
    to: href('/admin/dashboard'),
    input: (values) => ({ note: '', ...filled(values) }),
    done: words.settled,
  }),
})

export const clientAction = officeClientAction

export default function Dashboard({ loaderData: { coming, day, stats, settling, error, goingLive }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  return (
    <AdminPage title={today} figure={coming ? formatDayWithWeekday(coming.today) : undefined} aside={<HeadActs />}>
      {error !== null && (
        <Notice tone="bad" title={words.statisticsError(error)}>
          {words.nothingWasLostPleaseRefresh}
        </Notice>
      )}
      {!coming && error === null && <Notice tone="bad" title={comingDaysNotRead} />}
      {coming && <WeekStrip days={coming.days} chosen={day} />}
      {goingLive && <GoingLiveCard {...goingLive} />}
      {stats?.totalVillas === 0 && (
        <Notice tone="caution" title={words.thereAreNoVillas}>
          <Link to={`${href('/admin/dashboard/villas')}?add=1`} className="link link-alone">
            {words.addTheFirstVilla}
          </Link>
        </Notice>
      )}
      <div className="today">
        {coming && stats?.totalVillas !== 0 && <Board coming={coming} day={day} />}
        <Beside stats={stats} due={coming?.due ?? []} />
        {coming && stats?.totalVillas !== 0 && <NextDays days={coming.days.slice(1)} />}
      </div>
      {stats && (
        <section aria-labelledby="figures" className="today-house">
          <div className="today-part">
            <h2 id="figures">{words.dashboard}</h2>
            {coming && <span className="text-ink-soft">{words.thisMonthIs(formatMonth(coming.today.slice(0, 7)))}</span>}
          </div>
          <Figures stats={stats} />
        </section>
      )}
      {(stats || coming) && <QuickActions />}
      <SettleDialog item={settling} result={actionData} />
    </AdminPage>
  )
}

function HeadActs() {
  const reaches = useReaches()
  const toNew = href('/admin/dashboard/bookings/new')
  return (
    <>
      <LinkButton to=".">
        <Icon shape={icons.refresh} className="size-4" /> {words.refresh}
      </LinkButton>
      {reaches(toNew) && (
        <LinkButton to={toNew} look="act">
          {words.newBooking}
        </LinkButton>
      )}
    </>
  )
}

/** What needs attention, and the newest bookings. Without the figures of the house only what is due. */
function Beside({ stats, due }: { stats: Stats | null; due: ComingDays['due'] }) {
  const groups = groupAttention(stats?.attention ?? null, due)
  return (
    <div className="today-beside">
      {(stats || groups.length > 0) && (
        <section aria-labelledby="needs-attention">
          <div className="today-part">
            <h2 id="needs-attention">{words.needsAttention}</h2>
            {groups.length > 0 && <span className="today-number">{groups.length}</span>}
          </div>
          <AttentionList groups={groups} />
        </section>
      )}
      {stats && <RecentBookings recent={stats.recentBookings} />}
    </div>
  )
}
