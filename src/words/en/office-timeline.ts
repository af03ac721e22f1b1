import { formatNumber } from './numbers.ts'

export const month = 'Month'
export const show = 'Show'
export const today = 'Today'
export const earlier = 'Earlier'
export const later = 'Later'
export const timelineNotRead = 'The timeline could not be read'
export const noVillas = 'There are no villas on sale.'
export const villa = 'Villa'
export const days = 'Days'
export const nightsOfVillas = 'Nights of all villas'
export const pagesOfVillas = 'Pages of villas'
export const asAList = 'The same days as a list'
export const howItWorks =
  'Drag over free nights, or choose them with Shift and the arrow keys. Drag a booking to move it: nothing changes before you have seen the price.'
export const stayOf = (name: string, status: string, from: string, until: string): string => `${name}, ${status}, ${from} to ${until}`
export const freeNights = (nights: string, from: string, price: string): string => `${nights} free from ${from}, ${price}`
export const aNight = (euros: string): string => `${euros} a night`
export const notSold = 'not sold'
export const owners = 'Owners'
export const keptByOwners = 'Kept by the owners'
export const paid = 'Paid'
export const partlyPaid = 'Partly paid'
export const offered = 'Kept for an offer'
export const onAPlatform = 'On a platform'
export const chosen = (villa: string): string => `Chosen: ${villa}`
export const letGo = 'Choose none'
export const firstNight = 'First night'
export const freeAgain = 'Free again on'
export const beginBooking = 'Begin a booking'
export const moved = (name: string, villa: string): string => `${name} to ${villa}`
export const openTheChange = 'Open the change'
export const difference = 'Difference'
export const moveIt = 'Move'
export const inYearGrid = 'In the grid of the year'
export const nightsAsBefore = 'The nights are as before'
export const moveAndRefund = (euros: string): string => `Move, and refund ${euros}`
export const hasTheNights = (who: string, dates: string): string => `${who} has these nights: ${dates}.`
export const leaveIt = 'Leave it as it is'
export const prices = 'Prices'
export const leastNights = 'Least nights'
export const inFreeNights = 'What free nights show'
export const asATimeline = 'Timeline'
export const list = 'List'
export const leastShort = (nights: number): string => `${formatNumber(nights)}n`
export const atLeast = (nights: string): string => `at least ${nights}`
export const havePassed = 'Nights that have passed cannot be changed.'
export const nobodyCanBook = 'nobody can book it'
export const unoffered = 'Nobody can book it'
export const overdue = 'Partly paid, overdue'
export const guestPays = 'A guest pays'
export const nightsAt = (nights: number, euros: string): string => `${formatNumber(nights)} × ${euros}`
export const besides = 'Discounts, fees and levies'
export const priceComing = 'The price is being computed …'
export const priceNotRead = 'The price could not be read.'
export const notBookable = (why: string): string => `Nobody can book it: ${why}`
export const allow = (nights: string): string => `Allow ${nights}`
export const restrict = 'Restrict'
export const setPrice = 'Set price'
export const nightsFreeAgain = 'Nights Free Again'
export const stayNotRead = 'The booking could not be read.'
export const stayComing = 'The booking is being read …'
export const dates = 'Dates'
export const guests = 'Guests'
export const total = 'Total'
export const paidSoFar = 'Paid'
export const remaining = 'Still to pay'
export const dueNext = (day: string): string => `the next part on ${day}`
export const booking = 'Booking'
export const furtherDays = 'Further days'
export const openBooking = 'Open the booking'

export const todayIs = (day: string): string => `Today, ${day}`
export const arriving = 'Arriving'
export const inHouse = 'In house'
export const leaving = 'Leaving'
export const nobodyArrives = 'Nobody arrives.'
export const nobodyLeaves = 'Nobody leaves.'
export const nextDays = 'The next six days'
export const nothingInTheNextDays = 'Nobody arrives or leaves in the next six days.'
export const arrives = 'Arrives'
export const leaves = 'Leaves'
export const changeover = 'Changeover'
export const until = (day: string): string => `until ${day}`
export const stillToPay = (euros: string): string => `${euros} still to pay`
export const soldBy = (platform: string): string => `Sold by ${platform}`
export const call = 'Call'
export const write = 'Write'
export const whatsApp = 'WhatsApp'
export const overdueSince = (day: string): string => `overdue since ${day}`
export const dueOn = (day: string): string => `due on ${day}`
export const comingDaysNotRead = 'The coming days could not be read'

export const changeovers = 'Changeovers'
export const theNextFortnight = 'Who leaves and who arrives in the next 14 days.'
export const failedToLoad = 'The changeovers could not be read'
export const none = 'Nobody arrives or leaves in the next 14 days.'
export const after = (nights: string): string => `after ${nights}`
export const forNights = (nights: string): string => `for ${nights}`
export const at = (time: string): string => `at ${time}`
export const noTimeYet = 'no time yet'
export const guestsUnknown = 'sold by a platform, number of guests unknown'
