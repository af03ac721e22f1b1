import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { listJobs, runJobNow } from './list-jobs.ts'

export const jobHandlers = (deps: Deps): HandlersOf<'job'> => ({
  job: {
    list: ({ input }) => listJobs(deps, input),
    runNow: ({ account, input }) => runJobNow(deps, account, input.job),
  },
})
