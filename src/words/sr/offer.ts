import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { zone } from './days.ts'
import { ofDay, ofDayWithin } from './grammar.ts'
import { greekTime } from './payment.ts'

export { bic, iban } from '../en/offer.ts'

export const yourOffer = 'Vaša ponuda'
export const description = 'Boravci koje Vam nude domaćini.'
export const openUntil = (day: string): string => `Važi do ${greekTime(ofDayWithin(day))}.`
export const nightsKept = 'Noći su do tada sačuvane za Vas.'
export const nightsNotKept = 'Noći nisu sačuvane: drugi mogu da ih rezervišu pre Vas.'
export const chooseOne = (stays: number): string => `Za izbor: ${counts.stays(stays)}. Možete da otvorite svaki i da se vratite ovde.`
export const chooseThis = 'Izaberite ovaj boravak'
export const takenByOthers = 'Ove noći je rezervisao neko drugi.'
export const otherStays = 'Drugi boravci iz ponude'
export const yourHostsWrite = 'Domaćini Vam pišu'
export const guests = (count: number): string => counts.guests(count)
export const howYouPay = 'Kako plaćate'
export const dueBy = (euros: string, day: string): string => `${euros} do ${ofDay(day)}`
export const dueToday = (euros: string): string => `${euros} danas`
export const bookAndTransfer = (euros: string): string => `Rezervišite uz obavezu plaćanja ${euros} uplatom na račun`
export const transferHint = (days: number): string =>
  `Za uplatu na račun imate ${counts.days(days)}. Noći su do tada sačuvane, a Vaše su kada novac stigne.`
export const onceChosen = 'Kada izaberete uplatu na račun, Vaš izbor je konačan: ostali boravci iz ponude se oslobađaju.'
export const isBooked = 'Ovaj boravak je rezervisan'
export const bookedAs = (bookingNumber: string): string =>
  `Broj rezervacije je ${bookingNumber}. Sve o boravku naći ćete na njegovoj strani.`
export const openYourStay = 'Otvorite svoj boravak'
export const over = { lapsed: 'Ova ponuda je istekla', withdrawn: 'Ova ponuda više ne važi', lost: 'Ove noći je rezervisao neko drugi' }
export const writeToUs = 'Ako biste i dalje voleli da dođete, pišite nam ili pogledajte koji su datumi slobodni.'
export const findDates = 'Nađite termin'
export const waitingForTransfer = 'Čekamo Vašu uplatu'
export const keptMeanwhile = 'Noći su sačuvane za Vas. Kada novac stigne, dobijate e-mail; tada su Vaše.'
export const beneficiary = 'Primalac'
export const bank = 'Banka'
export const amount = 'Iznos'
export const reference = 'Poziv na broj'
export const payBy = `Rok za uplatu ${zone}`
export const orByCard = 'Umesto toga možete da platite karticom:'
export const notAccepted = 'Nije prihvaćeno'

true satisfies Translated<typeof import('../en/offer.ts'), typeof import('./offer.ts')>
