import * as words from '#words/en/office-pricing.ts'
import type { Discount } from '../answer.ts'

export const typeNames: Record<Discount['type'], string> = {
  early_booking_10: words.earlyBooking10,
  early_booking_5: words.earlyBooking5,
  repeater: words.returningGuest,
  long_stay: words.longStay,
  last_minute: words.lastMinute,
  seasonal: words.seasonal,
  custom: words.custom,
}
