import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import type { OtherCurrency } from '#domain/other-currencies.ts'
import type { FeeScope } from '#domain/pricing/fees.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays, zone } from './days.ts'
import { formatNumber } from './numbers.ts'

/** Some names say the percentage by themselves. */
export const discountNamed = (name: string, percentage: number): string =>
  name.includes(`${formatNumber(percentage)}%`) ? name : `${name} (${formatNumber(percentage)}%)`
export const pricingPolicies = 'Pricing & policies'
export const whatANightCosts = 'What a night costs in each season, current offers, what is included, how to pay, and the rules of a stay.'
export const onePriceANight = 'One price a night for the whole villa, however many of you come.'
export const onePriceForTheVilla = 'One price a night for the whole villa.'
export const ownPrices = 'Villas with prices of their own'
export const ownPricesAreInTheCalendar = 'The calendar of each villa has the price of every night.'
export const guestsInPrice = (included: number, rate: string): string =>
  `The price is for up to ${formatNumber(included)}; each further guest costs ${rate} a night.`
export const unableToLoadCurrentPricing = 'Unable to load current pricing. Showing default rates.'
export const thePriceOfYourOwn = 'You see the price for your dates on the booking page, before you book anything.'
export const pagesOfSeasons = 'Pages of seasons'
export const ratesBySeason = 'Rates by season'
export const pleaseNoteNightsOutside = (baseRate: string | number): string =>
  `Please note: nights outside the seasons are charged at the default rate of ${baseRate} per night.`
export const policies = 'Policies'
export const whatIsIncluded = 'What is included'
export const bookingAndPayment = 'Booking and payment'
export const easter = 'Easter'
export const earlySummer = 'Early Summer'
export const highSummer = 'High Summer'
export const peakSummer = 'Peak Summer'
export const lateSummer = 'Late Summer'
export const earlyAutumn = 'Early Autumn'
export const chooseYourDatesCheck = 'Choose your dates, check the price of every night, and pay in full or in three instalments.'
export const bookingLateTheStagesMove = 'Booking late? The instalments move closer together, and you see their dates before you confirm.'
export const weAcceptVisaMastercard =
  'We accept Visa, MasterCard and bank transfer. You enter your card on the bank’s own page; this site never sees it. Refunds are made to the card you paid with.'
export const bookYourStay = 'Book your stay'
export const termsConditions = 'Terms & Conditions'
export const offers = 'Offers'
export const currentOffers = 'Current offers'
export const thereIsNoOffer = 'There is no offer at the moment.'
export const appliedAutomaticallyWhen = 'Applied automatically when you choose your dates; every discount is shown in the price.'
export const seeFreeDatesAndPrices = 'See free dates and prices'
export const bookBy = (validUntil: string | number): string => `Book by ${validUntil}`
export const minimumStay = 'Minimum stay'
/** `some`: other rules hold on some dates. */
export const leastNights = (least: number, some: boolean): string =>
  some
    ? `${counts.nights(least)}; on some dates other rules apply, as the calendar shows.`
    : `${counts.nights(least)}, at any time of the year.`
