import type { ReactNode } from 'react'
import { formatDay, formatMonth } from '#words/en/days.ts'
import { formatEuros, formatEurosBriefly } from '#words/en/numbers.ts'
import * as words from '#words/en/office-reports.ts'
import { type Asked, toFileAddress } from './asked.ts'
import { type Column, Part, Share, Sheet } from './part.tsx'
import { euros, percentAt, TimePlot } from './plots.tsx'
import type { Figures, Report } from './report.ts'

type Props = { report: Report; asked: Asked }

/** All parts of a report below its five figures. `children`: further parts. */
export function ReportParts({ report, asked, children }: Props & { children: ReactNode }) {
  const { total, totalCompared, months, compared } = report
  const sold = total.own + total.elsewhere > 0
  const nothing = !sold && (totalCompared?.own ?? 0) + (totalCompared?.elsewhere ?? 0) === 0 && words.nothingSold
  const file = (table: Parameters<typeof toFileAddress>[1]) => toFileAddress(asked, table)
  const byMonth = (of: (figures: Figures) => number | null) =>
    months.map(({ month, figures, compared }) => ({ at: month, value: of(figures), compared: compared && of(compared) }))
  const isCompared = compared !== null
  return (
    <div className="report-parts">
      <Part first title={words.occupancy} definition={words.definitions.occupancy} file={file('months')} nothing={nothing}>
        <TimePlot title={words.occupancy} points={byMonth(({ occupancy }) => occupancy)} format={percentAt} compared={isCompared} />
      </Part>
      <Part title={words.averageRate} definition={words.definitions.averageRate} file={file('months')} nothing={nothing}>
        <TimePlot title={words.averageRate} points={byMonth(({ averageRate }) => averageRate)} {...euros} compared={isCompared} />
      </Part>
      <Part title={words.revenuePerNight} definition={words.definitions.revenuePerNight} file={file('months')} nothing={nothing}>
        <TimePlot
          title={words.revenuePerNight}
          points={byMonth(({ revenuePerNight }) => revenuePerNight)}
          {...euros}
          compared={isCompared}
        />
      </Part>
      <Part title={words.pace} definition={words.definitions.pace} file={file('pace')} nothing={nothing}>
        <TimePlot
          title={words.paceNights}
          kind="lines"
          points={report.pace.map(({ month, nights, compared }) => ({ at: month, value: nights, compared }))}
          format={String}
          compared={isCompared}
        />
      </Part>
      <Part wide title={words.byVilla} definition={words.definitions.nights} file={file('villas')}>
        <Villas report={report} />
      </Part>
      <Groups report={report} file={file} />
      <Part
        title={words.money}
        definition={words.definitions.money}
        file={file('money')}
        nothing={report.moneyTotal.received + report.moneyTotal.returned === 0 && words.nothingMoved}
      >
        <TimePlot
          title={words.net}
          points={report.money.map(({ month, net }) => ({ at: month, value: net, compared: null }))}
          {...euros}
          compared={false}
        />
        <p className="mt-2">
          {words.moneyTotal(
            formatEurosBriefly(report.moneyTotal.received),
            formatEurosBriefly(report.moneyTotal.returned),
            formatEurosBriefly(report.moneyTotal.net),
          )}
        </p>
      </Part>
      <Part title={words.due} definition={words.definitions.due} file={file('due')} nothing={report.due.length === 0 && words.nothingDue}>
        <Sheet
          title={words.due}
          rows={report.due}
          getKey={({ month }) => month}
          columns={[
            { name: words.dueIn, of: ({ month }) => formatMonth(month) },
            { name: words.amount, of: ({ amount }) => formatEuros(amount), amount: true },
            { name: words.overdue, of: ({ overdue }) => formatEuros(overdue), amount: true },
          ]}
        />
      </Part>
      {children}
    </div>
  )
}

type Villa = Report['villas'][number]

function Villas({ report: { villas, compared } }: Pick<Props, 'report'>) {
  const rate = (amount: number | null) => (amount === null ? words.none : formatEurosBriefly(amount))
  const percent = (value: number | null | undefined) => (typeof value === 'number' ? words.percent(value) : words.none)
  const columns: Column<Villa>[] = [
    { name: words.villa, of: ({ villa }) => <span className="wrap-anywhere">{villa}</span> },
    { name: words.nights, of: ({ figures }) => words.nightsOf(figures.own + figures.elsewhere, figures.onSale), amount: true },
    { name: words.occupancy, of: ({ figures }) => percent(figures.occupancy), amount: true },
    { name: words.adr, of: ({ figures }) => rate(figures.averageRate), amount: true },
    { name: words.revPan, of: ({ figures }) => rate(figures.revenuePerNight), amount: true },
    { name: words.revenue, of: ({ figures }) => formatEuros(figures.revenue), amount: true },
  ]
  if (compared) columns.push({ name: words.compared(words.occupancy), of: (row) => percent(row.compared?.occupancy), amount: true })
  return <Sheet title={words.byVilla} rows={villas} getKey={({ villaId }) => String(villaId)} columns={columns} />
}

