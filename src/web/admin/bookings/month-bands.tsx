import { type CSSProperties, memo } from 'react'
import type { TimelineVilla } from '#contract/timeline.ts'
import { monthRow } from '#domain/bookings/timeline.ts'
import { addDays, type CalendarDay, daysBetween, weekday } from '#domain/calendar-day.ts'
import { listDays, type Month } from '#domain/month.ts'
import { monthName } from '#words/en/months.ts'
import * as bookingWords from '#words/en/office-bookings.ts'
import * as words from '#words/en/office-timeline.ts'
import { FreeNights } from './free-nights.tsx'
import type { Marked } from './marked.ts'
import { StayBar } from './stay-bar.tsx'

/** Days that a phone shows: `until` is not one of them. */
export type ShownDays = { from: CalendarDay; until: CalendarDay }

type Props = { villas: TimelineVilla[]; months: readonly Month[]; shown: ShownDays; today: CalendarDay; marked: Marked | null }

const FRIDAY = 5
const WEEK = 7

/** Months under each other, with a row for each villa. Where the screen is narrow the days run downwards, with a column for each villa. */
export const MonthBands = ({ villas, months, shown, today, marked }: Props) =>
  months.map((month) => <Band key={month} month={month} villas={villas} shown={shown} today={today} marked={marked} />)

type Days = { from: CalendarDay; days: number; skip: number; shown: number }

/** The days of a month, and how many of them a phone leaves out before those that it shows. */
function countDays(month: Month, shown: ShownDays): Days {
  const all = listDays(month)
  const within = all.filter((day) => shown.from <= day && day < shown.until)
  const from = all[0] ?? ''
  return { from, days: all.length, skip: within[0] ? daysBetween(from, within[0]) : 0, shown: within.length }
}

type BandProps = Omit<Props, 'months'> & { month: Month }

function Band({ month, villas, shown, today, marked }: BandProps) {
  const days = countDays(month, shown)
  const style = {
    '--days': days.days,
    '--skip': days.skip,
    '--shown': days.shown,
    '--villas': villas.length,
    '--friday': ((FRIDAY - weekday(days.from) + WEEK) % WEEK) - WEEK,
    '--today': daysBetween(days.from, today),
  } as CSSProperties
  return (
    <table className="band" data-out={days.shown === 0 || undefined} data-now={month === today.slice(0, 7) || undefined} style={style}>
      <thead>
        <tr>
          <th scope="col" className="band-name">
            {monthName(month)}
          </th>
          <th scope="col" className="band-days">
            <span className="sr-only">{words.days}</span>
            {listDays(month).map((day, index) => (
              <span
                key={day}
                aria-hidden="true"
                data-now={day === today || undefined}
                data-out={isOut(index, days) || undefined}
                style={{ '--s': index } as CSSProperties}
              >
                <small>{bookingWords.weekdays[weekday(day)]}</small>
                {Number(day.slice(8))}
              </span>
            ))}
          </th>
        </tr>
      </thead>
      <tbody>
        {villas.map((villa) => (
          <Row
            key={villa.id}
            villa={villa}
            month={month}
            shownFrom={shown.from}
            shownUntil={shown.until}
            today={today}
            marked={marked?.villaId === villa.id ? marked : null}
          />
        ))}
      </tbody>
    </table>
  )
}

const isOut = (start: number, { skip, shown }: Days, end = start): boolean => end < skip || start >= skip + shown

type RowProps = {
  villa: TimelineVilla
  month: Month
  shownFrom: CalendarDay
  shownUntil: CalendarDay
  today: CalendarDay
  marked: Marked | null
}

const Row = memo(function Row({ villa, month, shownFrom, shownUntil, today, marked }: RowProps) {
  const days = countDays(month, { from: shownFrom, until: shownUntil })
  const { bars, free, lanes } = monthRow(villa.stays, villa, { ...days, today })
  return (
    <tr data-villa={villa.id}>
      <th scope="row">{villa.name}</th>
      <td
        className="band-track"
        data-from={days.from}
        data-days={days.days}
        data-skip={days.skip}
        data-shown={days.shown}
        style={{ '--lanes': lanes } as CSSProperties}
      >
        {free.map((night) => (
          <FreeNights
            key={night.start}
            nights={night}
            half={night.half}
            out={isOut(night.start, days)}
            style={{ '--s': night.start } as CSSProperties}
          />
        ))}
        {bars.map(({ stay, lane, start, end }) => (
          <StayBar
            key={`${stay.bookingId} ${start} ${lane}`}
            stay={stay}
            today={today}
            cell={Math.max(0, start)}
            before={start < 0}
            after={end >= days.days}
            out={isOut(start, days, end)}
            style={{ '--s': start, '--e': end, '--lane': lane } as CSSProperties}
          />
        ))}
        {marked && <Mark marked={marked} days={days} />}
      </td>
    </tr>
  )
})

/** What is chosen, or where a stay would go, as far as it is in the month. */
function Mark({ marked, days }: { marked: Marked; days: Days }) {
  const end = addDays(days.from, days.days)
  if (marked.from >= end || marked.until < days.from) return null
  const moved = 'bookingId' in marked
  if (!moved && marked.until === days.from) return null
  const style = { '--s': daysBetween(days.from, marked.from), '--e': daysBetween(days.from, marked.until) } as CSSProperties
  return <span className="timeline-chosen" data-moved={moved || undefined} style={style} />
}
