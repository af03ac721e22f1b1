import { memo } from 'react'
import type { CalendarDay } from '#domain/calendar-day.ts'
import { listWeeks, type Month } from '#domain/month.ts'
import { weekdays } from '#words/en/booking.ts'
import { formatMonth } from '#words/en/days.ts'
import { firstWeekday } from '#words/en/language.ts'
import { WeekdayRow } from '../ui/weekday-row.tsx'
import { type DescribedDay, describeDay, type PickerView } from './describe-day.ts'

/** As the weeks of the language begin. */
export const weekdaysInOrder = [...weekdays.slice(firstWeekday), ...weekdays.slice(0, firstWeekday)]

type Props = { month: Month; view: PickerView; tabStop: CalendarDay }

/** A month of the calendar. Only days whose description has changed are rendered again. */
export function StayMonth({ month, view, tabStop }: Props) {
  const name = formatMonth(month)
  return (
    <div className="stay-month">
      <div className="stay-caption" aria-live="polite">
        {name}
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: arrow keys move between its days */}
      <table role="grid" aria-label={name} className="stay-grid">
        <WeekdayRow days={weekdaysInOrder} />
        <tbody>
          {weeksFrom(month, view.availability.today).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) =>
                day ? (
                  <StayDay key={day} {...describeDay(day, view)} tabStop={day === tabStop} />
                ) : (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday
                  <td key={index} />
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

/** Weeks that are over are left out. */
const weeksFrom = (month: Month, today: CalendarDay) =>
  listWeeks(month, firstWeekday).filter((week) => today <= (week.findLast(Boolean) ?? today))

/** What a cell shows, and what is heard. */
export const DayText = ({ day, price, label }: Pick<DescribedDay, 'day' | 'price' | 'label'>) => (
  <>
    <span className="sr-only">{label}</span>
    <span aria-hidden="true" className="stay-day-number">
      {Number(day.slice(8))}
    </span>
    <span aria-hidden="true" className="stay-day-price">
      {price}
    </span>
  </>
)

/** Day, nightly price, and the reason a day is not available. Sundays stay clickable, to show their reason. */
const StayDay = memo(function StayDay({
  day,
  state,
  place,
  closed,
  struck,
  onlyCheckOut,
  price,
  label,
  tabStop,
}: DescribedDay & { tabStop: boolean }) {
  const chosen = place !== 'outside'
  return (
    <td>
      <button
        type="button"
        className="stay-day"
        tabIndex={tabStop ? 0 : -1}
        aria-disabled={closed || (state !== 'free' && !chosen) || undefined}
        data-day={day}
        data-state={state}
        data-place={place}
        data-struck={struck || undefined}
        data-only-check-out={onlyCheckOut || undefined}
      >
        <DayText day={day} price={state === 'sunday' && !chosen ? '' : price} label={label} />
      </button>
    </td>
  )
})
