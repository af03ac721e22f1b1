import { translationCalls } from '#contract/translations.ts'
import * as words from '#words/en/office-translations.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { GroupTable } from '../../admin/translations/group-table.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/translations'

const PER_PAGE = 50

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const { answer, refused } = await apiResult(getApi(context)(translationCalls.groups, { limit, offset }))
  return { page, groups: answer?.groups ?? [], total: answer?.total ?? 0, error: refused?.message ?? null }
}

/** What of the owners' texts is translated into which language. */
export default function Translations({ loaderData: { page, groups, total, error } }: Route.ComponentProps) {
  return (
    <AdminPage title={words.title}>
      <p className="measure -mt-4 mb-6 text-ink-soft">{words.whatIsTranslated}</p>
      {error === null ? (
        <GroupTable groups={groups} />
      ) : (
        <Notice tone="bad" title={words.failedToLoad}>
          {error}
        </Notice>
      )}
      <div className="mt-6">
        <Pages page={page} perPage={PER_PAGE} total={total} label={words.pages} />
      </div>
    </AdminPage>
  )
}
