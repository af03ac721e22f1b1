import { formatDay, formatMonth } from '#words/en/days.ts'
import { formatEurosBriefly, roundEuros } from '#words/en/numbers.ts'
import * as words from '#words/en/office-reports.ts'
import { type Column, TableTwin } from './part.tsx'
import { Plot, type Point } from './plot.tsx'

const units = {
  month: { name: words.month, format: formatMonth, describe: words.plotOf },
  week: { name: words.week, format: formatDay, describe: words.plotOfWeeks },
}

type Props<Row> = {
  title: string
  points: readonly Row[]
  unit?: keyof typeof units
  kind?: 'columns' | 'lines'
  /** How values are written in the table, and at the axis. */
  format: (value: number) => string
  formatAtAxis?: (value: number) => string
  compared: boolean
  /** Further columns of the table. */
  more?: readonly Column<Row>[]
}

/** A plot by month or week with its legend and the same figures as a table. */
export function TimePlot<Row extends Point>({
  title,
  points,
  unit = 'month',
  kind = 'columns',
  format,
  formatAtAxis = format,
  compared,
  more = [],
}: Props<Row>) {
  const highest = points.reduce<Row | null>((best, point) => ((point.value ?? 0) > (best?.value ?? 0) ? point : best), null)
  const value = (amount: number | null) => (amount === null ? words.none : format(amount))
  const { name, format: formatTime, describe } = units[unit]
  const columns: Column<Row>[] = [
    { name, of: ({ at }) => formatTime(at) },
    { name: title, of: (point) => value(point.value), amount: true },
    ...(compared ? [{ name: words.compared(title), of: (point: Row) => value(point.compared), amount: true }] : []),
    ...more,
  ]
  return (
    <>
      {highest && (
        <Plot
          title={title}
          description={describe(title, value(highest.value), formatTime(highest.at))}
          points={points}
          format={formatAtAxis}
          kind={kind}
        />
      )}
      {highest && compared && <Legend />}
      <TableTwin title={title} rows={points} getKey={({ at }) => at} columns={columns} />
    </>
  )
}

const Legend = () => (
  <ul className="mt-2 flex flex-wrap gap-x-6 gap-y-1 text-sm">
    {[
      [words.thisPeriod, 'plot-own'],
      [words.comparedPeriod, 'plot-compared'],
    ].map(([label, className]) => (
      <li key={label} className="flex items-center gap-2">
        <svg viewBox="0 0 16 12" className="plot w-4 shrink-0 text-aegean" aria-hidden="true">
          <rect x="1" y="1" width="14" height="10" className={className} />
        </svg>
        {label}
      </li>
    ))}
  </ul>
)

export const percentAt = (value: number): string => words.percent(value)
export const euros = { format: formatEurosBriefly, formatAtAxis: roundEuros }
