import type { CalendarDay } from '#domain/calendar-day.ts'
import { type Instalments, STAGE_PERCENTS } from '#domain/pricing/instalments.ts'
import { formatDay } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'

type Props = { instalments: Instalments | null; reason: string | null }

/** Due dates and amounts of payment in stages. */
export function Stages({ instalments, reason }: Props) {
  if (!instalments) return <p className="text-ink-soft text-sm">{reason}</p>
  return (
    <ol className="tabular text-sm">
      {instalments.map(({ stage, amount, dueOn }) => (
        <li key={stage} className="flex flex-wrap justify-between gap-x-4 py-1.5">
          <span className="min-w-0 flex-1 basis-24">{formatShare(stage, dueOn)}</span>
          <span className="whitespace-nowrap">{formatEurosBriefly(amount)}</span>
        </li>
      ))}
    </ol>
  )
}

function formatShare(stage: number, dueOn: CalendarDay): string {
  const percent = STAGE_PERCENTS[stage - 1] ?? 0
  return stage === 1 ? words.shareToday(percent) : words.shareOn(percent, formatDay(dueOn))
}
