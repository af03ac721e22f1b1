import type { Selection } from '#domain/bookings/picker.ts'
import * as words from '#words/booking.en.ts'

type Props = {
  names?: readonly [checkIn: string, checkOut: string]
  labels?: readonly [checkIn: string, checkOut: string]
  selection: Selection
  min?: string
  max?: string
}

/** Two native date inputs, for browsers without scripts. */
export function PlainDates({ names = ['checkIn', 'checkOut'], labels = [words.checkIn, words.checkOut], selection, min, max }: Props) {
  const values = [selection.checkIn, selection.checkOut]
  return (
    <div className="grid grid-cols-1 gap-4 sm:grid-cols-2">
      {names.map((name, index) => (
        <div key={name}>
          <label htmlFor={`plain-${name}`} className="mb-1.5 block font-semibold text-sm">
            {labels[index]}
          </label>
          <input id={`plain-${name}`} type="date" name={name} defaultValue={values[index]} min={min} max={max} className="input" />
        </div>
      ))}
    </div>
  )
}
