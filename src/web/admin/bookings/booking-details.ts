import type { bookingCalls } from '#contract/bookings.ts'
import type { AnswerOf } from '#contract/call.ts'

export type BookingDetails = AnswerOf<typeof bookingCalls.details>
