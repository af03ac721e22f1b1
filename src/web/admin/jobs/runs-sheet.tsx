import type { AnswerOf } from '#contract/call.ts'
import type { jobCalls } from '#contract/jobs.ts'
import { duration } from '#words/en/numbers.ts'
import * as words from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { ColumnHeads } from '../column-heads.tsx'
import { formatMoment } from '../format-moment.ts'

type Run = AnswerOf<typeof jobCalls.list>['runs'][number]

const states = {
  running: ['partial_paid', words.running],
  done: ['paid', words.done],
  failed: ['failed', words.failedRuns],
} as const

const formatDuration = ({ beganAt, endedAt }: Run): string => (endedAt ? duration((Date.parse(endedAt) - Date.parse(beganAt)) / 1000) : '–')

export function RunsSheet({ runs }: { runs: Run[] }) {
  return (
    <table className="list">
      <ColumnHeads heads={[words.began, words.job, words.took, words.state]} />
      <tbody>
        {runs.map((run) => {
          const [status, label] = states[run.state]
          return (
            <tr key={run.id}>
              <td data-cell="second">{formatMoment(run.beganAt)}</td>
              <td data-cell="main" className="w-full">
                {words.jobNamed(run.job)}
                {run.error && (
                  <span className="block whitespace-normal wrap-anywhere text-brick text-sm">{translateStored(run.error)}</span>
                )}
              </td>
              <td data-cell="sum" className="tabular text-ink-soft">
                {formatDuration(run)}
              </td>
              <td data-cell="state">
                <span className="state" data-status={status}>
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
