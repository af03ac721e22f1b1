import type { AnswerOf } from '#contract/call.ts'
import type { paperCalls } from '#contract/papers.ts'
import { formatDay } from '#words/en/days.ts'
import * as words from '#words/en/office-books.ts'
import { Notice } from '../../ui/notice.tsx'

/** Why numbers were left out: for owners and their accountant. */
export function GapsInNumbers({ gaps }: Pick<AnswerOf<typeof paperCalls.ofMonth>, 'gaps'>) {
  if (gaps.length === 0) return null
  return (
    <Notice tone="calm" title={words.gapsInNumbers}>
      <p>{words.whyGaps}</p>
      <ul className="mt-2 list-disc pl-5">
        {gaps.map(({ restoredOn, backupOf, above }) => (
          <li key={above}>{words.gapAfter({ restoredOn: formatDay(restoredOn), backupOf: backupOf && formatDay(backupOf), above })}</li>
        ))}
      </ul>
    </Notice>
  )
}
