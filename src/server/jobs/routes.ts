import { jobCalls } from '#contract/jobs.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { listJobs, runJobNow } from './list-jobs.ts'

export const jobRoutes = (deps: Deps) => [
  serve(jobCalls.list, ({ input }) => listJobs(deps, input)),
  serve(jobCalls.runNow, ({ account, input }) => runJobNow(deps, account, input.job)),
]
