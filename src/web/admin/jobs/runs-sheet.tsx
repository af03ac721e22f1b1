import type { AnswerOf } from '#contract/call.ts'
import type { jobCalls } from '#contract/jobs.ts'
import { duration } from '#words/en/numbers.ts'
import * as words from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { formatMoment } from '../format-moment.ts'

type Run = AnswerOf<typeof jobCalls.list>['runs'][number]

const states = {
  running: ['waiting', words.running],
  done: ['good', words.done],
  failed: ['bad', words.failedRuns],
} as const

const formatDuration = ({ beganAt, endedAt }: Run): string => (endedAt ? duration((Date.parse(endedAt) - Date.parse(beganAt)) / 1000) : '–')

export function RunsSheet({ runs }: { runs: Run[] }) {
  return (
    <table className="sheet lines">
      <thead>
        <tr>
          <th scope="col">{words.began}</th>
          <th scope="col">{words.job}</th>
          <th scope="col">{words.took}</th>
          <th scope="col">{words.state}</th>
        </tr>
      </thead>
      <tbody>
        {runs.map((run) => {
          const [tone, label] = states[run.state]
          return (
            <tr key={run.id}>
              <td data-name={words.began} className="whitespace-nowrap">
                {formatMoment(run.beganAt)}
              </td>
              <td data-name={words.job} data-at="main">
                <span className="min-w-0">
                  {words.jobNamed(run.job)}
                  {run.error && <span className="block wrap-anywhere text-brick text-sm">{translateStored(run.error)}</span>}
                </span>
              </td>
              <td data-name={words.took} className="tabular">
                {formatDuration(run)}
              </td>
              <td data-name={words.state} data-at="end">
                <span className="badge text-sm" data-tone={tone}>
                  {label}
                </span>
              </td>
            </tr>
          )
        })}
      </tbody>
    </table>
  )
}
