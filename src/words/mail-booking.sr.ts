import { ended } from './full-stop.ts'
import { writtenNumber } from './numbers.sr.ts'
import { ofDay } from './serbian-days.ts'

export const buttons = { openStay: 'Otvorite svoj boravak', openBooking: 'Otvorite rezervaciju' }

/** 'od ponedeljka, 7. septembra 2026. do ponedeljka, 14. septembra 2026.', with its full stop. */
export const stayDays = (checkIn: string, checkOut: string): string => `od ${ofDay(checkIn)} do ${ofDay(checkOut)}`

export const stay = {
  title: 'Boravak',
  bookingNumber: 'Broj rezervacije',
  villa: 'Vila',
  registration: 'Registracija u Grčkoj',
  checkIn: 'Dolazak',
  checkOut: 'Odlazak',
  nights: 'Broj noći',
  guests: 'Broj gostiju',
  total: 'Ukupno',
  vat: (percentage: number) => `Od toga PDV ${writtenNumber(percentage)}%`,
  levy: 'Od toga klimatska taksa',
  levyOf: (amount: string, nights: string) => `${amount} (${nights})`,
}

export const guest = { title: 'Gost', name: 'Ime i prezime', email: 'E-mail', phone: 'Telefon', specialRequests: 'Posebne želje' }

export const confirmation = {
  subject: (villa: string, code: string) => `Vaš boravak je potvrđen: ${villa} (${code})`,
  preheader: (days: string) => `Boravak ${days} Vila je spremna od 15.00.`,
  times: (villa: string) =>
    `Čeka Vas ${ended(villa)} Dolazak je od 15.00 do 18.30 uz domaćina, ili do 23.00 samostalno; odlazak je do 11.00.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Rezervacija ${code}. Dolazak 15.00–18.30, samostalno do 23.00; odlazak do 11.00.`,
}

export const confirmationAgain = {
  subject: (code: string) => `Vaša rezervacija ${code} ponovo važi`,
  preheader: (villa: string, days: string) => `Čeka Vas ${villa}, ${days}`,
  reinstated: 'Vaša rezervacija je vraćena i potvrđena.',
}

export const cancelled = {
  subject: (code: string) => `Vaša rezervacija ${code} je otkazana`,
  preheader: (villa: string, days: string) => `${villa}, ${days}`,
  isCancelled: 'Vaša rezervacija je otkazana.',
  partRefunded: (paid: string, returning: string) =>
    `Od uplaćenih ${paid} vraćamo Vam ${returning}. Javićemo se ponovo kada banka pošalje novac.`,
  notRefunded: (paid: string) => `Od uplaćenih ${paid} pri ovom otkazivanju se ne vraća ništa.`,
}

export const ownerNewBooking = {
  subject: (code: string) => `Nova rezervacija ${code}`,
  preheader: (villa: string, days: string, total: string) => `${total}: ${villa}, ${days}`,
  hasBooked: (guest: string) => `Nova rezervacija. Gost: ${ended(guest)}`,
  villaWithdrawn:
    'Vila je povučena iz prodaje dok je gost bio kod banke. Boravak je ipak prodat: vratite vilu u prodaju ili otkažite rezervaciju.',
}

export const ownerCancelled = {
  subject: (code: string) => `Rezervacija ${code} je otkazana`,
  preheader: (villa: string, days: string) => `Noći su slobodne: ${villa}, ${days}`,
  nightsFree: (guest: string) => `Rezervacija je otkazana, njene noći su slobodne. Gost: ${ended(guest)}`,
  money: (paid: string, returning: string) => `Plaćeno ${paid}, vraća se ${returning}.`,
}
