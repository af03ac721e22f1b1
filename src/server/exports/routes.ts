import { exportCalls } from '#contract/exports.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { watched } from '../security/record-event.ts'
import { bookingsFile } from './bookings-file.ts'
import { complaintsFile } from './complaints-file.ts'
import { paymentsFile } from './payments-file.ts'

export const exportRoutes = (deps: Deps) => [
  watched(
    deps,
    serve(exportCalls.bookings, ({ input }) => bookingsFile(deps, input)),
    () => 'export',
  ),
  watched(
    deps,
    serve(exportCalls.payments, ({ input }) => paymentsFile(deps, input)),
    () => 'export',
  ),
  watched(
    deps,
    serve(exportCalls.complaints, ({ input }) => complaintsFile(deps, input)),
    () => 'export',
  ),
]
