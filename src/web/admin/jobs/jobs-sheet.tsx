import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { jobCalls } from '#contract/jobs.ts'
import * as words from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Intent } from '../../forms/intent.tsx'
import { Link } from '../../ui/link.tsx'
import { ColumnHeads } from '../column-heads.tsx'
import { formatMoment } from '../format-moment.ts'
import { RowMenu } from '../row-menu.tsx'

export type Job = AnswerOf<typeof jobCalls.list>['jobs'][number]

/** Those that need nobody are folded away. `asked`: the job that the owner looks at or has just let run stays in sight. */
export function JobsSheet({ jobs, asked }: { jobs: Job[]; asked: string | undefined }) {
  const inSight = ({ name, running, lastError }: Job) => running || lastError !== null || name === asked
  const [shown, folded] = [jobs.filter(inSight), jobs.filter((job) => !inSight(job))]
  return (
    <>
      {shown.length > 0 && <JobsTable jobs={shown} />}
      {folded.length > 0 && (
        <details className={shown.length > 0 ? 'mt-4' : undefined}>
          <summary className="link inline-flex min-h-11 cursor-pointer items-center">{words.jobsThatNeedNobody(folded.length)}</summary>
          <JobsTable jobs={folded} />
        </details>
      )}
    </>
  )
}

const JobsTable = ({ jobs }: { jobs: Job[] }) => (
  <table className="list">
    <ColumnHeads heads={[words.job, words.every, words.lastRun, words.state]} menu />
    <tbody>
      {jobs.map((job) => (
        <JobRow key={job.name} job={job} />
      ))}
    </tbody>
  </table>
)

function JobRow({ job }: { job: Job }) {
  const { name, everySeconds, lastRunAt, lastError, runs } = job
  const [status, label] = describeState(job)
  const every = formatSpan(everySeconds)
  const lastRun = lastRunAt ? formatMoment(lastRunAt) : '–'
  const toRuns = `?${new URLSearchParams({ job: name })}#runs`
  const of = <span className="sr-only"> {words.jobNamed(name)}</span>
  return (
    <tr>
      <td data-cell="main">
        <Link to={toRuns} className="list-main">
          {words.jobNamed(name)}
        </Link>
        {lastError && <span className="block whitespace-normal wrap-anywhere pb-1 text-brick text-sm">{translateStored(lastError)}</span>}
      </td>
      <td data-cell="second">
        <span className="list-wide">{every}</span>
        <span className="list-narrow">
          {words.every} {every} · {lastRun}
        </span>
      </td>
      <td data-cell="wide">{lastRun}</td>
      <td data-cell="state">
        <span className="state" data-status={status}>
          {label}
        </span>
      </td>
      <td data-cell="menu">
        <RowMenu id={`job-${name.replaceAll(' ', '-')}`} name={words.actionsFor(words.jobNamed(name))}>
          <li>
            <Form method="post" preventScrollReset>
              <Intent is="run" />
              <input type="hidden" name="runs" value={runs} />
              <button type="submit" name="job" value={name}>
                {words.runNow}
                {of}
              </button>
            </Form>
          </li>
          <li>
            <Link to={toRuns}>{words.runsOf(words.jobNamed(name))}</Link>
          </li>
        </RowMenu>
      </td>
    </tr>
  )
}

function describeState({ running, lastError, lastRunAt }: Job): [sign: string | undefined, label: string] {
  if (running) return ['partial_paid', words.running]
  if (lastError !== null) return ['failed', words.failedRuns]
  return lastRunAt ? ['paid', words.done] : [undefined, words.notYet]
}

const UNITS = [
  [86_400, words.everyDay],
  [3_600, words.everyHour],
  [60, words.everyMinute],
] as const

/** Seconds in the largest unit that divides them, without a leading one: '10 seconds', 'hour', '2 days'. */
function formatSpan(seconds: number): string {
  const [size, every] = UNITS.find(([unit]) => seconds % unit === 0) ?? [1, words.everySecond]
  return every(seconds / size)
}
