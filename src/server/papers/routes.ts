import { paperCalls } from '#contract/papers.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { numberOf } from './issue-paper.ts'
import { issueProformaOf } from './issue-papers.ts'
import { readBookingPapers, readPapersOfMonth } from './list-papers.ts'
import { paperFile } from './paper-file.ts'
import { papersArchive } from './papers-archive.ts'
import { issueStatement } from './statement.ts'

export const paperRoutes = (deps: Deps) => [
  serve(paperCalls.file, ({ account, input }) => paperFile(deps, account, input.number)),
  serve(paperCalls.ofBooking, ({ input }) => readBookingPapers(deps, input.bookingId)),
  serve(paperCalls.makeProforma, async ({ input }) => ({ number: numberOf(await issueProformaOf(deps, input.bookingId)) })),
  serve(paperCalls.ofMonth, ({ input }) => readPapersOfMonth(deps, input)),
  watched(
    deps,
    serve(paperCalls.archive, ({ input }) => papersArchive(deps, input.month)),
    () => 'export',
  ),
  serve(paperCalls.makeStatement, async ({ input }) => ({ number: numberOf(await issueStatement(deps, input.month)) })),
]
