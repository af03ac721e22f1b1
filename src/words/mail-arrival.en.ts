import { writtenNumber } from './numbers.en.ts'

export const arrival = {
  title: 'Your arrival',
  checkIn: 'Check-in',
  checkInHours: (day: string) => `${day}, 15:00 to 18:30 with your host, or until 23:00 by yourself`,
  checkOut: 'Check-out',
  checkOutHour: (day: string) => `${day}, by 11:00`,
  address: 'Address',
  map: 'Map',
  openTheMap: 'Open the map',
}

export const due = {
  title: 'Still to pay',
  stay: 'Stay',
  everythingPaid: 'Everything is paid.',
  by: (day: string) => `by ${day}`,
  deposit: 'Deposit',
  depositInCash: (amount: string) => `${amount} in cash at check-in, returned at check-out`,
}

export const cancellation = {
  title: 'If you cancel',
  until: (day: string) => `By ${day}`,
  refund: (percent: number, now: string) => `we refund ${writtenNumber(percent)}% of what you have paid; today that is ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `we refund ${writtenNumber(percent)}% of what you have paid and the whole climate levy; today that is ${now}`,
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
