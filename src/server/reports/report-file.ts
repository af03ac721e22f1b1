import type { InputOf } from '#contract/call.ts'
import type { reportCalls } from '#contract/reports.ts'
import { report as words } from '#words/exports.ts'
import type { Deps } from '../deps.ts'
import { formatAmount } from '../exports/amounts.ts'
import { type Cell, csvFile, type Line } from '../exports/csv.ts'
import { type AssistantReport, readAssistants } from './read-assistants.ts'
import { type ConversationReport, readConversations } from './read-conversations.ts'
import { type Report, readReport } from './read-report.ts'

type Asked = InputOf<typeof reportCalls.file>
type AskedConversations = InputOf<typeof reportCalls.conversationFile>
type AskedAssistants = InputOf<typeof reportCalls.assistantFile>
type Table = { headings: Line; lines: Line[] }

const amount = (cents: number | null | undefined): Cell => (typeof cents === 'number' ? formatAmount(cents) : '')

const nights = (figures: Report['total'] | null): Cell[] =>
  figures
    ? [
        figures.onSale,
        figures.own,
        figures.elsewhere,
        figures.occupancy,
        amount(figures.revenue),
        amount(figures.averageRate),
        amount(figures.revenuePerNight),
      ]
    : words.nights.map(() => '')

const nightHeadings = (first: string): Line => [first, ...words.nights, ...words.nights.map(words.compared)]

const counted = (groups: Report['lengths']): Line[] => groups.map(({ upTo, count }) => [upTo ?? words.more, count])

const tables: Record<Asked['table'], (report: Report) => Table> = {
  months: ({ months }) => ({
    headings: nightHeadings(words.month),
    lines: months.map(({ month, figures, compared }) => [month, ...nights(figures), ...nights(compared)]),
  }),
  villas: ({ villas }) => ({
    headings: nightHeadings(words.villa),
    lines: villas.map(({ villa, figures, compared }) => [villa, ...nights(figures), ...nights(compared)]),
  }),
  pace: ({ pace }) => ({ headings: words.pace, lines: pace.map(({ month, nights, compared }) => [month, nights, compared]) }),
  leadTimes: ({ leadTimes }) => ({ headings: words.leadTimes, lines: counted(leadTimes) }),
  lengths: ({ lengths }) => ({ headings: words.lengths, lines: counted(lengths) }),
  sources: ({ sources }) => ({
    headings: words.sources,
    lines: sources.map(({ source, stays, nights, revenue }) => [source, stays, nights, amount(revenue)]),
  }),
  countries: ({ countries }) => ({
    headings: words.countries,
    lines: countries.map(({ country, stays, nights }) => [country, stays, nights]),
  }),
  cancellations: ({ period, compared, cancellations, cancellationsCompared }) => ({
    headings: words.cancellations,
    lines: [
      { of: period, figures: cancellations },
      { of: compared, figures: cancellationsCompared },
    ].flatMap(({ of, figures }) =>
      of && figures ? [[`${of.from} – ${of.until}`, figures.made, figures.cancelled, figures.nights, amount(figures.kept)]] : [],
    ),
  }),
  money: ({ money }) => ({
    headings: words.money,
    lines: money.map(({ month, received, returned, net }) => [month, amount(received), amount(returned), amount(net)]),
  }),
  due: ({ due }) => ({ headings: words.due, lines: due.map((row) => [row.month, amount(row.amount), amount(row.overdue)]) }),
}

const conversationTables: Record<AskedConversations['table'], (report: ConversationReport) => Table> = {
  answers: ({ months }) => ({
    headings: words.answers,
    lines: months.map(({ month, median, answered, unanswered }) => [month, median, answered, unanswered]),
  }),
  weeks: ({ weeks }) => ({ headings: words.weeks, lines: weeks.map(({ week, conversations }) => [week, conversations]) }),
  topics: ({ topics }) => ({ headings: words.topics, lines: topics.map(({ topic, count, percent }) => [topic, count, percent]) }),
}

const assistantTables: Record<AskedAssistants['table'], (report: AssistantReport) => Table> = {
  missed: ({ missed }) => ({
    headings: words.missed,
    lines: missed.map(({ villa, checkIn, checkOut, why, times }) => [villa ?? words.anyVilla, checkIn, checkOut, why, times]),
  }),
  clients: ({ clients }) => ({
    headings: words.clients,
    lines: clients.map(({ client, calls, missed, links }) => [client, calls, missed, links]),
  }),
}

/** A table of the report as CSV. */
export async function reportFile(deps: Deps, { table, ...asked }: Asked): Promise<Response> {
  const report = await readReport(deps, asked)
  return tableFile(words.fileName(table, report.period), tables[table](report))
}

/** A table about conversations as CSV. */
export async function conversationFile(deps: Deps, { table, ...asked }: AskedConversations): Promise<Response> {
  const report = await readConversations(deps, asked)
  return tableFile(words.fileName(table, report.period), conversationTables[table](report))
}

/** A table about assistants as CSV. */
export async function assistantFile(deps: Deps, { table, ...asked }: AskedAssistants): Promise<Response> {
  const report = await readAssistants(deps, asked)
  return tableFile(words.fileName(table, report.period), assistantTables[table](report))
}

function tableFile(name: string, { headings, lines }: Table): Promise<Response> {
  async function* batches() {
    yield lines
  }
  return csvFile({ name, headings, batches: batches() })
}