type File = (table: Parameters<typeof toFileAddress>[1]) => string

function Groups({ report, file }: { report: Report; file: File }) {
  const { cancellations, cancellationsCompared, period, compared } = report
  const periods = [
    { of: period, figures: cancellations },
    { of: compared, figures: cancellationsCompared },
  ].flatMap(({ of, figures }) => (of && figures ? [{ ...of, ...figures }] : []))
  return (
    <>
      <Part title={words.leadTimes} definition={words.definitions.leadTimes} file={file('leadTimes')} nothing={nobodyIn(report.leadTimes)}>
        <Counts title={words.leadTimes} of={words.leadDays} counted={words.bookings} groups={report.leadTimes} first={0} />
      </Part>
      <Part title={words.lengths} definition={words.definitions.lengths} file={file('lengths')} nothing={nobodyIn(report.lengths)}>
        <Counts title={words.lengths} of={words.lengthNights} counted={words.stays} groups={report.lengths} first={1} />
      </Part>
      <Origins
        wide
        title={words.sources}
        definition={words.definitions.sources}
        file={file('sources')}
        rows={report.sources}
        getKey={({ source, elsewhere }) => `${elsewhere} ${source}`}
        named={{ name: words.source, of: ({ source, elsewhere }) => (elsewhere ? source : (words.ownSources[source] ?? source)) }}
        more={[{ name: words.revenue, of: ({ revenue }) => (revenue === null ? words.none : formatEuros(revenue)), amount: true }]}
      />
      <Part wide title={words.cancellations} definition={words.definitions.cancellations} file={file('cancellations')}>
        <Sheet
          title={words.cancellations}
          rows={periods}
          getKey={({ from }) => from}
          columns={[
            { name: words.period, of: ({ from, until }) => words.shownPeriod(formatDay(from), formatDay(until)) },
            { name: words.sold, of: ({ made }) => made, amount: true },
            { name: words.cancelled, of: ({ cancelled }) => cancelled, amount: true },
            { name: words.nightsCancelled, of: ({ nights }) => nights, amount: true },
            { name: words.kept, of: ({ kept }) => formatEuros(kept), amount: true },
          ]}
        />
      </Part>
      <Origins
        title={words.countries}
        definition={words.definitions.countries}
        file={file('countries')}
        rows={report.countries}
        getKey={({ country }) => country}
        named={{ name: words.country, of: ({ country }) => country || words.notSaid }}
      />
    </>
  )
}

const nobodyIn = (groups: Report['lengths']) => groups.every(({ count }) => count === 0) && words.nothingSold

const findHighest = (values: readonly number[]) => Math.max(0, ...values)

type OriginsProps<Row> = {
  title: string
  definition: string
  file: string
  rows: readonly Row[]
  getKey: (row: Row) => string
  /** The column that says where the stays of a row come from. */
  named: Column<Row>
  more?: readonly Column<Row>[]
  wide?: boolean
}

/** Stays and nights by where they come from. */
function Origins<Row extends { stays: number; nights: number }>({ rows, getKey, named, more = [], ...part }: OriginsProps<Row>) {
  const highest = findHighest(rows.map(({ nights }) => nights))
  return (
    <Part {...part} nothing={rows.length === 0 && words.nothingSold}>
      <Sheet
        title={part.title}
        rows={rows}
        getKey={getKey}
        columns={[
          named,
          { name: words.stays, of: ({ stays }) => stays, amount: true },
          { name: words.lengthNights, of: ({ nights }) => nights, amount: true },
          { name: words.share, of: ({ nights }) => <Share value={nights} highest={highest} />, drawn: true },
          ...more,
        ]}
      />
    </Part>
  )
}

type Group = Report['lengths'][number] & { name: string }
type CountsProps = { title: string; of: string; counted: string; groups: Report['lengths']; first: number }

function Counts({ title, of, counted, groups, first }: CountsProps) {
  const highest = findHighest(groups.map(({ count }) => count))
  const rows = groups.map((group, index): Group => {
    const below = groups[index - 1]?.upTo
    const name = group.upTo === null ? words.over(below ?? 0) : words.upTo(typeof below === 'number' ? below + 1 : first, group.upTo)
    return { ...group, name }
  })
  return (
    <Sheet
      title={title}
      rows={rows}
      getKey={({ name }) => name}
      columns={[
        { name: of, of: ({ name }) => name },
        { name: counted, of: ({ count }) => count, amount: true },
        { name: words.share, of: ({ count }) => <Share value={count} highest={highest} />, drawn: true },
      ]}
    />
  )
}
