import * as icons from '../ui/icons.ts'
import type { Place } from './office-places.ts'

export const placeIcons: Record<Place, string> = {
  today: icons.today,
  calendar: icons.nights,
  bookings: icons.stays,
  inbox: icons.inbox,
  prices: icons.tag,
  house: icons.house,
  money: icons.euro,
  settings: icons.sliders,
}
