import { writtenNumber } from './numbers.en.ts'

export const buttons = { openStay: 'Open your stay', openBooking: 'Open the booking' }

/** 'Monday, September 7, 2026 to Monday, September 14, 2026'. */
export const stayDays = (checkIn: string, checkOut: string): string => `${checkIn} to ${checkOut}`

export const stay = {
  title: 'Stay',
  bookingNumber: 'Booking number',
  villa: 'Villa',
  registration: 'Greek registration',
  checkIn: 'Check-in',
  checkOut: 'Check-out',
  nights: 'Nights',
  guests: 'Guests',
  total: 'Total',
  vat: (percentage: number) => `Of which VAT ${writtenNumber(percentage)}%`,
  levy: 'Of which climate levy',
  levyOf: (amount: string, nights: string) => `${amount} (${nights})`,
}

export const guest = { title: 'Guest', name: 'Name', email: 'Email', phone: 'Phone', specialRequests: 'Special requests' }

export const confirmation = {
  subject: (villa: string, code: string) => `Your stay at ${villa} is confirmed (${code})`,
  preheader: (days: string) => `${days}. Check-in is from 15:00.`,
  times: (villa: string) =>
    `${villa} is yours. Check-in is from 15:00 to 18:30 with your host, or until 23:00 by yourself; check-out is by 11:00.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Booking ${code}. Check-in 15:00-18:30, self check-in until 23:00; check-out by 11:00.`,
}

export const confirmationAgain = {
  subject: (code: string) => `Your booking ${code} has been reinstated`,
  preheader: (villa: string, days: string) => `${villa} is yours, ${days}.`,
  reinstated: 'Your booking has been reinstated and is confirmed.',
}

export const cancelled = {
  subject: (code: string) => `Your booking ${code} is cancelled`,
  preheader: (villa: string, days: string) => `${villa}, ${days}.`,
  isCancelled: 'Your booking has been cancelled.',
  partRefunded: (paid: string, returning: string) =>
    `We refund ${returning} of the ${paid} you have paid, and write again when the bank has sent it.`,
  notRefunded: (paid: string) => `The ${paid} you have paid is not refunded with this cancellation.`,
}

export const ownerNewBooking = {
  subject: (code: string) => `New booking ${code}`,
  preheader: (villa: string, days: string, total: string) => `${villa}, ${days}, ${total}.`,
  hasBooked: (guest: string) => `${guest} has booked.`,
  villaWithdrawn:
    'The villa was withdrawn while the guest was at the bank. The booking was still made: put the villa back on sale, or cancel the booking.',
}

export const ownerCancelled = {
  subject: (code: string) => `Booking ${code} is cancelled`,
  preheader: (villa: string, days: string) => `${villa}, ${days}: the nights are free.`,
  nightsFree: (guest: string) => `The booking of ${guest} is cancelled; its nights can be booked again.`,
  money: (paid: string, returning: string) => `Paid ${paid}, refund ${returning}.`,
}
