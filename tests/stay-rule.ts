import type { StayRule } from '../src/domain/stay-rules.ts'

let ids = 0
/** A rule of the owners that says only what is given. */
export const stayRule = (own: Partial<StayRule>): StayRule => ({
  id: ids++,
  from: null,
  until: null,
  weekdays: [],
  villaIds: [],
  minimumNights: null,
  maximumNights: null,
  arrivalDays: [],
  departureDays: [],
  leadDays: null,
  daysAhead: null,
  yearsAhead: null,
  nightsBetween: null,
  gapNights: null,
  gapPercent: null,
  closed: false,
  ...own,
})
