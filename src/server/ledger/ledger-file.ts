import type { InputOf } from '#contract/call.ts'
import type { ledgerCalls } from '#contract/ledger.ts'
import { ledger as words } from '#words/exports.en.ts'
import type { Deps } from '../deps.ts'
import { writtenAmount } from '../exports/amounts.ts'
import { type Cell, csvFile } from '../exports/csv.ts'
import { refuseReversed } from '../exports/period.ts'
import { type Moved, movedIn } from './moved.ts'
import { byDay, byMonth, byVilla, type Sums, sumsOf } from './read-ledger.ts'

const named = {
  day: (moved: Moved[]) => byDay(moved).map((row) => [row.day, row] as const),
  month: (moved: Moved[]) => byMonth(moved).map((row) => [row.month, row] as const),
  villa: (moved: Moved[]) => byVilla(moved).map((row) => [row.villa, row] as const),
}

const cells = ({ received, receivedDinars, returned, returnedDinars, net, netDinars }: Sums): Cell[] => [
  ...[writtenAmount(received), receivedDinars, writtenAmount(returned), returnedDinars, writtenAmount(net), netDinars],
]

/** The ledger of a period as CSV; the last line is the total. */
export async function ledgerFile({ db }: Deps, { by = 'day', ...period }: InputOf<typeof ledgerCalls.file>): Promise<Response> {
  refuseReversed(period)
  const moved = await movedIn(db, period)
  const lines = named[by](moved).map(([name, sums]): Cell[] => [name, ...cells(sums)])
  return csvFile(words.fileName(by, period), [[words.groups[by], ...words.sums], ...lines, [words.total, ...cells(sumsOf(moved))]])
}
