import { useId } from 'react'
import { toMonth } from '#domain/month.ts'
import { placeMarks } from './place-marks.ts'

/** `at`: a month, or the first day of a week. */
export type Point = { at: string; value: number | null; compared: number | null }

type Props = {
  title: string
  /** What the plot shows, in a sentence. */
  description: string
  points: readonly Point[]
  format: (value: number) => string
  kind: 'columns' | 'lines'
}

type Size = { width: number; height: number; labels: number; className: string }

/** Letters would become too small if one drawing were scaled to all screens. */
const SIZES: readonly Size[] = [
  { width: 320, height: 220, labels: 6, className: 'plot w-full sm:hidden' },
  { width: 760, height: 260, labels: 14, className: 'plot w-full max-sm:hidden' },
]

/** A drawing of values over time, without scripts. The compared period is outlined or dashed, so that colour alone says nothing. */
export function Plot(props: Props) {
  const id = useId()
  return (
    <div role="img" aria-labelledby={`${id}-title`} aria-describedby={`${id}-text`} className="text-aegean">
      <span id={`${id}-title`} hidden>
        {props.title}
      </span>
      <span id={`${id}-text`} hidden>
        {props.description}
      </span>
      {SIZES.map((size) => (
        <Drawing key={size.width} {...props} {...size} />
      ))}
    </div>
  )
}

/** '7/27': the same in all languages. */
const shortMonth = (at: string) => `${Number(at.slice(5, 7))}/${at.slice(2, 4)}`

/** Numbers of the points that begin a month, as many of them as labels fit. */
function labelledPoints(points: readonly Point[], labels: number): Set<number> {
  const gap = points.length / labels
  let last = -gap
  const labelled = new Set<number>()
  for (const [index, { at }] of points.entries()) {
    const begins = toMonth(at) !== toMonth(points[index - 1]?.at ?? '')
    if (!begins || index - last < gap) continue
    labelled.add(index)
    last = index
  }
  return labelled
}

const [TOP, BOTTOM, LEFT] = [12, 28, 68]

function Drawing({ points, format, kind, width, height, labels, className }: Props & Size) {
  const marks = placeMarks(points.flatMap(({ value, compared }) => [value ?? 0, compared ?? 0]))
  const [bottom, top] = [marks[0] ?? 0, marks.at(-1) ?? 1]
  const step = (width - LEFT) / points.length
  const y = (value: number) => TOP + (height - TOP - BOTTOM) * (1 - (value - bottom) / (top - bottom))
  const x = (index: number) => LEFT + step * index
  const labelled = labelledPoints(points, labels)
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className={className} aria-hidden="true">
      {marks.map((mark) => (
        <g key={mark}>
          <line x1={LEFT} x2={width} y1={y(mark)} y2={y(mark)} className="plot-mark" />
          <text x={LEFT - 8} y={y(mark) + 4} textAnchor="end">
            {format(mark)}
          </text>
        </g>
      ))}
      {points.map(({ at }, index) =>
        labelled.has(index) ? (
          <text key={at} x={x(index) + step / 2} y={height - 8} textAnchor="middle">
            {shortMonth(at)}
          </text>
        ) : null,
      )}
      {kind === 'columns' ? <Columns points={points} x={x} y={y} step={step} /> : <Lines points={points} x={x} y={y} step={step} />}
    </svg>
  )
}

type Series = { points: readonly Point[]; x: (index: number) => number; y: (value: number) => number; step: number }

function Columns({ points, x, y, step }: Series) {
  const both = points.some(({ compared }) => compared !== null)
  const wide = (step * 0.8) / (both ? 2 : 1)
  const column = (value: number | null, left: number, className: string) =>
    value === null ? null : (
      <rect x={left} y={y(Math.max(value, 0))} width={wide} height={Math.abs(y(0) - y(value))} className={className} />
    )
  return points.map(({ at, value, compared }, index) => (
    <g key={at}>
      {both && column(compared, x(index) + step * 0.1, 'plot-compared')}
      {column(value, x(index) + step * 0.1 + (both ? wide : 0), 'plot-own')}
    </g>
  ))
}

function Lines({ points, x, y, step }: Series) {
  const line = (name: 'value' | 'compared') =>
    points.flatMap((point, index) => {
      const value = point[name]
      return value === null ? [] : [`${(x(index) + step / 2).toFixed(1)},${y(value).toFixed(1)}`]
    })
  return (
    <>
      <polyline points={line('compared').join(' ')} className="plot-line plot-line-compared" />
      <polyline points={line('value').join(' ')} className="plot-line" />
      {line('value').map((point) => {
        const [left, top] = point.split(',')
        return <circle key={point} cx={left} cy={top} r="3" className="plot-own" />
      })}
    </>
  )
}
