import { writtenNumber } from './numbers.de.ts'

export const arrival = {
  title: 'Ihre Anreise',
  checkIn: 'Anreise',
  checkInHours: (day: string) => `${day}, 15:00 bis 18:30 Uhr mit Ihrem Gastgeber oder bis 23:00 Uhr selbstständig`,
  checkOut: 'Abreise',
  checkOutHour: (day: string) => `${day}, bis 11:00 Uhr`,
  address: 'Adresse',
  map: 'Karte',
  openTheMap: 'Karte öffnen',
}

export const due = {
  title: 'Noch zu bezahlen',
  stay: 'Aufenthalt',
  everythingPaid: 'Alles ist bezahlt.',
  by: (day: string) => `bis ${day}`,
  deposit: 'Kaution',
  depositInCash: (amount: string) => `${amount} in bar bei der Anreise, bei der Abreise zurück`,
}

export const cancellation = {
  title: 'Wenn Sie stornieren',
  until: (day: string) => `Bis ${day}`,
  refund: (percent: number, now: string) => `${writtenNumber(percent)}\u00a0% des bezahlten Betrags werden erstattet, zurzeit ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `${writtenNumber(percent)}\u00a0% des bezahlten Betrags und die ganze Klimaabgabe werden erstattet, zurzeit ${now}`,
  after: 'Danach',
  now: 'Ab jetzt',
  noRefund: 'wird nichts erstattet',
  onlyTheLevy: (amount: string) => `wird nur die Klimaabgabe erstattet, ${amount}`,
}

export const contact = {
  title: 'So erreichen Sie uns',
  phone: 'Telefon',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Schreiben Sie uns',
  email: 'E-Mail',
}
