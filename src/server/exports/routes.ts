import type { Deps } from '../deps.ts'
import type { HandlersOf } from '../http/serve.ts'
import { bookingsFile, chosenBookingsFile } from './bookings-file.ts'
import { complaintsFile } from './complaints-file.ts'
import { paymentsFile } from './payments-file.ts'

export const exportHandlers = (deps: Deps): HandlersOf<'export'> => ({
  export: {
    bookings: { handle: ({ input }) => bookingsFile(deps, input), event: () => 'export' },
    chosenBookings: { handle: ({ input }) => chosenBookingsFile(deps, input), event: () => 'export' },
    payments: { handle: ({ input }) => paymentsFile(deps, input), event: () => 'export' },
    complaints: { handle: ({ input }) => complaintsFile(deps, input), event: () => 'export' },
  },
})
