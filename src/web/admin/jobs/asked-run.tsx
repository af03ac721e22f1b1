import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import * as words from '#words/en/office-jobs.ts'
import { translateStored } from '#words/en/office-stored-texts.ts'
import { Notice } from '../../ui/notice.tsx'
import type { Job } from './jobs-sheet.tsx'

/** `runs`: how often the job had ended before. */
export type AskedRun = { job: string; runs: number }

const LOOK_AGAIN_MS = 2_000

/** What became of the run that the owner has asked for last. Looks until it has ended. */
export function AskedRunNotice({ result, jobs }: { result: AskedRun | undefined; jobs: Job[] }) {
  const { revalidate } = useRevalidator()
  const [asked, ask] = useState(result)
  // Looking again ends the result of the form.
  if (result && result !== asked) ask(result)
  const job = jobs.find(({ name }) => name === asked?.job)
  const ended = asked === undefined || job === undefined || job.runs > asked.runs
  useEffect(() => {
    if (ended) return
    const looking = setInterval(revalidate, LOOK_AGAIN_MS)
    return () => clearInterval(looking)
  }, [ended, revalidate])
  return (
    <div className="mb-6 empty:hidden">
      {job && !ended && <Notice tone="calm" title={words.runsNow(words.jobNamed(job.name))} announced />}
      {job && ended && job.lastError === null && <Notice tone="good" title={words.finished(words.jobNamed(job.name))} announced />}
      {job && ended && job.lastError !== null && (
        <Notice tone="bad" title={words.hasFailed(words.jobNamed(job.name))} announced>
          <p className="wrap-anywhere">{translateStored(job.lastError)}</p>
          <p>{words.runsAgainNextTime}</p>
        </Notice>
      )}
    </div>
  )
}
