import type { Place } from '../office-places.ts'

/** The key that opens a place after G, as it is printed on keyboards with Latin letters. */
export const placeKeys: Record<Place, string> = {
  today: 'T',
  calendar: 'C',
  bookings: 'B',
  inbox: 'I',
  prices: 'P',
  house: 'H',
  money: 'M',
  settings: 'S',
}
