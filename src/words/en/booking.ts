import type { Notice } from '#domain/bookings/picker.ts'
import { ended } from '../full-stop.ts'
import { nights } from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

export const failedToCalculatePricing = 'Failed to calculate pricing'
export const anErrorOccurred = 'An error occurred'
export const bookYourStay = 'Book Your Stay'
export const seeFreeNights = 'See free nights and the price of each, choose your dates and book your villa by the sea directly.'
export const chooseAVilla = 'Choose a villa and your dates. You see the full price from the start.'
export const failedToLoadVillas = (error: string | number): string => `Failed to load villas: ${error}`
export const nothingWasLostPleaseLoad = 'Nothing was lost. Please load the page again in a moment.'
export const noVillasAreCurrentlyAvailable = 'No villas are currently available for booking. Please check back later.'
export const pleaseSelectBothCheck = 'Please select both check-in and check-out dates'
export const noArrivalOnThisDay = 'no check-in on this day'
export const noDepartureOnThisDay = 'no check-out on this day'
export const sundayNoCheck = 'no check-in and no check-out'
/** A day of the calendar as it is spoken. */
export const spokenDay = (day: string, facts: readonly string[]): string => [day, ...facts].join(', ')
export const noDatesChosen = 'No dates chosen.'
export const checkInNowChoose = (checkIn: string | number): string => `Check-in ${checkIn}. Now choose a check-out day.`
export const oneMoment = 'One moment …'
export const reviewYourBooking = 'Review your booking'
export const nothingIsBookedOrCharged = 'Nothing is booked or charged yet. You check everything on the next page.'
export const missingInformation = 'Missing Information'
export const pleaseWait = 'Please Wait'
export const thePriceIsBeingCalculated = 'The price is being calculated.'
export const pricingError = 'Pricing Error'
export const pricingUnavailable = 'Pricing Unavailable'
export const theseDatesCannotBeBooked = 'These dates cannot be booked. Please choose other dates.'
export const dates = 'Dates'
const onDaysOfTheWeek = (days: readonly number[]): string =>
  days.length === 6 && !days.includes(0) ? 'from Monday to Saturday, not on Sundays' : onWeekdays(days)

type Terms = { minimumNights: number; arrivalDays: readonly number[]; departureDays: readonly number[] }
/** `some`: other rules hold on some dates. */
export function rulesOfStays({ minimumNights, arrivalDays, departureDays }: Terms, some: boolean): string {
  const [arrival, departure] = [onDaysOfTheWeek(arrivalDays), onDaysOfTheWeek(departureDays)]
  const days = arrival === departure ? `Arrival and departure ${arrival}.` : `Arrival ${arrival}. Departure ${departure}.`
  const other = some ? ' Some dates have other rules, as the calendar shows.' : ''
  return `At least ${nights(minimumNights)}. ${days}${other} Prices are per night for the whole villa.`
}
export const alreadyBooked = 'already booked'
export const clearDates = 'Clear dates'
export const yourDetails = 'Your details'
export const name = 'Name'
export const email = 'Email'
export const phone = 'Phone'
export const specialRequests = 'Special requests'
export const aCotALateArrival = 'A cot, a late arrival, anything we should know.'
export const tooManyGuests = 'Too Many Guests'
export const thisVillaCanAccommodate = (most: string | number): string => `This villa can accommodate a maximum of ${most} guests.`
export const guests = 'Guests'
export const upToChildrenIncluded = (most: string | number): string => `Up to ${most}, children included.`
export const guestLimitExceeded = 'Guest Limit Exceeded'
export const checkIn = 'Check-in'
export const checkOut = 'Check-out'
export const yourStayAndItsPrice = 'Your stay and its price'
export const yourStay = 'Your stay'
export const nowChooseADay = 'Now choose a day'
export const thePriceOfEveryNight = 'The calendar shows the price of every night. Choose your dates to see the total, discounts included.'
export const yourDatesAreKeptPlease = (error: string | number): string =>
  `${ended(String(error))} Your dates are kept; please choose them again or try in a moment.`
export const notAvailable = 'Not available'
export const payInFull = 'Pay in full, or in three instalments'
export const calculatingThePriceOf = (nights: string | number): string => `Calculating the price of ${nights} …`
export const fromIt = (checkIn: string | number): string => `From ${checkIn}`
export const continueIt = 'Continue'
export const chooseCheckOut = 'Choose check-out'
export const priceIsShownOnTheNextPage = 'You see the price on the next page, before you book anything.'
export const calculating = 'Calculating …'
export const upToGuests = (capacity: string | number): string => `Up to ${capacity} guests`
export const minNights = (least: number): string => `Min ${nights(least)}`
export const noImageAvailable = 'No Image Available'
export const crossedOutNightsAreBooked =
  'Crossed-out nights are booked; you can book all the others. You can arrive on the day other guests leave.'
