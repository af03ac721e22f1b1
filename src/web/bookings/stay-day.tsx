import { createContext, useContext, useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { describeDay, type PickerView } from './describe-day.ts'
import { fromLocalDate } from './local-date.ts'

export const PickerContext = createContext<PickerView | null>(null)

/** Calendar cell: day, nightly price, and the reason a day is not available. Sundays stay clickable, to show their reason. */
export function StayDay({ day, modifiers, className, ...button }: DayButtonProps) {
  const ref = useRef<HTMLButtonElement>(null)
  const view = useContext(PickerContext)
  useEffect(() => {
    if (modifiers.focused) ref.current?.focus()
  }, [modifiers.focused])
  if (!view) throw new Error('a day stands outside its picker')

  const { state, place, struck, price, label } = describeDay(fromLocalDate(day.date), view)
  return (
    <button
      {...button}
      ref={ref}
      className={className}
      aria-label={undefined}
      aria-disabled={state !== 'free' && place === 'outside' ? true : undefined}
      data-state={state}
      data-place={place}
      data-struck={struck || undefined}
    >
      <span className="sr-only">{label}</span>
      <span aria-hidden="true" className="stay-day-number">
        {day.date.getDate()}
      </span>
      <span aria-hidden="true" className="stay-day-price">
        {state === 'sunday' && place === 'outside' ? '' : price}
      </span>
    </button>
  )
}
