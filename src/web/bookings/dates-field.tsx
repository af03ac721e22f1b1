import type { ReactNode } from 'react'
import type { Selection } from '#domain/bookings/picker.ts'
import * as words from '#words/booking.en.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import * as icons from '../ui/icons.ts'
import type { PickerView } from './describe-day.ts'
import { PlainDates } from './plain-dates.tsx'
import { saidSelection } from './said-selection.ts'
import { StayPicker } from './stay-picker.tsx'

type Props = PickerView & {
  choose: (selection: Selection) => void
  /** As asked for or typed, also if they cannot be booked. */
  asked: Selection
  error: string | undefined
  /** What stands in the way of the dates asked for. */
  children?: ReactNode
}

/** Calendar; for browsers without scripts, two date inputs. */
export function DatesField({ error, choose, asked, children, ...view }: Props) {
  const { selection, availability } = view
  const { today, rules } = availability
  return (
    <fieldset aria-describedby="dates-error" data-invalid={error ? true : undefined} tabIndex={-1} className="scroll-mt-24 outline-none">
      <legend className="font-display text-xl">{words.dates}</legend>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{words.atLeastNightsArrival(rules.minimumNights)}</p>
      {children}
      <input type="hidden" name="checkIn" value={selection.checkIn ?? ''} />
      <input type="hidden" name="checkOut" value={selection.checkOut ?? ''} />
      <div className="scripted">
        <StayPicker {...view} near={asked.checkIn} choose={choose} />
        <div className="mt-3 flex min-h-11 flex-wrap items-center justify-between gap-x-6 text-sm">
          <p className="flex items-center gap-2 text-ink-soft">
            <s className="font-medium text-ink">12</s> {words.alreadyBooked}
          </p>
          {selection.checkIn && (
            <button type="button" onClick={() => choose({})} className="link link-alone">
              <Icon shape={icons.close} className="size-4" /> {words.clearDates}
            </button>
          )}
        </div>
        <p role="status" className="sr-only">
          {saidSelection(selection)}
        </p>
      </div>
      <noscript>
        <PlainDates selection={asked} min={today} max={rules.lastBookableDay} />
      </noscript>
      <FieldError id="dates-error">{error}</FieldError>
    </fieldset>
  )
}
