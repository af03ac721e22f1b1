import { ended } from './full-stop.ts'

export const ownerGuestChanged = {
  subject: (code: string) => `The guest has changed booking ${code}`,
  preheader: (villa: string, days: string) => `Please see what has changed: ${villa}, ${days}.`,
  hasChanged: (guest: string) => `${guest} has changed the number of guests, the requests or the arrival time. The booking now reads:`,
  title: 'Arrival',
  arrivalTime: 'Time of arrival',
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
  text: 'Your hosts agree to the change. Please confirm it within three days: until then the nights are not held for you, and the price is that of the day.',
  button: 'Change your stay',
}

export const changeRefused = {
  subject: (code: string) => `Your booking ${code} stays as it is`,
  preheader: (villa: string, days: string) => `Your hosts cannot offer you ${villa}, ${days}.`,
  text: 'Your hosts cannot agree to the change, so your stay is as it was. On its page you can write to them.',
  button: 'Open your stay',
}
