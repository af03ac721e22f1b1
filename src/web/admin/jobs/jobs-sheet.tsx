import { Form } from 'react-router'
import type { AnswerOf } from '#contract/call.ts'
import type { jobCalls } from '#contract/jobs.ts'
import * as words from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Intent } from '../../forms/intent.tsx'
import { Button } from '../../ui/button.tsx'
import { Link } from '../../ui/link.tsx'
import { formatMoment } from '../format-moment.ts'

export type Job = AnswerOf<typeof jobCalls.list>['jobs'][number]

function describeState({ running, lastError, lastRunAt }: Job): { tone: string | undefined; label: string } {
  if (running) return { tone: 'waiting', label: words.running }
  if (lastError !== null) return { tone: 'bad', label: words.failedRuns }
  return lastRunAt ? { tone: 'good', label: words.done } : { tone: undefined, label: words.notYet }
}

/** Background jobs with last result and next run. */
export function JobsSheet({ jobs }: { jobs: Job[] }) {
  return (
    <table className="sheet lines">
      <thead>
        <tr>
          <th scope="col">{words.job}</th>
          <th scope="col">{words.every}</th>
          <th scope="col">{words.lastRun}</th>
          <th scope="col">{words.state}</th>
          <th scope="col">
            <span className="sr-only">{words.runNow}</span>
          </th>
        </tr>
      </thead>
      <tbody>
        {jobs.map((job) => {
          const { tone, label } = describeState(job)
          return (
            <tr key={job.name}>
              <td data-name={words.job} data-at="main">
                <Link to={`?${new URLSearchParams({ job: job.name })}#runs`} className="link inline-block py-1 lg:py-0">
                  {words.jobNamed(job.name)}
                </Link>
              </td>
              <td data-name={words.every}>{formatSpan(job.everySeconds)}</td>
              <td data-name={words.lastRun}>
                {job.lastRunAt ? formatMoment(job.lastRunAt) : '–'}
                {job.lastError && <span className="block min-w-0 wrap-anywhere text-brick text-sm">{translateStored(job.lastError)}</span>}
              </td>
              <td data-name={words.state}>
                <span className="badge text-sm" data-tone={tone}>
                  {label}
                </span>
              </td>
              <td data-at="act">
                <Form method="post" preventScrollReset>
                  <Intent is="run" />
                  <input type="hidden" name="runs" value={job.runs} />
                  <Button name="job" value={job.name} small>
                    {words.runNow}
                    <span className="sr-only"> {words.jobNamed(job.name)}</span>
                  </Button>
                </Form>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
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
