import { writtenNumber } from './numbers.de.ts'

export const buttons = { openStay: 'Aufenthalt öffnen', openBooking: 'Buchung öffnen' }

/** 'Montag, 7. September 2026 bis Montag, 14. September 2026'. */
export const stayDays = (checkIn: string, checkOut: string): string => `${checkIn} bis ${checkOut}`

export const stay = {
  title: 'Aufenthalt',
  bookingNumber: 'Buchungsnummer',
  villa: 'Villa',
  registration: 'Registrierungsnummer in Griechenland',
  checkIn: 'Anreise',
  checkOut: 'Abreise',
  nights: 'Nächte',
  guests: 'Gäste',
  total: 'Gesamtpreis',
  vat: (percentage: number) => `Davon MwSt. ${writtenNumber(percentage)}\u00a0%`,
  levy: 'Davon Klimaabgabe',
  levyOf: (amount: string, nights: string) => `${amount} (${nights})`,
}

export const guest = { title: 'Gast', name: 'Name', email: 'E-Mail', phone: 'Telefon', specialRequests: 'Besondere Wünsche' }

export const confirmation = {
  subject: (villa: string, code: string) => `Ihr Aufenthalt ist bestätigt: ${villa} (${code})`,
  preheader: (days: string) => `${days}. Anreise ab 15:00 Uhr.`,
  times: (villa: string) =>
    `${villa} erwartet Sie. Anreise ist von 15:00 bis 18:30 Uhr mit Ihrem Gastgeber oder bis 23:00 Uhr selbstständig; Abreise ist bis 11:00 Uhr.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Buchung ${code}. Anreise 15:00–18:30 Uhr, selbstständig bis 23:00 Uhr; Abreise bis 11:00 Uhr.`,
}

export const confirmationAgain = {
  subject: (code: string) => `Ihre Buchung ${code} gilt wieder`,
  preheader: (villa: string, days: string) => `${villa} erwartet Sie, ${days}.`,
  reinstated: 'Ihre Buchung wurde wieder aufgenommen und ist bestätigt.',
}

export const cancelled = {
  subject: (code: string) => `Ihre Buchung ${code} ist storniert`,
  preheader: (villa: string, days: string) => `${villa}, ${days}.`,
  isCancelled: 'Ihre Buchung wurde storniert.',
  partRefunded: (paid: string, returning: string) =>
    `Von den bezahlten ${paid} erstatten wir Ihnen ${returning}. Wir schreiben Ihnen wieder, wenn die Bank das Geld gesendet hat.`,
  notRefunded: (paid: string) => `Von den bezahlten ${paid} wird bei dieser Stornierung nichts erstattet.`,
}

export const ownerNewBooking = {
  subject: (code: string) => `Neue Buchung ${code}`,
  preheader: (villa: string, days: string, total: string) => `${villa}, ${days}, ${total}.`,
  hasBooked: (guest: string) => `${guest} hat gebucht.`,
  villaWithdrawn:
    'Die Villa wurde zurückgezogen, während der Gast bei der Bank war. Der Aufenthalt ist trotzdem verkauft: Nehmen Sie die Villa wieder auf oder stornieren Sie die Buchung.',
}

export const ownerCancelled = {
  subject: (code: string) => `Buchung ${code} ist storniert`,
  preheader: (villa: string, days: string) => `${villa}, ${days}: Die Nächte sind wieder frei.`,
  nightsFree: (guest: string) => `Die Buchung von ${guest} ist storniert; ihre Nächte sind frei.`,
  money: (paid: string, returning: string) => `Bezahlt ${paid}, erstattet werden ${returning}.`,
}
