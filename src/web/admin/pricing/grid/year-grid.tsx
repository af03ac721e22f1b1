import { memo, useRef } from 'react'
import { type CalendarDay, weekday } from '#domain/calendar-day.ts'
import { listDays, type Month } from '#domain/month.ts'
import { BASE_RATE_NAME, type NightlyRates, nightlyRate, nightPrice } from '#domain/pricing/rate-card.ts'
import type { Stay } from '#domain/stay.ts'
import { formatDayWithWeekday, formatMonth } from '#words/en/days.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/office-year.ts'
import { priceNames } from '#words/en/pricing.ts'
import type { StayRule } from '../answer.ts'
import { type NightRange, useNightRange } from './use-night-range.ts'

type Props = {
  year: number
  /** The months that phones show, from 1 to 4. */
  quarter: number
  rates: NightlyRates
  /** Sold nights of the villa. */
  stays: readonly Stay[]
  /** Rules that hold for the villa on some days. */
  rules: readonly StayRule[]
  range: NightRange
  choose: (range: NightRange) => void
}

const TINTS = 5

/** The nights of a year with their prices: months as rows, on a phone months below each other. */
export function YearGrid({ year, quarter, rates, stays, rules, range, choose }: Props) {
  const grid = useRef<HTMLDivElement>(null)
  const { onKeyDown, onPointerDown, onClick } = useNightRange({ grid, range, choose })
  const months = Array.from({ length: 12 }, (_, index) => `${year}-${String(index + 1).padStart(2, '0')}`)
  const tints = assignTints(rates)
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: its nights are buttons; the grid hears their keys and drags
    <div ref={grid} className="year-grid" onKeyDown={onKeyDown} onPointerDown={onPointerDown} onClick={onClick}>
      {months.map((month, index) => (
        <MonthRow
          key={month}
          off={Math.floor(index / 3) + 1 !== quarter}
          month={month}
          rates={rates}
          stays={stays}
          rules={rules}
          tints={tints}
          from={range.from !== '' && range.from.slice(0, 7) <= month && range.until.slice(0, 7) >= month ? range.from : ''}
          until={range.from !== '' && range.from.slice(0, 7) <= month && range.until.slice(0, 7) >= month ? range.until : ''}
        />
      ))}
    </div>
  )
}

/** A tint for each name of a season, in the order of their dates. */
function assignTints({ seasons }: NightlyRates): Map<string, number> {
  const names = [...new Set(seasons.filter(({ active }) => active).map(({ name }) => name))]
  return new Map(names.map((name, index) => [name, 1 + (index % TINTS)]))
}

type RowProps = Omit<Props, 'year' | 'quarter' | 'range' | 'choose'> & {
  month: Month
  off: boolean
  tints: Map<string, number>
  from: string
  until: string
}

/** Rendered again only if the choice includes days of the month. */
const MonthRow = memo(function MonthRow({ month, off, rates, stays, rules, tints, from, until }: RowProps) {
  const days = listDays(month)
  return (
    <section aria-label={formatMonth(month)} className="year-grid-month" data-off={off || undefined}>
      <h3 className="year-grid-name">{formatMonth(month)}</h3>
      {days.map((day, index) => (
        <Night
          key={day}
          day={day}
          column={index === 0 ? ((weekday(day) + 6) % 7) + 1 : undefined}
          rates={rates}
          tints={tints}
          sold={stays.some(({ checkIn, checkOut }) => checkIn <= day && day < checkOut)}
          ruled={rules.some((rule) => rule.from !== null && rule.until !== null && rule.from <= day && day <= rule.until)}
          chosen={from !== '' && from <= day && day <= until}
        />
      ))}
    </section>
  )
})

type NightProps = {
  day: CalendarDay
  column: number | undefined
  rates: NightlyRates
  tints: Map<string, number>
  sold: boolean
  ruled: boolean
  chosen: boolean
}

function Night({ day, column, rates, tints, sold, ruled, chosen }: NightProps) {
  const { season, closed } = nightlyRate(day, rates)
  const name = priceNames[season] ?? season
  const price = closed ? words.closedStays : formatEurosBriefly(nightPrice(day, rates))
  const more = [sold && words.sold, ruled && words.withRule].filter(Boolean).map((text) => `, ${text}`)
  return (
    <button
      type="button"
      data-day={day}
      data-tint={season === BASE_RATE_NAME ? 0 : tints.get(season)}
      data-sold={sold || undefined}
      data-ruled={ruled || undefined}
      data-closed={closed || undefined}
      aria-pressed={chosen}
      title={name}
      className="year-grid-night"
      style={column === undefined ? undefined : ({ '--column': column } as React.CSSProperties)}
    >
      <span className="sr-only">{words.night(formatDayWithWeekday(day), price, name, more.join(''))}</span>
      <span aria-hidden="true" className="year-grid-day">
        {Number(day.slice(8))}
      </span>
      <span aria-hidden="true" className="year-grid-price">
        {closed ? '×' : price.replace('€', '')}
      </span>
    </button>
  )
}
