import { href, useSearchParams } from 'react-router'
import type { Villa } from '#contract/villas.ts'
import { type CalendarDay, toYear } from '#domain/calendar-day.ts'
import { formatDayWithWeekday } from '#words/en/days.ts'
import * as words from '#words/en/office-bookings.ts'
import { otherMonths } from '#words/en/office-pricing.ts'
import { LinkButton } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import * as icons from '../../ui/icons.ts'
import { Link } from '../../ui/link.tsx'
import { VillaChoice } from '../villa-choice.tsx'
import styles from './year-day.css?url'
import { type YearDay, type YearMonth, yearOfVilla } from './year-of-villa.ts'

type Stays = Parameters<typeof yearOfVilla>[1]
type Props = { villas: Pick<Villa, 'id' | 'name'>[]; villaId: number; year: number; stays: Stays; today: CalendarDay }

const [sunday, ...fromMonday] = words.weekdays
const WEEKDAYS = [...fromMonday, sunday]
const at = (villa: number, year: number) => `?tab=calendar&villa=${villa}&year=${year}`

/** On phones, of this year from the current month on. */
const SHOWN_FIRST = 3

/** Calendar of a villa's year; taken days link to their booking. Phones show some months first, and the others on request. */
export default function AvailabilityCalendar({ villas, villaId, year, stays, today }: Props) {
  const inFull = useSearchParams()[0].get('months') === 'all'
  const first = year === toYear(today) ? Math.min(Number(today.slice(5, 7)) - 1, 12 - SHOWN_FIRST) : 0
  return (
    <>
      <link rel="stylesheet" href={styles} precedence="office" />
      <VillaChoice villas={villas} current={villaId} to={(id) => at(id, year)} />
      <div className="mb-5 flex items-center gap-4">
        <Link to={at(villaId, year - 1)} preventScrollReset aria-label={words.previousYear} className="grid size-11 place-items-center">
          <Icon shape={icons.previous} />
        </Link>
        <h2 className="text-xl tabular" aria-live="polite">
          {year}
        </h2>
        <Link to={at(villaId, year + 1)} preventScrollReset aria-label={words.nextYear} className="grid size-11 place-items-center">
          <Icon shape={icons.next} />
        </Link>
      </div>
      <ul className="mb-6 flex flex-wrap gap-x-6 gap-y-2 text-sm">
        <Legend state="available" label={words.available} />
        <Legend state="booked" label={words.booked} />
        <Legend state="restricted" label={words.restricted} />
      </ul>
      <div className="grid gap-x-8 gap-y-8 sm:grid-cols-2 xl:grid-cols-3">
        {yearOfVilla(year, stays).map((month, index) => (
          <Month key={month.name} month={month} later={!inFull && (index < first || index >= first + SHOWN_FIRST)} />
        ))}
      </div>
      {!inFull && (
        <div className="mt-6 sm:hidden">
          <LinkButton to={`${at(villaId, year)}&months=all`} preventScrollReset small>
            {otherMonths}
          </LinkButton>
        </div>
      )}
    </>
  )
}

const Legend = ({ state, label }: { state: YearDay['state']; label: string }) => (
  <li className="flex items-center gap-2">
    <span className="year-day size-8" data-state={state} aria-hidden="true">
      12
    </span>
    {label}
  </li>
)

/** `later`: phones do not show it at first. */
function Month({ month: { name, lead, days }, later }: { month: YearMonth; later: boolean }) {
  return (
    <section aria-label={name} className={later ? 'max-sm:hidden' : undefined}>
      <h3 className="mb-2 text-lg">{name}</h3>
      <div className="grid grid-cols-7 gap-0.5 text-center tabular">
        {WEEKDAYS.map((weekday) => (
          <span key={weekday} aria-hidden="true" className="pb-1 text-ink-soft text-xs">
            {weekday}
          </span>
        ))}
        {days.map((day, index) => (
          <Day key={day.day} day={day} column={index === 0 ? lead + 1 : undefined} />
        ))}
      </div>
    </section>
  )
}

function Day({ day: { day, state, stay }, column }: { day: YearDay; column: number | undefined }) {
  const number = Number(day.slice(8))
  const place = column === undefined ? '' : columns[column - 1]
  if (!stay) {
    return (
      <span className={`year-day ${place}`} data-state={state}>
        {number}
      </span>
    )
  }
  const who = state === 'restricted' ? words.isRestricted : words.bookedBy(stay.guest?.name ?? '')
  return (
    <Link
      to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(stay.id) })}
      className={`year-day ${place}`}
      data-state={state}
      title={state === 'restricted' ? words.restricted : stay.guest?.name}
    >
      <span className="sr-only">
        {formatDayWithWeekday(day)}, {who}
      </span>
      <span aria-hidden="true">{number}</span>
    </Link>
  )
}

const columns = ['col-start-1', 'col-start-2', 'col-start-3', 'col-start-4', 'col-start-5', 'col-start-6', 'col-start-7']