export const chooseAVilla2 = 'Choose a villa'
export const moreVillas = (count: number): string => `Find one of ${formatNumber(count)} more villas by name`
export const noVillaOfThatName = 'No villa has that name. Please try another part of the name.'
export const partOfYourStay = 'part of your stay'
export const perNight = (price: string | number): string => `${price} per night`
export const inThePast = 'in the past'
export const tooSoon = 'too soon to be booked'
export const closed = 'closed'
export const notReachableNightsBefore = 'not reachable, nights before it are booked'
export const beyondTheLongestStay = 'beyond the longest stay'
export const notBookableYet = 'not bookable yet'
export const tooFewFreeNights = 'too few free nights for the minimum stay'
export const chooseADay = 'Choose a day'
export const isCheckIn = 'check-in'
export const isCheckOut = 'check-out'
export const onlyCheckOutTooFewNights = 'check-out only, too few free nights for the minimum stay'
export const checkOutOnly = 'check-out only'
export const flexible = 'Are your dates flexible?'
export const moveStayBy = (days: string): string => `by ${days}`
export const sameLengthMoved = (nights: string, deposit: string): string =>
  `The total for ${nights} if you move your stay by a few days, plus a deposit of ${deposit}.`
export const onlyCheckOut = 'check-out only, the next guests arrive'
export const chosenStay = (nights: string, checkIn: string, checkOut: string): string =>
  `${nights}: check-in ${checkIn}, check-out ${checkOut}.`
export const plusDeposit = (amount: string): string => `plus ${amount} deposit`
export const promoCode = 'Promo code'
export const haveAPromoCode = 'I have a promo code'
export const promoCodeMeans = 'One code per booking. The discount is shown in the price.'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Dates Not Available'

const notices: Words = {
  sunday_check_in: ['Sunday Check-ins Not Available', "We don't offer check-ins on Sundays. Please select a different day."],
  sunday_check_out: ['Sunday Check-outs Not Available', "We don't offer check-outs on Sundays. Please select a different day."],
  taken: [NOT_AVAILABLE, 'These nights are already booked. Please select other dates.'],
  only_check_out: ['Check-out Only', 'A stay can end on this day but not begin. Please select another day to arrive.'],
  closed: ['Closed', 'We are closed at this time of the year. Please select other dates.'],
  too_soon: ({ day }) => ['A Little Too Soon', `The first possible arrival is ${formatDay(day)}.`],
  not_yet: ({ day }) => ['Not Yet', `These dates can be booked from ${formatDay(day)} on.`],
  arrival_day: ({ days }) => ['Another Day of Arrival', `At this time of the year, stays begin ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Another Day of Departure', `At this time of the year, stays end ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => ['Booking Too Far Ahead', `Bookings are only available through ${year}. Please select an earlier date.`],
  gap: ({ nights }) => ['Between Two Stays', `These ${nights} nights are free between two stays and are sold together.`],
  minimum_stay: ({ nights }) => [
    'Minimum Stay Requirement',
    `Bookings must be for at least ${nights} nights. We've adjusted your selection.`,
  ],
  too_long: ({ nights }) => ['Longest Stay', `The longest stay is ${nights} nights. Please select an earlier check-out, or write to us.`],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `The ${nights}-night minimum would run into nights that are already booked. Please select an earlier start date.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Booking Period Exceeds Limit',
    `The ${nights}-night minimum would extend beyond ${year}. Please select an earlier start date.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Go to month'
export const previousMonth = 'Previous month'
export const nextMonth = 'Next month'

/** From Sunday to Saturday. */
export const weekdays = [
  ['Su', 'Sunday'],
  ['Mo', 'Monday'],
  ['Tu', 'Tuesday'],
  ['We', 'Wednesday'],
  ['Th', 'Thursday'],
  ['Fr', 'Friday'],
  ['Sa', 'Saturday'],
] as const

export const chooseDates = 'Choose dates'
export const forNights = (nights: string): string => `for ${nights}`
export const nothingIsCharged = 'Nothing is charged yet'

export const typeTheDates = 'Type the dates instead'
export const whenAreYouComing = 'When are you coming?'
export const chooseCheckIn = 'Choose check-in'
export const done = 'Done'
export const calendarNotLoaded = 'The calendar could not be loaded'
export const loadingTheCalendar = 'Loading the calendar ...'
export const lookAtTheVilla = 'Look at the villa'
