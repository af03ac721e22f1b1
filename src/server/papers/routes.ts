import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { papersIn } from './in-language.ts'
import { formatNumber } from './issue-paper.ts'
import { issueProforma } from './issue-papers.ts'
import { readBookingPapers, readPapersOfMonth } from './list-papers.ts'
import { paperFile } from './paper-file.ts'
import { papersArchive } from './papers-archive.ts'

export const paperHandlers = (deps: Deps): HandlersOf<'paper'> => ({
  paper: {
    file: ({ account, input }) => paperFile(deps, account, input.number),
    ofBooking: ({ input }) => readBookingPapers(deps, input.bookingId),
    makeProforma: async ({ input }) => ({ number: formatNumber(await issueProforma(deps, input.bookingId)) }),
    ofMonth: ({ input }) => readPapersOfMonth(deps, input),
    archive: { handle: ({ input }) => papersArchive(deps, input.month), event: () => 'export' },
    // English in every office: accountants keep it.
    makeStatement: async ({ input }) => ({ number: formatNumber(await papersIn('en').issueStatement(deps, input.month)) }),
  },
})
