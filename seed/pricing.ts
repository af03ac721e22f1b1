import { addDays, type CalendarDay, toYear } from '../src/domain/calendar-day.ts'
import { orthodoxEaster } from '../src/domain/pricing/easter.ts'

/** The specified seasons of a year; rates in cents. */
export function makeSeasons(year: number) {
  const easter = orthodoxEaster(year)
  return [
    { name: 'Easter', from: addDays(easter, -3), until: addDays(easter, 2), rate: 430_00 },
    { name: 'Early Summer', from: `${year}-05-31`, until: `${year}-06-30`, rate: 380_00 },
    { name: 'High Summer', from: `${year}-07-01`, until: `${year}-07-31`, rate: 460_00 },
    { name: 'Peak Summer', from: `${year}-08-01`, until: `${year}-08-31`, rate: 530_00 },
    { name: 'Late Summer', from: `${year}-09-01`, until: `${year}-09-15`, rate: 460_00 },
    { name: 'Early Autumn', from: `${year}-09-16`, until: `${year}-10-04`, rate: 380_00 },
  ]
}

const SUMMER_ENDS = '-09-30'

/** The specified three rules, moved to the next summer that can still be booked. */
export function discountRulesFrom(today: CalendarDay) {
  const summer = today <= `${toYear(today)}${SUMMER_ENDS}` ? toYear(today) : toYear(today) + 1
  const stay = { stayFrom: `${summer}-06-01`, stayUntil: `${summer}${SUMMER_ENDS}` }
  return [
    {
      type: 'early_booking_10' as const,
      name: 'Early booking 10%',
      percentHundredths: 1000,
      validFrom: `${summer - 1}-01-01`,
      validUntil: `${summer - 1}-12-31`,
      minimumNights: 7,
      description: `For bookings until December 31, ${summer - 1}, of 7 nights or more`,
      ...stay,
    },
    {
      type: 'early_booking_5' as const,
      name: 'Early booking 5%',
      percentHundredths: 500,
      validFrom: `${summer}-01-01`,
      validUntil: `${summer}-02-${summer % 4 === 0 ? 29 : 28}`,
      minimumNights: 5,
      description: `For bookings in January and February ${summer}, of 5 nights or more`,
      ...stay,
    },
    {
      type: 'repeater' as const,
      name: 'Returning guests 3%',
      percentHundredths: 300,
      validFrom: `${summer}-03-01`,
      validUntil: `${summer}-09-23`,
      minimumNights: 7,
      description: 'For guests who have stayed with us before, 7 nights or more',
      stayFrom: null,
      stayUntil: null,
    },
  ]
}
