import { data } from 'react-router'
import { jobCalls } from '#contract/jobs.ts'
import { AdminPage } from '../../admin/admin-page.tsx'
import { orUnconnected } from '../../admin/catalogue/or-unconnected.ts'
import { JobsSheet } from '../../admin/jobs/jobs-sheet.tsx'
import { RunsSheet } from '../../admin/jobs/runs-sheet.tsx'
import { checkedBy, postedBy } from '../../admin/posted.server.ts'
import { refusalToast } from '../../admin/refusal-toast.ts'
import { apiOf } from '../../api.ts'
import { attempt } from '../../attempt.server.ts'
import type { FormAnswer } from '../../forms/form-answer.ts'
import { intentOf } from '../../forms/intent.server.ts'
import { pageAsked } from '../../forms/page-asked.server.ts'
import { useAnswerToast } from '../../toasts/use-answer-toast.ts'
import { Notice } from '../../ui/notice.tsx'
import { Pages } from '../../ui/pages.tsx'
import { Tabs } from '../../ui/tabs.tsx'
import type { Route } from './+types/jobs'

const PER_PAGE = 50
const NOT_RUN = 'Could not let the job run'

export async function loader({ context, url }: Route.LoaderArgs) {
  const { page, limit, offset } = pageAsked(url, PER_PAGE)
  const job = (url.searchParams.get('job') ?? '').trim().slice(0, 100)
  const failed = url.searchParams.get('failed') === '1'
  const { answer, refused } = await attempt(
    apiOf(context)(jobCalls.list, { limit, offset, ...(job ? { job } : {}), ...(failed ? { failed } : {}) }),
  )
  return {
    ...{ page, job, failed },
    jobs: answer?.jobs ?? [],
    runs: answer?.runs ?? [],
    total: answer?.total ?? 0,
    error: refused?.message ?? null,
  }
}

export async function action({ context, request }: Route.ActionArgs) {
  await intentOf(request, 'run')
  const { input } = checkedBy(jobCalls.runNow.input, await postedBy(request))
  if (!input) return data<FormAnswer>({ toast: { title: NOT_RUN, tone: 'bad' } }, 400)
  const { refused } = await attempt(apiOf(context)(jobCalls.runNow, input))
  if (refused) return data<FormAnswer>({ toast: refusalToast(refused, NOT_RUN) }, refused.status)
  return data<FormAnswer>({ toast: { title: 'The job runs within seconds', tone: 'good' } })
}

export const clientAction = ({ serverAction }: Route.ClientActionArgs): Promise<FormAnswer> => orUnconnected(() => serverAction())

export default function Jobs({ loaderData: { page, job, failed, jobs, runs, total, error }, actionData }: Route.ComponentProps) {
  useAnswerToast(actionData)
  const at = (wanted: { job?: string; failed?: string }) => `?${new URLSearchParams(Object.entries(wanted).filter(([, value]) => value))}`
  return (
    <AdminPage title="Jobs">
      <p className="measure mb-4 text-ink-soft">
        What the site does by itself. Each job looks for what is left to do, so it may run at any time. Times are those at the villas.
      </p>
      {error !== null && (
        <Notice tone="bad" title="Failed to load the jobs">
          {error}
        </Notice>
      )}
      {jobs.length > 0 && <JobsSheet jobs={jobs} />}
      <h2 id="runs" className="mt-10 mb-3 text-xl">
        Runs{job && ` of ‘${job}’`}
      </h2>
      <Tabs
        name="Runs"
        tabs={[
          { to: at({ job }), label: 'All', current: !failed },
          { to: at({ job, failed: '1' }), label: 'Failed', current: failed },
          ...(job ? [{ to: at({ failed: failed ? '1' : '' }), label: 'Every job', current: false }] : []),
        ]}
      />
      {error === null && total === 0 && <p className="text-lg">{failed ? 'No run has failed.' : 'No runs yet.'}</p>}
      {runs.length > 0 && <RunsSheet runs={runs} />}
      <div className="mt-6">
        <Pages page={page} perPage={PER_PAGE} total={total} label="Pages of runs" />
      </div>
    </AdminPage>
  )
}
