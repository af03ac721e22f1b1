import { reportCalls } from '#contract/reports.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { readReport } from './read-report.ts'
import { reportFile } from './report-file.ts'

export const reportRoutes = (deps: Deps) => [
  serve(reportCalls.read, ({ input }) => readReport(deps, input)),
  watched(
    deps,
    serve(reportCalls.file, ({ input }) => reportFile(deps, input)),
    () => 'export',
  ),
]