export const arrivalAndDeparture = 'Arrival and departure'
type Days = { arrivalDays: readonly number[]; departureDays: readonly number[] }
export function daysOfStays({ arrivalDays, departureDays }: Days): string {
  if (arrivalDays.length === 6 && !arrivalDays.includes(0) && String(arrivalDays) === String(departureDays))
    return 'Monday to Saturday; no check-in and no check-out on Sundays.'
  return `Arrival ${onWeekdays(arrivalDays)}; departure ${onWeekdays(departureDays)}.`
}
export const checkIn = 'Check-in'
export const from1500To18 = `From 15:00 to 18:30 with your host, or until 23:00 by yourself ${zone}.`
export const checkOut = 'Check-out'
export const by1100 = `By 11:00 ${zone}.`
export const guests = 'Guests'
export const atMostFewerWhere = (maximumGuests: string | number): string => `At most ${maximumGuests}, fewer where the villa is smaller.`
export const securityDeposit = 'Security deposit'
export const n50000InCash = '€500 in cash at check-in, returned at check-out.'
export const cancellation = 'Cancellation'
export const earlyDepartureNoShow = 'Early departure, no-show'
export const chargedInFull = 'Charged in full.'
export const closed = 'closed'
export const fromANight = (rate: string): string => `from ${rate} a night`
export const monthFromANight = (month: string, rate: string): string => `${month} from ${rate} a night`
export const price = 'Price'
export const priceFor = (nights: string | number): string => `Price for ${nights}`
export const total = 'Total'
export const taxIncluded = 'Tax included'
export const villaUpTo6Guests = 'Villa, up to 6 guests. Price per night in euro.'
export const season = 'Season'
export const pricePerNight = 'Price per night'
export const allOtherNights = 'All other nights'
export const chargedToYourCardAs = 'Charged to your card as'
export const atRsdFor1 = (rate: string | number): string => `, at ${rate} RSD for €1`
export const yourCardIsCharged =
  'Your card is charged in Serbian dinars (RSD) at the National Bank of Serbia’s middle rate of the day. If your card is held in another currency, its issuer converts the dinar amount at the rate of its card scheme, so a small difference is possible.'
export const todayToConfirmYourBooking = 'today, to confirm your booking'
export const n60DaysBeforeArrival = '60 days before arrival'
export const n20DaysBeforeArrival = '20 days before arrival'
export const orMore = (minimumNights: string | number): string => `${minimumNights} or more`
export const stays = (stayFrom: string | number, stayUntil: string | number): string => `stays ${stayFrom} – ${stayUntil}`
export const outsideTheSeasons = 'Outside the seasons'
export const fixedRate = ' (fixed rate, as no rate of the day could be read)'
export const rateOf = (day: string): string => ` (rate of ${day})`
export const gap = (percentage: number): string =>
  `Nights between two stays, ${percentage > 0 ? '+' : '−'}${formatNumber(Math.abs(percentage))}%`
export const furtherGuests = (guests: string, nights: string, rate: string): string => `${guests}, ${nights} × ${rate}`
export const climateLevy = (nights: string, rate: string): string => `Climate levy, ${nights} × ${rate}`
export const ofWhichLevy = (amount: string, nights: string): string => `of which climate levy ${amount} (${nights})`
export const fees = 'Fees'
/** `price`: for each stay, night or guest. */
export const feePer: Record<FeeScope, (price: string) => string> = {
  stay: (price) => price,
  night: (price) => `${price} a night`,
  guest: (price) => `${price} a guest`,
  guest_night: (price) => `${price} a guest and night`,
}
export const feeNamed = (name: string, price: string): string => `${name}, ${price}`
export const feeIn = (fee: string, villa: string | null): string => (villa ? `${villa}: ${fee}` : fee)
export const feesAreInTotals = 'Fees are in every total, and in the prices that begin with ‘from’.'
export const ofWhichVat = (percentage: number, amount: string): string => `of which VAT ${formatNumber(percentage)}%: ${amount}`
export const levyIsAdded = 'The Greek climate levy is added; prices for your own dates include it.'
export const shareToday = (percent: number): string => `${formatNumber(percent)}% today`
export const shareOn = (percent: number, day: string): string => `${formatNumber(percent)}% on ${day}`
export const depositOnTop = (amount: string): string =>
  `A security deposit of ${amount} is added, in cash at check-in; you get it back at check-out.`
export const arrivalAtLeastAhead = (days: string): string => `arrival at least ${days} ahead`
export const arrivalWithin = (days: string): string => `arrival within ${days}`
/** `villas`: those that can be named; none where they are withdrawn, or too many to list. */
export const onlyIn = (villas: string[]): string =>
  villas.length > 0 ? `only ${new Intl.ListFormat('en').format(villas)}` : 'only some villas'
