import type { CalendarEntry } from '#contract/booking-entries.ts'
import type { NextStep as Step } from '#domain/bookings/whats-next.ts'
import { formatTime, monthDay } from '#words/en/days.ts'
import * as words from '#words/en/office-bookings.ts'

export type Next = NonNullable<CalendarEntry['next']>

const WITHOUT_TIME: readonly Step[] = ['no_arrival_time', 'arrives_today']

/** `late`: it should have happened by now. `missing`: something is not known yet. */
export const toneOfNext = ({ step, time }: Next): 'late' | 'missing' | null => {
  if (step === 'stage_overdue' || step === 'correction_expected') return 'late'
  return WITHOUT_TIME.includes(step) && !time ? 'missing' : null
}

const colours = { late: 'text-brick', missing: 'text-ochre' }

/** What happens next with a booking, in a few words. */
export function NextStep({ next }: { next: Next }) {
  const { step, day, stage, time } = next
  const tone = toneOfNext(next)
  return (
    <span className={tone ? colours[tone] : undefined}>
      {words.nextSteps[step]({ day: day ? monthDay(day) : '', stage: stage ?? 0, time: formatTime(time) })}
    </span>
  )
}
