import { type CSSProperties, memo, useRef, useState } from 'react'
import { href } from 'react-router'
import type { TimelineStay, TimelineVilla } from '#contract/timeline.ts'
import { forRoles } from '#domain/accounts/roles.ts'
import { type Bar, type FreeNights, timelineRow } from '#domain/bookings/timeline.ts'
import { addDays, type CalendarDay, daysBetween, daysFrom } from '#domain/calendar-day.ts'
import * as counts from '#words/en/counts.ts'
import { formatDay, monthDay, shortDay } from '#words/en/days.ts'
import { statusLabels } from '#words/en/labels.ts'
import { roundEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-timeline.ts'
import { Link } from '../../ui/link.tsx'
import { useMay } from '../use-may.ts'
import { ChosenNights } from './chosen-nights.tsx'
import { MovedStay } from './moved-stay.tsx'
import { useBarDrag } from './use-bar-drag.ts'
import { type BarMove, useBarMove } from './use-bar-move.ts'
import { type Chosen, useNightChoice } from './use-night-choice.ts'
import { useRovingFocus } from './use-roving-focus.ts'

type Props = { villas: TimelineVilla[]; from: CalendarDay; days: number; today: CalendarDay }

/** Villas as rows, days as columns. Bars reach from the middle of the day of arrival to the middle of the day of departure. */
export function Timeline({ villas, from, days, today }: Props) {
  const table = useRef<HTMLTableElement>(null)
  const [chosen, choose] = useState<Chosen | null>(null)
  const moveFocus = useRovingFocus(table)
  const { pressed, extended } = useNightChoice({ from, days, chosen, choose })
  const [moved, move] = useState<BarMove | null>(null)
  const { grabbed } = useBarDrag({ table, days })
  const shifted = useBarMove({ moved, move })
  const may = useMay()
  const marked = moved ?? chosen
  const getName = (villaId: number | undefined) => villas.find(({ id }) => id === villaId)?.name ?? ''
  return (
    <>
      <section className="timeline" aria-label={words.nightsOfVillas}>
        <table
          ref={table}
          style={{ '--days': days, '--today': daysBetween(from, today) } as CSSProperties}
          onKeyDown={(event) => {
            if (may(forRoles.management) && shifted(event)) return
            if (!(may(forRoles.desk) && extended(event))) moveFocus(event)
          }}
          onPointerDown={(event) => {
            if (!(may(forRoles.management) && grabbed(event)) && may(forRoles.desk)) pressed(event)
          }}
        >
          <thead>
            <tr>
              <th scope="col">{words.villa}</th>
              <th scope="col" className="timeline-track">
                <span className="sr-only">{words.days}</span>
                <Days from={from} days={days} />
              </th>
            </tr>
          </thead>
          <tbody>
            {villas.map((villa) => (
              <Row key={villa.id} villa={villa} from={from} days={days} marked={marked?.villaId === villa.id ? marked : null} />
            ))}
          </tbody>
        </table>
      </section>
      <ChosenNights chosen={chosen} villa={getName(chosen?.villaId)} choose={choose} here={`?tab=timeline&from=${from}`} />
      <MovedStay moved={moved} villa={getName(moved?.villaId)} leave={() => move(null)} />
    </>
  )
}

const LONG_NIGHTS = 9

const columns = (start: number, nights: number): CSSProperties => ({ gridColumn: `${start + 1} / span ${nights}` })

/** From one column to before another, as far as both are in the window. */
function columnsWithin(days: number, start: number, end: number): CSSProperties {
  const first = Math.min(Math.max(start, 0), days - 1)
  return columns(first, Math.max(1, Math.min(end, days) - first))
}

/** Weeks with the date of their first day, and the number of each day. */
const Days = memo(function Days({ from, days }: Pick<Props, 'from' | 'days'>) {
  const weeks = Array.from({ length: Math.ceil(days / 7) }, (_, week) => week * 7)
  return (
    <>
      {weeks.map((start) => (
        <span key={start} aria-hidden="true" className="timeline-week" style={columns(start, Math.min(7, days - start))}>
          {monthDay(addDays(from, start))}
          {(start === 0 || addDays(from, start).slice(5, 7) === '01') && ` ${addDays(from, start).slice(0, 4)}`}
        </span>
      ))}
      {daysFrom(from, addDays(from, days)).map((day, index) => (
        <span key={day} aria-hidden="true" className="timeline-day" style={columns(index, 1)}>
          {Number(day.slice(8))}
        </span>
      ))}
    </>
  )
})

type RowProps = { villa: TimelineVilla; from: CalendarDay; days: number; marked: Chosen | BarMove | null }

const Row = memo(function Row({ villa, from, days, marked }: RowProps) {
  const { bars, free, lanes } = timelineRow(villa.stays, villa.prices, { from, days })
  return (
    <tr data-villa={villa.id}>
      <th scope="row">{villa.name}</th>
      <td className="timeline-track" style={{ '--lanes': lanes } as CSSProperties}>
        {free.map((nights) => (
          <Free key={nights.start} nights={nights} />
        ))}
        {bars.map((bar) => (
          <StayBar key={`${bar.stay.bookingId} ${bar.start} ${bar.lane}`} bar={bar} />
        ))}
        {marked && (
          <span
            className="timeline-chosen"
            data-moved={'bookingId' in marked || undefined}
            style={columnsWithin(days, daysBetween(from, marked.from), daysBetween(from, marked.until))}
          />
        )}
      </td>
    </tr>
  )
})

/** The text of a long cell stays in sight while the cell is scrolled. Short ones need no element for it: there may be thousands. */
const inSight = (nights: number, text: string) => (nights > LONG_NIGHTS ? <span className="timeline-text">{text}</span> : text)

function Free({ nights: { start, nights, from, price } }: { nights: FreeNights }) {
  const dayLabel = price === null ? words.notSold : words.aNight(roundEuros(price))
  return (
    <button
      type="button"
      data-cell={start}
      data-from={from}
      data-nights={nights}
      className="timeline-free"
      style={columns(start, nights)}
      aria-label={words.freeNights(counts.nights(nights), formatDay(from), dayLabel)}
    >
      {nights > 1 && inSight(nights, price === null ? words.notSold : roundEuros(price))}
    </button>
  )
}

function StayBar({ bar: { start, nights, lane, before, after, stay } }: { bar: Bar<TimelineStay> }) {
  const { bookingId, platform, status, name, checkIn, checkOut } = stay
  const label = platform ?? (status === 'restricted' ? words.keptByOwners : statusLabels[status ?? 'paid'])
  const shared = {
    'data-cell': start,
    'data-state': platform === null ? status : 'platform',
    'data-before': before || undefined,
    'data-after': after || undefined,
    className: 'timeline-bar',
    style: { ...columns(start, nights), gridRow: lane + 1 },
    'aria-label': words.stayOf(name || words.owners, label, formatDay(checkIn), formatDay(checkOut)),
    title: words.stayOf(name || words.owners, label, shortDay(checkIn), shortDay(checkOut)),
  }
  const text = inSight(nights, platform ?? (name || words.owners))
  if (bookingId === null)
    return (
      // biome-ignore lint/a11y/noNoninteractiveTabindex: the arrow keys go over all bars of a row
      <span {...shared} role="img" tabIndex={0}>
        {text}
      </span>
    )
  return (
    <Link
      {...shared}
      to={href('/admin/dashboard/bookings/:bookingId', { bookingId: String(bookingId) })}
      draggable={false}
      data-booking={status === 'restricted' ? undefined : bookingId}
      data-name={name}
      data-check-in={checkIn}
      data-stay-nights={daysBetween(checkIn, checkOut)}
    >
      {text}
    </Link>
  )
}