export const discountsAreLimited = 'Discounts have an upper limit, which is reached here.'
export const promoCode = (code: string, percentage: number | null): string =>
  percentage === null ? `Promo code ${code}` : `Promo code ${code} (${formatNumber(percentage)}%)`

/** Names of price items that the site gives, by the English ones, in which they are stored. */
export const priceNames: Record<string, string> = {}

export const ifYouCancel = 'If you cancel'
export const refundedUntil = (percent: number, day: string): string =>
  `Cancel by ${day}: we refund ${formatNumber(percent)}% of what you have paid.`
export const ofThePrice = (amount: string): string => `Of the full price, that is ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Today that is ${amount}.`
export const noRefundAfter = 'After that there is no refund.'
export const noRefundAnyMore = 'There is no refund any more.'
export const onlyTheLevyAfter = (amount: string): string => `After that we refund only the climate levy, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `We refund only the climate levy, ${amount}.`
export const levyRefundedInFull = 'These amounts include the climate levy, which is always refunded in full.'
export const deadlinesInGreekTime = 'Deadlines are at midnight, Greek time.'

/** '100% … 60 days or more before arrival, 50% 21 days or more before arrival': rows of which something goes back. */
const rows = (policy: readonly PolicyRow[], first: string): string =>
  policy
    .filter(({ percent }) => percent > 0)
    .map(({ days, percent }, index) => `${percent}% ${index === 0 ? first : ''}${daysOrMore(days)}`)
    .join(', ')

const daysOrMore = (days: number): string =>
  days === 1 ? 'a day or more before arrival' : `${formatNumber(days)} days or more before arrival`

const nothing = (policy: readonly PolicyRow[]): boolean => policy.every(({ percent }) => percent === 0)

/** The policy among the rules of a house. */
export const refundedIfYouCancel = (policy: readonly PolicyRow[]): string =>
  nothing(policy)
    ? 'Nothing is refunded if you cancel.'
    : `${rows(policy, 'of what you paid is refunded if you cancel ')}; after that nothing is refunded.`

/** The policy in a list of what is important. */
export const cancelling = (policy: readonly PolicyRow[]): string =>
  nothing(policy)
    ? 'Nothing is refunded if you cancel; early departures and no-shows are charged in full.'
    : `Cancelling ${policy
        .filter(({ percent }) => percent > 0)
        .map(
          ({ days, percent }, index) => `${daysOrMore(days)}: ${percent}%${index === 0 ? ' is refunded, to the card that was used' : ''}`,
        )
        .join(
          '; ',
        )}. Under ${policy.findLast(({ percent }) => percent > 0)?.days} days nothing is refunded; early departures and no-shows are charged in full.`

/** How the amount of a stage comes about where more than planned was paid before. */
export const lessPaid = (percent: number, planned: string, before: string): string =>
  `${formatNumber(percent)}% = ${planned}, less ${before} already paid`

const whole = new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 })
const signs: Partial<Record<OtherCurrency, string>> = { GBP: '£', USD: '$' }

/** '41,300 RSD', '£330'. */
const written = (amount: number, code: OtherCurrency): string => {
  const sign = signs[code]
  return sign ? `${sign}${whole.format(amount)}` : `${whole.format(amount)}\u00a0${code}`
}

/** 'about 41,300 RSD'. */
export const about = (amount: number, code: OtherCurrency): string => `about ${written(amount, code)}`

export const forInformation = (day: string): string => `For information: middle rate of the National Bank of Serbia, ${formatDay(day)}.`
export const nextPayment = 'next payment'
/** Of a stage of the price. */
export const paidOnDay = (day: string): string => `Paid ${day}`

/** Before a choice of currencies. */
export const alsoShowPricesIn = 'Also show prices in'
export const onlyEuro = 'Euro only'
