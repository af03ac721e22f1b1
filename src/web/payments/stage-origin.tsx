import type { StageShare } from '#domain/bookings/schedule.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/pricing.ts'

/** How the amount of an open stage comes about, where it is not a plain percentage of the price. */
export function StageOrigin({ share: { percent, lessPaid } }: { share: StageShare }) {
  if (!lessPaid) return null
  return (
    <span className="block text-ink-soft text-sm tabular">
      {words.lessPaid(percent, formatEurosBriefly(lessPaid.planned), formatEurosBriefly(lessPaid.before))}
    </span>
  )
}
