import { makeZip } from 'client-zip'
import { asc, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { dayAtProperty } from '#domain/calendar-day.ts'
import type { Month } from '#domain/month.ts'
import { papers as listWords } from '#words/exports.ts'
import * as words from '#words/in-english.ts'
import { inBatches, type Order, positionIn } from '../db/in-batches.ts'
import { bookings, papers } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { formatAmount } from '../exports/amounts.ts'
import { type Cell, csvLines, toStream } from '../exports/csv.ts'
import { formatNumber } from './issue-paper.ts'
import { issuedIn } from './list-papers.ts'
import { printed } from './paper-file.ts'

const byIssue: Order = { by: papers.issuedAt, id: papers.id, type: 'timestamptz' }
const BYTE_ORDER_MARK = '\ufeff'

/** The papers of a month and a list of them, printed one by one while the client takes them. */
export function papersArchive({ db, store }: Deps, month: Month): Response {
  const readRows = (wanted: SQL | undefined, limit: number) =>
    db
      .select({ ...getTableColumns(papers), bookingNumber: bookings.code, position: positionIn(byIssue) })
      .from(papers)
      .leftJoin(bookings, eq(bookings.id, papers.bookingId))
      .where(wanted)
      .orderBy(byIssue.by, asc(papers.id))
      .limit(limit)

  async function* files() {
    const lines: Cell[][] = []
    for await (const rows of inBatches(byIssue, issuedIn(month), readRows)) {
      for (const { bookingNumber, position: _, ...paper } of rows) {
        const name = words.fileName(paper.kind, formatNumber(paper))
        lines.push([
          formatNumber(paper),
          words.kinds[paper.kind],
          dayAtProperty(paper.issuedAt),
          bookingNumber,
          paper.month,
          formatAmount(paper.amount),
          name,
        ])
        yield { name, lastModified: paper.issuedAt, input: await printed(store, paper) }
      }
    }
    yield { name: listWords.listName(month), input: BYTE_ORDER_MARK + csvLines([listWords.headings, ...lines]) }
  }

  return new Response(toStream(readBytes(makeZip(files()))), {
    headers: {
      'content-type': 'application/zip',
      'content-disposition': `attachment; filename="${words.archiveName(month)}"`,
      'cache-control': 'private, no-store',
      'x-content-type-options': 'nosniff',
    },
  })
}

/** Ends the work when nobody takes the file any more. Cancelling a stream of client-zip ends its source, but rejects. */
async function* readBytes(zip: ReadableStream<Uint8Array>): AsyncGenerator<Uint8Array> {
  const reader = zip.getReader()
  try {
    for (let part = await reader.read(); !part.done; part = await reader.read()) yield part.value
  } finally {
    await reader.cancel().catch(() => undefined)
  }
}
