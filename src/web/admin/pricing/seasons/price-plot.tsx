import { useId } from 'react'
import { type CalendarDay, daysBetween } from '#domain/calendar-day.ts'
import type { Cents } from '#domain/money.ts'
import type { PriceStep } from '#domain/pricing/year-of-prices.ts'
import { monthDay } from '#words/en/days.ts'
import { formatEurosBriefly, formatNumber } from '#words/en/numbers.ts'
import * as words from '#words/en/office-pricing.ts'
import { shortMonth } from '../brief-day.ts'

type Props = {
  year: number
  steps: readonly PriceStep[]
  /** Nights sold in each week; null where they could not be read. */
  weeks: readonly number[] | null
  /** Nights that all villas have in a week. */
  most: number
  today: CalendarDay
  /** The villa; null for the house. */
  of: string | null
}

/** `bars`: height of the nights sold; `every`: months between labels. */
type Size = { width: number; height: number; bars: number; every: number; letter: number; className: string }

/** Letters would become too small if one drawing were scaled to all screens. */
const SIZES: readonly Size[] = [
  { width: 358, height: 96, bars: 0, every: 3, letter: 8, className: 'price-plot-narrow' },
  { width: 1100, height: 150, bars: 28, every: 1, letter: 7, className: 'price-plot-wide' },
]

/** The price of a night through a year as steps, over the nights that are sold, without scripts. */
export function PricePlot(props: Props) {
  const id = useId()
  const { year, steps, weeks, of } = props
  const title = words.pricesThrough(year, of)
  const told = steps.map(({ from, until, rate }) =>
    words.priceFromUntil(monthDay(from), monthDay(until), rate === null ? words.closed : formatEurosBriefly(rate)),
  )
  const sold = weeks?.reduce((sum, one) => sum + one, 0)
  return (
    <figure className="price-plot">
      <div role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`}>
        <span id={`${id}-title`} hidden>
          {title}
        </span>
        <span id={`${id}-text`} hidden>
          {told.join('; ')}
          {sold !== undefined && `. ${words.nightsSoldInAll(sold)}`}
        </span>
        {SIZES.map((size) => (
          <Drawing key={size.width} {...props} {...size} />
        ))}
      </div>
      <figcaption aria-hidden="true">
        <span className="price-key">{words.priceOfNight}</span>
        {weeks && (
          <span className="price-key" data-of="sold">
            {words.soldByWeek}
          </span>
        )}
      </figcaption>
    </figure>
  )
}

/** Room for the letters of the months. */
const FOOT = 18
/** Room for prices above the highest step. */
const HEAD = 26

function Drawing({ year, steps, weeks, most, today, width, height, bars, every, letter, className }: Props & Size) {
  const first = `${year}-01-01`
  const days = daysBetween(first, `${year + 1}-01-01`)
  const x = (day: CalendarDay) => (daysBetween(first, day) / days) * width
  const end = ({ until }: PriceStep) => ((daysBetween(first, until) + 1) / days) * width
  const floor = height - FOOT
  const y = scalePrices(steps, HEAD, floor - bars - 14)
  const months = Array.from({ length: 12 / every }, (_, index) => `${year}-${String(index * every + 1).padStart(2, '0')}-01`)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {months.map((month) => (
        <g key={month}>
          <line x1={x(month)} x2={x(month)} y1="6" y2={floor} className="price-month" />
          <text x={x(month) + 4} y={height - 3}>
            {shortMonth(month)}
          </text>
        </g>
      ))}
      {bars > 0 && weeks && <path d={drawWeeks({ weeks, most, width, days, floor, bars })} className="price-sold" />}
      {steps.map((step) =>
        step.rate === null ? null : (
          <rect
            key={step.from}
            x={x(step.from)}
            width={end(step) - x(step.from)}
            y={y(step.rate)}
            height={Math.max(0, floor - bars - 4 - y(step.rate))}
            className="price-area"
          />
        ),
      )}
      <path d={drawSteps(steps, x, end, y)} className="price-line" />
      {today.startsWith(String(year)) && <line x1={x(today)} x2={x(today)} y1="6" y2={floor} className="price-today" />}
      {labelsThatFit(steps, x, end, width, letter).map(({ step, at }) => (
        <text key={step.from} x={at} y={y(step.rate ?? 0) - 7} textAnchor="middle" className="price-label">
          {label(step)}
        </text>
      ))}
    </svg>
  )
}

type Weeks = { weeks: readonly number[]; most: number; width: number; days: number; floor: number; bars: number }

/** A column for each week. */
function drawWeeks({ weeks, most, width, days, floor, bars }: Weeks): string {
  const columns = weeks.map((sold, week) => {
    const high = most > 0 ? Math.min(1, sold / most) * bars : 0
    const wide = Math.max(0, (Math.min(7, days - week * 7) / days) * width - 2)
    const left = ((week * 7) / days) * width + 1
    return `M${left.toFixed(1)} ${floor}v${(-high).toFixed(1)}h${wide.toFixed(1)}v${high.toFixed(1)}z`
  })
  return columns.join('')
}

/** The highest price at the top, the lowest at the bottom; a single one in between. */
function scalePrices(steps: readonly PriceStep[], top: number, bottom: number): (rate: Cents) => number {
  const rates = steps.flatMap(({ rate }) => rate ?? [])
  const [low, high] = [Math.min(...rates), Math.max(...rates)]
  return (rate) => (high > low ? top + (bottom - top) * ((high - rate) / (high - low)) : (top + bottom) / 2)
}

type Place = (day: CalendarDay) => number

/** A line along the steps, with a gap where nights are not sold. */
function drawSteps(steps: readonly PriceStep[], x: Place, end: (step: PriceStep) => number, y: (rate: Cents) => number): string {
  let sold = false
  const parts = steps.map((step) => {
    if (step.rate === null) {
      sold = false
      return ''
    }
    const [left, right, high] = [x(step.from), end(step), y(step.rate)].map((one) => one.toFixed(1))
    const part = sold ? `V${high}H${right}` : `M${left} ${high}H${right}`
    sold = true
    return part
  })
  return parts.join('')
}

const label = ({ rate }: PriceStep): string => formatNumber(Math.round((rate ?? 0) / 100))

/** Prices above their steps; a step that begins before the last label ends has none. The lowest price stands once. */
function labelsThatFit(steps: readonly PriceStep[], x: Place, end: (step: PriceStep) => number, width: number, letter: number) {
  const lowest = Math.min(...steps.flatMap(({ rate }) => rate ?? []))
  let free = 0
  let lowestIsSaid = false
  return steps.flatMap((step) => {
    if (step.rate === null || (step.rate === lowest && lowestIsSaid)) return []
    const half = (label(step).length * letter) / 2 + 2
    const middle = step.rate === lowest ? x(step.from) + half + 4 : (x(step.from) + end(step)) / 2
    const at = Math.min(Math.max(middle, half), width - half)
    if (at - half < free) return []
    free = at + half
    lowestIsSaid ||= step.rate === lowest
    return [{ step, at }]
  })
}
