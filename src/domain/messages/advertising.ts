import { addDays, type CalendarDay } from '../calendar-day.ts'
import type { Stay } from '../stay.ts'

/** A message later than this after the departure is advertising, whatever it says. */
export const DAYS_AFTER_STAY = 31

/** The same advertising goes to an address once in so many days, whichever of its stays it is about. */
export const DAYS_BETWEEN_SAME = 365

/** How somebody agrees to get news by mail, or withdraws: on the page of a stay by account or by link, or on the page for it. */
export const consentWays = ['account', 'link', 'unsubscribe_page'] as const
export type ConsentWay = (typeof consentWays)[number]

/** Whether a message about a stay, on a day, is advertising: only for who has agreed to it. */
export const isAdvertising = ({ checkOut }: Pick<Stay, 'checkOut'>, on: CalendarDay): boolean => addDays(checkOut, DAYS_AFTER_STAY) < on
