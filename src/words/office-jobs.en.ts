import { writtenNumber } from './numbers.en.ts'

export const couldNotLetTheJob = 'Could not let the job run'
export const theJobRunsWithinSeconds = 'The job runs within seconds'
export const jobs = 'Jobs'
export const automaticTasks = 'Automatic tasks. Each job looks for what is left to do, so you can run it at any time. Times are Greek time.'
export const failedToLoadTheJobs = 'Failed to load the jobs'
export const runs = 'Runs'
export const runsOf = (job: string): string => `Runs of ‘${job}’`
export const all = 'All'
export const failed = 'Failed'
export const everyJob = 'Every job'
export const noRunHasFailed = 'No run has failed.'
export const noRunsYet = 'No runs yet.'
export const pagesOfRuns = 'Pages of runs'
export const running = 'Running'
export const done = 'Done'
export const notYet = 'Not yet'
export const job = 'Job'
export const every = 'Every'
export const lastRun = 'Last run'
export const state = 'State'
export const runNow = 'Run now'
export const began = 'Began'
export const took = 'Took'

const span =
  (unit: string) =>
  (count: number): string =>
    count === 1 ? unit : `${writtenNumber(count)} ${unit}s`

export const everyDay = span('day')
export const everyHour = span('hour')
export const everyMinute = span('minute')
export const everySecond = span('second')
export const runsNow = (job: string): string => `‘${job}’ is about to run …`
export const finished = (job: string): string => `‘${job}’ finished`
export const hasFailed = (job: string): string => `‘${job}’ has failed`
export const runsAgainNextTime = 'It will run again automatically next time.'

/** Jobs are stored and found by their English names. */
export const jobNamed = (name: string): string => name
