import { jobCalls } from '#contract/jobs.ts'
import * as words from '#words/en/office-jobs.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { type AskedRun, AskedRunNotice } from '../../admin/jobs/asked-run.tsx'
import { JobsSheet } from '../../admin/jobs/jobs-sheet.tsx'
import { RunsSheet } from '../../admin/jobs/runs-sheet.tsx'
import { Tabs } from '../../admin/tabs.tsx'
import { getApi } from '../../api.ts'
import { apiResult } from '../../api-results.server.ts'
import { officeClientAction } from '../../forms/client-action.ts'
import { officeAction } from '../../forms/form-action.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useFormResult } from '../../forms/use-form-result.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import type { Route } from './+types/jobs'

const PER_PAGE = 15

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const job = (url.searchParams.get('job') ?? '').trim().slice(0, 100)
  const failed = url.searchParams.get('failed') === '1'
  const { answer, refused } = await apiResult(
    getApi(context)(jobCalls.list, { limit, offset, ...(job ? { job } : {}), ...(failed ? { failed } : {}) }),
  )
  return {
    page,
    job,
    failed,
    jobs: answer?.jobs ?? [],
    runs: answer?.runs ?? [],
    total: answer?.total ?? 0,
    error: refused?.message ?? null,
  }
}

export const action = officeAction<{ asked: AskedRun }>({
  run: async (form) => {
    await form.call(jobCalls.runNow, form.values, { fieldless: true, title: words.couldNotLetTheJob })
    const { job = '', runs } = form.values
    return form.stay({ toast: { title: words.theJobRunsWithinSeconds, tone: 'good' }, asked: { job, runs: Number(runs) } })
  },
})

export const clientAction = officeClientAction<{ asked: AskedRun }>

export default function Jobs({ loaderData: { page, job, failed, jobs, runs, total, error }, actionData }: Route.ComponentProps) {
  useFormResult(actionData)
  const at = (wanted: { job?: string; failed?: string }) => `?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))}`
  return (
    <AdminPage title={words.jobs}>
      <p className="measure mb-4 text-ink-soft">{words.automaticTasks}</p>
      {error !== null && (
        <Notice tone="bad" title={words.failedToLoadTheJobs}>
          {error}
        </Notice>
      )}
      <AskedRunNotice result={actionData?.asked} jobs={jobs} />
      {jobs.length > 0 && <JobsSheet jobs={jobs} asked={actionData?.asked?.job ?? (job || undefined)} />}
      <h2 id="runs" className="mt-10 mb-3 text-xl">
        {job ? words.runsOf(words.jobNamed(job)) : words.runs}
      </h2>
      <Tabs
        name={words.runs}
        tabs={[
          { to: at({ job }), label: words.allRuns, current: !failed },
          { to: at({ job, failed: '1' }), label: words.failedRuns, current: failed },
          ...(job ? [{ to: at({ failed: failed ? '1' : '' }), label: words.everyJob, current: false }] : []),
        ]}
      />
      {error === null && total === 0 && <p className="text-lg">{failed ? words.noRunHasFailed : words.noRunsYet}</p>}
      {runs.length > 0 && <RunsSheet runs={runs} />}
      <div className="mt-6">
        <Pages page={page} perPage={PER_PAGE} total={total} label={words.pagesOfRuns} />
      </div>
    </AdminPage>
  )
}
