import { bookingCalls } from '#contract/bookings.ts'
import type { Deps } from '../deps.ts'
import { serve } from '../http/serve.ts'
import { bookingsOfUser, calendarEntries } from './list-bookings.ts'
import { priceOf } from './price.ts'

export const bookingRoutes = (deps: Deps) => [
  serve(bookingCalls.calendar, ({ account, input }) => calendarEntries(deps, account, input)),
  serve(bookingCalls.price, ({ account, input }) => priceOf(deps, account, input)),
  serve(bookingCalls.mine, ({ account, input }) => bookingsOfUser(deps, account, input)),
]
