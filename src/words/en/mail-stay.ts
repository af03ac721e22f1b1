import type { ReviewRequest } from '#domain/bookings/review.ts'
import { ended } from '../full-stop.ts'
import { zone } from './days.ts'
import { formatNumber } from './numbers.ts'

export const ownerGuestChanged = {
  subject: (code: string) => `The guest has changed booking ${code}`,
  preheader: (villa: string, days: string) => `Please see what has changed: ${villa}, ${days}.`,
  hasChanged: (guest: string) => `${guest} has changed the number of guests, the requests or the arrival time. The booking now reads:`,
  title: 'Arrival',
  arrivalTime: 'Time of arrival',
}

export const arrivalAsked = {
  subject: (villa: string) => `When will you arrive at ${villa}?`,
  preheader: 'Please tell us the time, so that somebody is there for you.',
  opening: (villa: string, day: string) =>
    `We look forward to your stay at ${villa} from ${day}. Please tell us at about what time you will arrive, so that somebody is there for you.`,
  onPage: 'Choose the time on the page of your stay, or reply to this email.',
  reply: 'Please reply to this email.',
}

export const codePreheader = 'Six digits, valid for ten minutes and only for this step.'
export const codeEnterIt = 'Please enter it on the page that asked for it. It is valid for ten minutes.'
export const codeNotYou =
  'If you did not ask for it, somebody else is signed in as you: please set a new password. Nothing happens without this code.'

export const cancellationCode = {
  subject: (code: string) => `Your code to cancel booking ${code}`,
  cancels: (villa: string, days: string, refund: string) =>
    `With this code you cancel your stay at ${villa}, ${days}. We refund ${ended(refund)}`,
}

export const changeCode = {
  subject: (code: string) => `Your code to change booking ${code}`,
  changes: (villa: string, days: string, back: string, kept: string) =>
    `With this code you change your stay to ${villa}, ${days}. We refund ${back}; under the cancellation policy we keep ${kept}.`,
}

export const moved = {
  subject: (code: string) => `Your booking ${code} is changed`,
  preheader: (villa: string, days: string) => `Now ${villa}, ${days}.`,
  isChanged: 'Your stay is changed. The former nights are free again.',
  isForOthers: 'Your stay is for another number of guests now.',
  guests: 'Guests',
  isRepriced: 'Your hosts have changed the price of your stay, or when it is due.',
  title: 'Changes to the stay',
  before: 'Before',
  now: 'Now',
  stay: (villa: string, days: string) => `${villa}, ${days}`,
  priceBefore: 'Price before',
  priceNow: 'Price now',
  refund: 'Refund',
}

export const detailsChanged = {
  subject: (code: string) => `Your hosts have changed details of booking ${code}`,
  preheader: (villa: string, days: string) => `${villa}, ${days}. The stay itself is as before.`,
  isChanged: 'Your hosts have changed the number of guests, your requests, or your contact details. Your booking now reads:',
  ifWrong: 'If something is not right, please answer this email or write to us on the page of your stay.',
}

export const ownerMoved = {
  subject: (code: string) => `Booking ${code} has new dates`,
  preheader: (guest: string, villa: string, days: string) => `${guest}: now ${villa}, ${days}.`,
  hasMoved: (guest: string) => `${guest} has changed the stay. The former nights are free.`,
}

export const wanted = 'Wanted'

export const ownerChangeAsked = {
  subject: (code: string) => `Booking ${code}: the guest asks for other dates`,
  preheader: (villa: string, days: string) => `${villa}, ${days}? Please agree or refuse.`,
  asks: (guest: string) => `${guest} would like to change the stay. You agree or refuse on the page of the booking.`,
}

export const changeAgreed = {
  subject: (code: string) => `You can change your booking ${code}`,
  preheader: (villa: string, days: string) => `Your hosts agree: ${villa}, ${days}.`,
  text: 'Your hosts agree to the change.',
  confirm: 'Please confirm it within three days: until then the nights are not held for you, and the price is that of the day.',
  button: 'Change your stay',
}

export const changeRefused = {
  subject: (code: string) => `Your booking ${code} stays as it is`,
  preheader: (villa: string, days: string) => `Your hosts cannot offer you ${villa}, ${days}.`,
  text: 'Your hosts cannot agree to the change, so your stay is as it was. On its page you can write to them.',
  button: 'Open your stay',
}

export const arrival = {
  title: 'Your arrival',
  checkIn: 'Check-in',
  checkInHours: (day: string) => `${day}, 15:00 to 18:30 with your host, or until 23:00 by yourself ${zone}`,
  checkOut: 'Check-out',
  checkOutHour: (day: string) => `${day}, by 11:00 ${zone}`,
  address: 'Address',
  map: 'Map',
  openTheMap: 'Open the map',
}

export const due = {
  title: 'Still to pay',
  stay: 'Stay',
  everythingPaid: 'Everything is paid.',
  by: (day: string) => `by ${day} ${zone}`,
  deposit: 'Deposit',
  depositInCash: (amount: string) => `${amount} in cash at check-in, returned at check-out`,
}

export const cancellation = {
  title: 'If you cancel',
  until: (day: string) => `By ${day}`,
  refund: (percent: number, now: string) => `we refund ${formatNumber(percent)}% of what you have paid; today that is ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `we refund ${formatNumber(percent)}% of what you have paid and the whole climate levy; today that is ${now}`,
  after: 'After that',
  now: 'From now on',
  noRefund: 'no refund',
  onlyTheLevy: (amount: string) => `we refund only the climate levy, ${amount}`,
}

export const contact = {
  title: 'Contact',
  phone: 'Phone',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Write to us',
  email: 'Email',
}

type Words = { subject: string; preheader: string; opening: string }

export const requests: Record<ReviewRequest, (villa: string, days: string) => Words> = {
  asked: (villa, days) => ({
    subject: `How was your stay at ${villa}?`,
    preheader: 'A few words help the next guests to choose.',
    opening: `Thank you for having been our guest at ${villa}, ${days}. Would you tell other guests how it was?`,
  }),
  reminded: (villa, days) => ({
    subject: `Your review of ${villa}`,
    preheader: 'If you have a minute. We do not ask again.',
    opening: `You stayed at ${villa}, ${days}. If you would like to tell other guests how it was, this is the last time we ask.`,
  }),
}

export const howItWorks = (days: number, changeDays: number): string =>
  `Stars and a few words are enough. Good or bad, your review is shown after ${formatNumber(days)} days, with the name that you choose. For the first ${formatNumber(changeDays)} days you can change it.`
export const writeReview = 'Write a review'

export const refused = {
  subject: (villa: string) => `Your review of ${villa} is not shown`,
  preheader: 'Here is the reason, and what you can do.',
  opening: (villa: string, days: string) => `Your hosts do not show your review of your stay at ${villa}, ${days}.`,
  title: 'Your review',
  reason: 'Reason',
  writeToUs:
    'A review can be withheld only for a few reasons, never because it is bad. If you think that this one does not apply, please write to us on the page of your stay.',
}
