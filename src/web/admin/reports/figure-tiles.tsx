import { formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/office-reports.ts'
import type { Figures } from './report.ts'

type Props = { figures: Figures; compared: Figures | null }

const tiles: readonly [name: keyof typeof words.definitions, label: string, value: (figures: Figures) => string | null][] = [
  ['occupancy', words.occupancy, ({ occupancy }) => (occupancy === null ? null : words.percent(occupancy))],
  ['averageRate', words.averageRate, ({ averageRate }) => (averageRate === null ? null : formatEurosBriefly(averageRate))],
  [
    'revenuePerNight',
    words.revenuePerNight,
    ({ revenuePerNight }) => (revenuePerNight === null ? null : formatEurosBriefly(revenuePerNight)),
  ],
  ['revenue', words.revenue, ({ revenue }) => formatEurosBriefly(revenue)],
  ['nights', words.nights, ({ own, elsewhere, onSale }) => words.nightsOf(own + elsewhere, onSale)],
]

/** The five figures of a period, each with what it means. */
export const FigureTiles = ({ figures, compared }: Props) => (
  <dl aria-label={words.figures} className="mb-10 grid gap-4 sm:grid-cols-2 xl:grid-cols-5">
    {tiles.map(([name, label, value]) => (
      <div key={name} className="part">
        <dt className="font-semibold text-sm">{label}</dt>
        <dd className="whitespace-nowrap text-2xl tabular-nums xl:text-xl">{value(figures) ?? words.none}</dd>
        {compared && <dd className="text-ink-soft text-sm">{words.before(value(compared) ?? words.none)}</dd>}
        <dd className="mt-2 text-ink-soft text-sm">{words.definitions[name]}</dd>
      </div>
    ))}
  </dl>
)
