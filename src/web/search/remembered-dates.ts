import { briefRange } from '#words/en/days.ts'
import { rememberedStay } from './remembered-stay.ts'

/** The dates chosen last in this browser, also in words. */
export function rememberedDates() {
  const stay = rememberedStay()
  return stay && { ...stay, dates: briefRange(stay.checkIn, stay.checkOut, true) }
}
