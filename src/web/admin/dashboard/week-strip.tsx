import type { DayAhead } from '#contract/today.ts'
import { weekday } from '#domain/calendar-day.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import { weekdays } from '#words/en/office-bookings.ts'
import * as words from '#words/en/office-dashboard.ts'
import { Link } from '../../ui/link.tsx'

type Props = { days: DayAhead[]; chosen: string }

/** Seven days with how many leave and arrive; each opens its day on the board. */
export function WeekStrip({ days, chosen }: Props) {
  return (
    <nav className="today-week" aria-label={words.nextSevenDays}>
      {days.map(({ day, departures, arrivals }, index) => (
        <Link
          key={day}
          to={index === 0 ? '.' : `?day=${day}`}
          preventScrollReset
          aria-current={day === chosen ? 'date' : undefined}
          title={formatDayWithWeekday(day)}
        >
          <span>
            {weekdays[weekday(day)]} <b>{Number(day.slice(8))}</b>
          </span>{' '}
          <Moves out={departures.length} comingIn={arrivals.length} />
        </Link>
      ))}
    </nav>
  )
}

/** In words, on phones by arrows. */
function Moves({ out, comingIn }: { out: number; comingIn: number }) {
  const counted = [out > 0 && words.out(out), comingIn > 0 && words.comingIn(comingIn)].filter(Boolean)
  const signs = `${out > 0 ? `${out}↑` : ''}${comingIn > 0 ? `${comingIn}↓` : ''}`
  return (
    <>
      <small className="max-md:sr-only">{counted.join(' · ') || '–'}</small>
      <small className="md:hidden" aria-hidden="true">
        {signs || '–'}
      </small>
    </>
  )
}
