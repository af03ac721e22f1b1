import type { Discount } from './answer.ts'

export const typeNames: Record<Discount['type'], string> = {
  early_booking_10: 'Early booking 10%',
  early_booking_5: 'Early booking 5%',
  repeater: 'Returning guest',
  long_stay: 'Long stay',
  last_minute: 'Last minute',
  seasonal: 'Seasonal',
  custom: 'Custom',
}
