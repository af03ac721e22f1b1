import type { Selection } from '#domain/bookings/picker.ts'
import * as words from '#words/en/booking.ts'
import { Field } from '../ui/field.tsx'

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
        <Field
          compact
          key={name}
          label={labels[index] ?? ''}
          id={`plain-${name}`}
          type="date"
          name={name}
          defaultValue={values[index]}
          min={min}
          max={max}
        />
      ))}
    </div>
  )
}
