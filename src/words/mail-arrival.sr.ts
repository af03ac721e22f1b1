import { writtenNumber } from './numbers.sr.ts'
import { ofDay, ofDayWithin, within } from './serbian-days.ts'

export const arrival = {
  title: 'Vaš dolazak',
  checkIn: 'Dolazak',
  checkInHours: (day: string) => `${within(day)}, od 15.00 do 18.30 uz domaćina, ili do 23.00 samostalno`,
  checkOut: 'Odlazak',
  checkOutHour: (day: string) => `${within(day)}, do 11.00`,
  address: 'Adresa',
  map: 'Mapa',
  openTheMap: 'Otvorite mapu',
}

export const due = {
  title: 'Preostalo za plaćanje',
  stay: 'Boravak',
  everythingPaid: 'Sve je plaćeno.',
  by: (day: string) => `do ${ofDay(day)}`,
  deposit: 'Depozit',
  depositInCash: (amount: string) => `${amount} u gotovini po dolasku, vraća se pri odlasku`,
}

export const cancellation = {
  title: 'Ako otkažete',
  until: (day: string) => `Do ${ofDayWithin(day)}`,
  refund: (percent: number, now: string) => `vraćamo ${writtenNumber(percent)}% uplaćenog iznosa, trenutno ${now}`,
  refundWithLevy: (percent: number, now: string) =>
    `vraćamo ${writtenNumber(percent)}% uplaćenog iznosa i celu klimatsku taksu, trenutno ${now}`,
  after: 'Posle toga',
  now: 'Od sada',
  noRefund: 'novac se ne vraća',
  onlyTheLevy: (amount: string) => `vraćamo samo klimatsku taksu, ${amount}`,
}

export const contact = {
  title: 'Kontakt',
  phone: 'Telefon',
  whatsApp: 'WhatsApp',
  viber: 'Viber',
  writeUs: 'Pišite nam',
  email: 'E-mail',
}
