import { activityCalls } from '#contract/activity.ts'
import * as words from '#words/en/office-activity.ts'
import { ActivitySheet } from '../../admin/activity/activity-sheet.tsx'
import { AdminPage } from '../../admin/admin-page.tsx'
import '../../admin/lines.css'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import type { Route } from './+types/activity'

const PER_PAGE = 25

export async function loader({ context, url }: Route.LoaderArgs) {
  const search = (url.searchParams.get('search') ?? '').trim().slice(0, 100)
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(activityCalls.list, { search, limit, offset }))
  return { activity: answer?.activity ?? [], total: answer?.total ?? 0, page, search, error: refused?.message ?? null }
}

export default function Activity({ loaderData: { activity, total, page, search, error } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.activity}>
      <p className="measure mb-4 text-ink-soft">{words.whatAdministratorsHaveChangedNewest}</p>
      <SearchForm label={words.whatOrWho} search={search} />
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoadActivity}>
          {error}
        </Notice>
      )}
      {error === null && total === 0 && (
        <p className="text-lg">{search ? words.nothingFoundFor(search) : words.nothingHasBeenChangedYet}</p>
      )}
      {activity.length > 0 && <ActivitySheet activity={activity} />}
      <div className="mt-6">
        <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfActivity} />
      </div>
    </AdminPage>
  )
}
