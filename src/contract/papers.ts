import { z } from 'zod'
import { forRoles } from '#domain/accounts/roles.ts'
import { isMonth } from '#domain/month.ts'
import { paperKinds } from '#domain/papers/paper.ts'
import { call } from './call.ts'
import { Day, Euro, Id, Page, Text, Total } from './wire.ts'

const Month = z.string('month_invalid').refine(isMonth, 'month_invalid')

const Issued = z.object({ number: z.string() })

export const PaperEntry = z.object({
  kind: z.enum(paperKinds),
  /** Such as 'RC-2026-00012'. */
  number: z.string(),
  issuedOn: Day,
  amount: Euro,
  /** Number of the paper that this one takes the place of. */
  corrects: z.string().nullable(),
  /** Number of the paper that has taken the place of this one. */
  correctedBy: z.string().nullable(),
})
export type PaperEntry = z.output<typeof PaperEntry>

/** What a pro-forma would ask for. */
export const Transfer = z.object({ amount: Euro, dueOn: Day })

/** Numbered papers, which never change. */
export const paperCalls = {
  file: call({
    method: 'GET',
    path: '/api/booking/paper.php',
    perMinute: 60,
    summary: 'A paper as a PDF file: guests get those of their own stays, the back office those of all; else 404, as for an unknown number',
    access: 'member',
    shape: 'file',
    mediaType: 'application/pdf',
    input: z.object({ number: Text(20, 'no_such_paper') }),
    answer: z.string(),
  }),
  ofBooking: call({
    method: 'GET',
    path: '/api/booking/booking_papers.php',
    summary: 'The papers of a booking, and what a pro-forma for its next stage would ask for',
    access: 'admin',
    roles: forRoles.bookings,
    input: z.object({ bookingId: Id }),
    answer: z.object({ papers: z.array(PaperEntry), transfer: Transfer.nullable() }),
  }),
  makeProforma: call({
    method: 'POST',
    path: '/api/booking/make_proforma.php',
    summary: 'Make a pro-forma for the next unpaid stage of a booking; while the last one holds, it is given again',
    access: 'admin',
    roles: forRoles.desk,
    input: z.object({ bookingId: Id }),
    answer: Issued,
  }),
  ofMonth: call({
    method: 'GET',
    path: '/api/adminPapers.php',
    summary: 'The papers issued in a month, latest first, with their number and sum by kind',
    access: 'admin',
    roles: forRoles.ledger,
    input: z.object({ month: Month, ...Page }),
    answer: z.object({
      papers: z.array(PaperEntry.extend({ bookingId: z.int().nullable(), bookingNumber: z.string(), statementOf: z.string().nullable() })),
      ...Total,
      kinds: z.array(z.object({ kind: z.enum(paperKinds), count: z.int(), amount: Euro })),
      /** Restores of a backup, after which all numbers of papers and complaints went on above `above`. */
      gaps: z.array(z.object({ restoredOn: Day, backupOf: Day.nullable(), above: z.int() })),
    }),
  }),
  archive: call({
    method: 'GET',
    path: '/api/exportPapers.php',
    perMinute: 10,
    summary: 'The papers issued in a month as a ZIP file, with a list of them as CSV',
    access: 'admin',
    roles: forRoles.ledger,
    shape: 'file',
    mediaType: 'application/zip',
    input: z.object({ month: Month }),
    answer: z.string(),
  }),
  makeStatement: call({
    method: 'POST',
    path: '/api/makeStatement.php',
    summary: 'Make the statement of a month that is over; while its figures hold, the last one is given again',
    access: 'admin',
    roles: forRoles.management,
    input: z.object({ month: Month }),
    answer: Issued,
  }),
}
