import type { ReactNode } from 'react'
import type { Selection } from '#domain/bookings/picker.ts'
import * as words from '#words/en/booking.ts'
import { FieldError } from '../ui/field.tsx'
import { Calendar } from './calendar.tsx'
import type { PickerView } from './describe-day.ts'
import { PlainDates } from './plain-dates.tsx'

type Props = PickerView & {
  choose: (selection: Selection) => void
  /** As asked for or typed, also if they cannot be booked. */
  asked: Selection
  error: string | undefined
  /** Why the requested dates are not possible. */
  children?: ReactNode
}

/** Calendar; for browsers without scripts, two date inputs. */
export function DatesField({ error, choose, asked, children, ...view }: Props) {
  const { selection, availability } = view
  const { rules } = availability
  return (
    <fieldset
      id="dates"
      aria-describedby="dates-error"
      data-invalid={error ? true : undefined}
      tabIndex={-1}
      className="min-w-0 scroll-mt-24 outline-none"
    >
      <legend className="font-display text-xl">{words.dates}</legend>
      <p className="mt-1 mb-5 text-ink-soft text-sm">{words.rulesOfStays(rules.usual, rules.own.length > 0)}</p>
      {children}
      <input type="hidden" name="checkIn" value={selection.checkIn ?? ''} />
      <input type="hidden" name="checkOut" value={selection.checkOut ?? ''} />
      <Calendar {...view} near={asked.checkIn} choose={choose} />
      <noscript>
        <PlainDates selection={asked} min={rules.firstCheckIn} max={rules.lastBookableDay} />
      </noscript>
      <FieldError id="dates-error">{error}</FieldError>
    </fieldset>
  )
}
