import type { InputOf } from '#contract/call.ts'
import type { ledgerCalls } from '#contract/ledger.ts'
import { ledger as words } from '#words/exports.ts'
import type { Db } from '../db/client.ts'
import type { Deps } from '../deps.ts'
import { formatAmount } from '../exports/amounts.ts'
import { type Cell, csvFile } from '../exports/csv.ts'
import { type Period, refuseReversed } from '../exports/period.ts'
import { addUp, byDay, byMonth, byVilla, type Sums } from './read-ledger.ts'

const named = {
  day: async (db: Db, period: Period) => (await byDay(db, period)).map((row) => [row.day, row] as const),
  month: async (db: Db, period: Period) => (await byMonth(db, period)).map((row) => [row.month, row] as const),
  villa: async (db: Db, period: Period) => (await byVilla(db, period)).map((row) => [row.villa, row] as const),
}
const cells = ({ received, receivedDinars, returned, returnedDinars, net, netDinars }: Sums): Cell[] => [
  formatAmount(received),
  receivedDinars,
  formatAmount(returned),
  returnedDinars,
  formatAmount(net),
  netDinars,
]

/** The ledger of a period as CSV; the last line is the total. */
export async function ledgerFile({ db }: Deps, { by = 'day', ...period }: InputOf<typeof ledgerCalls.file>): Promise<Response> {
  refuseReversed(period)
  const rows = await named[by](db, period)
  async function* batches() {
    yield [...rows.map(([name, sums]) => [name, ...cells(sums)]), [words.total, ...cells(addUp(rows.map(([, sums]) => sums)))]]
  }
  return csvFile({ name: words.fileName(by, period), headings: [words.groups[by], ...words.sums], batches: batches() })
}
