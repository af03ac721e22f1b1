import type { Cents } from '#domain/money.ts'
import type { Month } from '#domain/month.ts'
import { formatMonth } from '#words/en/days.ts'
import { month as words } from '#words/en/mail-frame.ts'
import { formatEurosBriefly } from '#words/en/numbers.ts'
import type { OwnerEmailTemplate } from '../../mail/email-template.ts'
import { officeLink } from '../../mail/office-link.ts'

/** Figures of a month; defined in `docs/pricing.md`. Null where there is nothing to divide by. */
export type MonthFigures = {
  onSale: number
  own: number
  elsewhere: number
  revenue: Cents
  occupancy: number | null
  averageRate: Cents | null
  revenuePerNight: Cents | null
}

/** `coming`: occupancy in percent of the month and the months after it, as sold until now. */
export type AboutMonth = {
  month: Month
  figures: MonthFigures
  yearBefore: MonthFigures | null
  coming: { month: Month; occupancy: number | null }[]
}

const formatPercent = (value: number | null): string => (value === null ? words.none : words.percent(value))
const eurosOrNone = (value: Cents | null): string => (value === null ? words.none : formatEurosBriefly(value))

const figures: readonly [label: string, value: (of: MonthFigures) => string][] = [
  [words.occupancy, ({ occupancy }) => formatPercent(occupancy)],
  [words.nights, ({ own, elsewhere, onSale }) => words.nightsOf(own + elsewhere, onSale)],
  [words.averageRate, ({ averageRate }) => eurosOrNone(averageRate)],
  [words.revenuePerNight, ({ revenuePerNight }) => eurosOrNone(revenuePerNight)],
  [words.revenue, ({ revenue }) => formatEurosBriefly(revenue)],
]

/** The month that has ended in five figures, and how the coming ones are sold. */
export const monthInFigures = (about: AboutMonth, siteUrl: string): OwnerEmailTemplate => ({
  kind: 'owner: month',
  about: about.month,
  subject: words.subject(formatMonth(about.month)),
  preheader: words.preheader(about.figures.occupancy),
  blocks: [
    {
      title: words.figures,
      rows: figures.map(([label, value]) => [
        label,
        about.yearBefore ? words.before(value(about.figures), value(about.yearBefore)) : value(about.figures),
      ]),
    },
    {
      title: words.bars,
      bars: about.coming.map(({ month, occupancy }) => ({
        label: formatMonth(month),
        value: formatPercent(occupancy),
        share: (occupancy ?? 0) / 100,
      })),
      note: words.barsMean,
    },
  ],
  button: { label: words.button, url: officeLink(siteUrl, '/reports') },
})
