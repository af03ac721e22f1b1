import type { ComponentProps } from 'react'
import { nextSeasonDay } from '#domain/pricing/rate-card.ts'
import * as words from '#words/en/booking.ts'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import { describeSelection } from './describe-selection.ts'
import { StayPicker } from './stay-picker.tsx'

/**
 * The calendar of a villa with its legend; only with scripts. It opens where the next season does. `clear`: with a button that clears the
 * dates.
 */
export function Calendar({ choose, clear = true, ...picker }: ComponentProps<typeof StayPicker> & { clear?: boolean }) {
  const { selection, near, rates, availability } = picker
  const season = nextSeasonDay(rates.seasons, availability.today) ?? undefined
  return (
    <div className="scripted">
      <StayPicker {...picker} near={near ?? season} choose={choose} />
      <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 text-sm">
        <p className="flex flex-wrap items-center gap-x-6 gap-y-1 text-ink-soft">
          <span className="flex items-center gap-2">
            <s className="font-medium text-ink">12</s> {words.alreadyBooked}
          </span>
          <span className="flex items-center gap-2">
            <span aria-hidden="true" className="stay-key-check-out" /> {words.checkOutOnly}
          </span>
        </p>
        {clear && selection.checkIn && (
          <button type="button" onClick={() => choose({})} className="link link-alone">
            <Icon shape={icons.close} className="size-4" /> {words.clearDates}
          </button>
        )}
      </div>
      <p role="status" className="sr-only">
        {describeSelection(selection)}
      </p>
    </div>
  )
}
