import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { readAssistants } from './read-assistants.ts'
import { readConversations } from './read-conversations.ts'
import { readReport } from './read-report.ts'
import { readSoldNights } from './read-sold-nights.ts'
import { assistantFile, conversationFile, reportFile } from './report-file.ts'

export const reportHandlers = (deps: Deps): HandlersOf<'report'> => ({
  report: {
    sold: ({ input }) => readSoldNights(deps, input),
    read: ({ input }) => readReport(deps, input),
    file: { handle: ({ input }) => reportFile(deps, input), event: () => 'export' },
    assistants: ({ input }) => readAssistants(deps, input),
    assistantFile: { handle: ({ input }) => assistantFile(deps, input), event: () => 'export' },
    conversations: ({ input }) => readConversations(deps, input),
    conversationFile: { handle: ({ input }) => conversationFile(deps, input), event: () => 'export' },
  },
})
