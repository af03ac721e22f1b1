import { type ReactNode, useState } from 'react'
import type { Selection } from '#domain/bookings/picker.ts'
import * as words from '#words/en/booking.ts'
import { shortDay } from '#words/en/days.ts'
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
  /** Below the calendar. */
  more?: ReactNode
}

/** Calendar; for browsers without scripts, two date inputs. */
export function DatesField({ error, choose, asked, children, more, ...view }: Props) {
  const { selection, availability } = view
  const { rules } = availability
  // A guest who comes with dates is here for the rest of the form.
  const [comesWithDates, setFolded] = useState(Boolean(selection.checkOut))
  const folded = comesWithDates && Boolean(selection.checkOut)
  return (
    <fieldset
      id="dates"
      aria-describedby="dates-error"
      data-invalid={error ? true : undefined}
      tabIndex={-1}
      className="min-w-0 scroll-mt-24 outline-none"
    >
      <legend className="mb-2 font-display text-xl">{words.dates}</legend>
      <p className={`mt-1 mb-5 text-ink-soft text-sm ${folded ? 'max-lg:hidden' : ''}`}>
        {words.rulesOfStays(rules.usual, rules.own.length > 0)} {words.crossedOutNightsAreBooked}
      </p>
      {children}
      <input type="hidden" name="checkIn" value={selection.checkIn ?? ''} />
      <input type="hidden" name="checkOut" value={selection.checkOut ?? ''} />
      {folded && <ChosenDates {...selection} unfold={() => setFolded(false)} />}
      <div className={folded ? 'max-lg:hidden' : ''}>
        <Calendar {...view} near={asked.checkIn} choose={choose} />
        {more}
      </div>
      <noscript>
        <PlainDates selection={asked} min={rules.firstCheckIn} max={rules.lastBookableDay} />
      </noscript>
      <FieldError id="dates-error">{error}</FieldError>
    </fieldset>
  )
}

/** The chosen dates in place of the calendar on a phone; a touch opens it. */
function ChosenDates({ checkIn, checkOut, unfold }: Selection & { unfold: () => void }) {
  const days = [
    [words.checkIn, checkIn],
    [words.checkOut, checkOut],
  ] as const
  return (
    <button
      type="button"
      onClick={unfold}
      className="scripted grid w-full grid-cols-2 rounded-soft border border-field bg-limewash text-left tabular lg:hidden"
    >
      {days.map(([name, day]) => (
        <span key={name} className="border-field px-3.5 py-2 last:border-l">
          <span className="block text-ink-soft text-xs">{name}</span>
          <span className="block font-semibold text-sm">{day && shortDay(day)}</span>
        </span>
      ))}
    </button>
  )
}
