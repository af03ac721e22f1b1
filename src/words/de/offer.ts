import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { zone } from './days.ts'
import { greekTime } from './payment.ts'

export { bic, iban } from '../en/offer.ts'

export const yourOffer = 'Ihr Angebot'
export const description = 'Aufenthalte, die Ihre Gastgeber Ihnen anbieten.'
export const openUntil = (day: string): string => `Gültig bis ${greekTime(day)}.`
export const nightsKept = 'Bis dahin werden die Nächte für Sie freigehalten.'
export const nightsNotKept = 'Die Nächte werden nicht freigehalten: Andere können sie vor Ihnen buchen.'
export const chooseOne = (stays: number): string =>
  `${counts.stays(stays)} zur Wahl. Sie können jeden öffnen und wieder hierher zurückkehren.`
export const chooseThis = 'Diesen Aufenthalt wählen'
export const takenByOthers = 'Diese Nächte sind inzwischen vergeben.'
export const otherStays = 'Andere Aufenthalte des Angebots'
export const yourHostsWrite = 'Ihre Gastgeber schreiben'
export const guests = (count: number): string => counts.guests(count)
export const howYouPay = 'Wie Sie bezahlen'
export const dueBy = (euros: string, day: string): string => `${euros} bis ${day}`
export const dueToday = (euros: string): string => `${euros} heute`
export const bookAndTransfer = (euros: string): string => `Zahlungspflichtig buchen: ${euros} per Überweisung`
export const transferHint = (days: number): string =>
  `Für eine Überweisung haben Sie ${counts.days(days)}. Bis dahin werden die Nächte freigehalten, und sie gehören Ihnen, sobald das Geld da ist.`
export const onceChosen = 'Mit einer Überweisung ist Ihre Wahl getroffen: Die anderen Aufenthalte des Angebots werden freigegeben.'
export const isBooked = 'Dieser Aufenthalt ist gebucht'
export const bookedAs = (bookingNumber: string): string =>
  `Ihre Buchungsnummer ist ${bookingNumber}. Alles dazu finden Sie auf der Seite des Aufenthalts.`
export const openYourStay = 'Aufenthalt öffnen'
export const over = {
  lapsed: 'Dieses Angebot ist abgelaufen',
  withdrawn: 'Dieses Angebot gilt nicht mehr',
  lost: 'Diese Nächte haben andere gebucht',
}
export const writeToUs = 'Wenn Sie weiterhin kommen möchten, schreiben Sie uns oder sehen Sie, welche Termine frei sind.'
export const findDates = 'Freie Termine'
export const waitingForTransfer = 'Wir warten auf Ihre Überweisung'
export const keptMeanwhile =
  'Die Nächte werden für Sie freigehalten. Sie bekommen eine E-Mail, sobald das Geld da ist; dann gehören sie Ihnen.'
export const beneficiary = 'Empfänger'
export const bank = 'Bank'
export const amount = 'Betrag'
export const reference = 'Verwendungszweck'
export const payBy = `Zahlbar bis ${zone}`
export const orByCard = 'Sie können stattdessen mit Karte bezahlen:'
export const notAccepted = 'Nicht angenommen'

true satisfies Translated<typeof import('../en/offer.ts'), typeof import('./offer.ts')>
