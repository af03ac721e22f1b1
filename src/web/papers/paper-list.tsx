import type { PaperEntry } from '#contract/papers.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/papers.ts'

/** Papers with what they are, and a link that saves each. */
export const PaperList = ({ papers }: { papers: PaperEntry[] }) => (
  <ul>
    {papers.map(({ number, kind, issuedOn, amount, corrects, correctedBy }) => (
      <li key={number} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 border-sand-line border-b py-3 last:border-0">
        <span className="min-w-0 tabular wrap-anywhere">
          {words.kinds[kind]}, {formatEurosBriefly(amount)}
          <span className="block text-ink-soft text-sm">
            {[number, formatDay(issuedOn), ...(corrects ? [words.corrects(corrects)] : [])].join(', ')}
            {correctedBy && <strong className="block font-semibold">{words.correctedBy(correctedBy)}</strong>}
          </span>
        </span>
        <PaperLink number={number} />
      </li>
    ))}
  </ul>
)

export const PaperLink = ({ number }: { number: string }) => (
  <a href={`/api/booking/paper.php?${new URLSearchParams({ number })}`} download className="link link-alone no-print">
    {words.download}
    <span className="sr-only"> {number}</span>
  </a>
)
