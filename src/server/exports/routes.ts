import { exportCalls } from '#contract/exports.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { bookingsFile } from './bookings-file.ts'
import { paymentsFile } from './payments-file.ts'

export const exportRoutes = (deps: Deps) => [
  serve(exportCalls.bookings, ({ input }) => bookingsFile(deps, input)),
  serve(exportCalls.payments, ({ input }) => paymentsFile(deps, input)),
]
