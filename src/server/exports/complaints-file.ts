import { and, asc, getTableColumns, gte, lte, type SQL } from 'drizzle-orm'
import type { InputOf } from '#contract/call.ts'
import type { exportCalls } from '#contract/exports.ts'
import { formatComplaintNumber } from '#domain/support/complaints.ts'
import { complaints as words } from '#words/exports.ts'
import { decisionLabels } from '#words/in-english.ts'
import { inBatches, type Order, positionIn } from '../db/in-batches.ts'
import { complaints } from '../db/schema.ts'
import type { Deps } from '../deps.ts'
import { readSettings } from '../settings/queries.ts'
import { csvFile } from './csv.ts'
import { refuseReversed } from './period.ts'

const byReceipt: Order = { by: complaints.receivedOn, id: complaints.id, type: 'date' }

/** The register of complaints of a period. */
export async function complaintsFile({ db }: Deps, period: InputOf<typeof exportCalls.complaints>): Promise<Response> {
  refuseReversed(period)
  const { company } = await readSettings(db)
  const readRows = (wanted: SQL | undefined, limit: number) =>
    db
      .select({ ...getTableColumns(complaints), position: positionIn(byReceipt) })
      .from(complaints)
      .where(wanted)
      .orderBy(byReceipt.by, asc(complaints.id))
      .limit(limit)
  async function* batches() {
    const wanted = and(gte(complaints.receivedOn, period.from), lte(complaints.receivedOn, period.until))
    for await (const rows of inBatches(byReceipt, wanted, readRows))
      yield rows.map((complaint) => [
        formatComplaintNumber(complaint),
        complaint.receivedOn,
        complaint.guestName,
        complaint.bookingCode,
        complaint.content,
        complaint.answerBy,
        complaint.solveBy,
        complaint.decision && decisionLabels[complaint.decision],
        complaint.answeredOn,
        complaint.answer,
        complaint.solvedOn,
        complaint.remarks,
        company.legalName,
        company.taxNumber,
        company.address,
      ])
  }
  return csvFile({ name: words.fileName(period), headings: words.headings, batches: batches() })
}
