import { isUsableDay } from '#domain/calendar-day.ts'
import type { Stay } from '#domain/stay.ts'
import { REMEMBERED } from './remembered-key.ts'

/** Keeps the dates in this browser, or forgets them. They are not sent anywhere. */
export function rememberStay(stay: Stay | null): void {
  try {
    if (stay) localStorage.setItem(REMEMBERED, `${stay.checkIn} ${stay.checkOut}`)
    else localStorage.removeItem(REMEMBERED)
  } catch {
    // The browser stores nothing.
  }
}

/** The dates chosen last in this browser. */
export function rememberedStay(): Stay | null {
  try {
    const [checkIn = '', checkOut = ''] = localStorage.getItem(REMEMBERED)?.split(' ') ?? []
    return isUsableDay(checkIn) && isUsableDay(checkOut) ? { checkIn, checkOut } : null
  } catch {
    return null
  }
}

const CHOSEN = 'chosen'

/** Keeps the dates chosen on a page whose address names others, for a reload or 'Back'. `entry`: the page's entry in the history. */
export function storeChoice(entry: string, stay: Partial<Stay>): void {
  try {
    sessionStorage.setItem(CHOSEN, [entry, stay.checkIn, stay.checkOut].join(' '))
  } catch {
    // The browser stores nothing.
  }
}

/** The dates chosen last, if it was on this entry of the history. */
export function choiceOn(entry: string): Stay | null {
  try {
    const [of, checkIn = '', checkOut = ''] = sessionStorage.getItem(CHOSEN)?.split(' ') ?? []
    return of === entry && isUsableDay(checkIn) && isUsableDay(checkOut) ? { checkIn, checkOut } : null
  } catch {
    return null
  }
}
