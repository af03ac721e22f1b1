import { useLocation } from 'react-router'
import { addDays } from '#domain/calendar-day.ts'
import { listWeeks, type Month, monthsLater, toMonth } from '#domain/month.ts'
import { formatMonth } from '#words/en/days.ts'
import { firstWeekday } from '#words/en/language.ts'
import { Link } from '../ui/link.tsx'
import { WeekdayRow } from '../ui/weekday-row.tsx'
import { type DescribedDay, describeDay, type PickerView } from './describe-day.ts'
import { DayText, weekdaysInOrder } from './stay-month.tsx'

type Props = { month: Month; view: PickerView }

/** A month of nights with their prices and links to the months beside it, for browsers without scripts. */
export function PlainNights({ month: asked, view }: Props) {
  const { search } = useLocation()
  const { today, rules } = view.availability
  const [first, last] = [toMonth(today), toMonth(addDays(rules.lastBookableDay, 1))]
  const month = asked < first ? first : asked > last ? last : asked
  const to = (other: Month) => {
    const query = new URLSearchParams(search)
    query.set('month', other)
    return `?${query}#dates`
  }
  const [before, after] = [monthsLater(month, -1), monthsLater(month, 1)]
  return (
    <div className="max-w-xl">
      <table className="stay-grid">
        <caption className="pb-2 font-display text-lg">{formatMonth(month)}</caption>
        <WeekdayRow days={weekdaysInOrder} />
        <tbody>
          {listWeeks(month, firstWeekday).map((week) => (
            <tr key={week.find(Boolean)}>
              {week.map((day, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: the index is the weekday
                <td key={index}>{day && <PlainDay {...describeDay(day, view)} />}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <p className="flex justify-between gap-4">
        {before >= first ? <MonthLink to={to(before)} month={before} /> : <span />}
        {after <= last && <MonthLink to={to(after)} month={after} />}
      </p>
    </div>
  )
}

const MonthLink = ({ to, month }: { to: string; month: Month }) => (
  <Link to={to} className="link link-alone">
    {formatMonth(month)}
  </Link>
)

const PlainDay = ({ day, state, place, struck, onlyCheckOut, price, label }: DescribedDay) => (
  <span
    className="stay-day"
    data-state={state}
    data-place={place}
    data-struck={struck || undefined}
    data-only-check-out={onlyCheckOut || undefined}
  >
    <DayText day={day} price={price} label={label} />
  </span>
)
