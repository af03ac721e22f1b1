import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import type { Reminder } from '#domain/bookings/reminder.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { methodLabels } from './labels.ts'
import { formatNumber } from './numbers.ts'

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
  vat: (percentage: number) => `Davon MwSt. ${formatNumber(percentage)}\u00a0%`,
  levy: 'Davon Klimaabgabe',
  levyOf: (amount: string, nights: string) => `${amount} (${nights})`,
}

export const guest = { title: 'Gast', name: 'Name', email: 'E-Mail', phone: 'Telefon', specialRequests: 'Besondere Wünsche' }

export const confirmation = {
  subject: (villa: string, code: string) => `Ihr Aufenthalt ist bestätigt: ${villa} (${code})`,
  preheader: (days: string) => `${days}. Anreise ab 15:00 Uhr ${zone}.`,
  times: (villa: string) =>
    `${villa} erwartet Sie. Anreise ist von 15:00 bis 18:30 Uhr mit Ihrem Gastgeber oder bis 23:00 Uhr selbstständig; Abreise ist bis 11:00 Uhr ${zone}.`,
}

/** Event in the attached calendar file. */
export const calendar = {
  summary: (villa: string, code: string) => `${villa} (${code})`,
  description: (code: string) => `Buchung ${code}. Anreise 15:00–18:30 Uhr, selbstständig bis 23:00 Uhr; Abreise bis 11:00 Uhr ${zone}.`,
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

export const paymentTable = {
  title: 'Zahlung',
  amount: 'Betrag',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Rate',
  instalmentOf: (stage: number, stages: number) => `${stage} von ${stages}`,
  exchangeRate: 'Wechselkurs',
  rateOfOneEuro: (dinars: number) => `1\u00a0€ = ${formatNumber(dinars)}\u00a0RSD`,
  rateDate: 'Datum des Kurses',
  orderId: 'Auftragsnummer',
  authorisationCode: 'Autorisierungscode',
  transactionId: 'Transaktionsnummer',
  transactionStatus: 'Status der Transaktion',
  statusCode: 'Statuscode',
  transactionDate: 'Datum der Transaktion',
  threeDStatus: '3-D-Status',
  paymentNumber: 'Zahlungsnummer',
  receivedOn: 'Eingegangen am',
  method: 'Zahlungsart',
  reference: 'Verwendungszweck',
}

export const stillToPay = (remaining: string, next: string, by: string): string =>
  `Noch zu bezahlen: ${remaining}; als Nächstes ${next} bis ${by} ${zone}.`
export const everythingPaid = 'Alles ist bezahlt.'

export const receipt = {
  subject: (code: string) => `Wir haben Ihre Zahlung für die Buchung ${code} erhalten`,
  preheader: (amount: string, method: PaymentMethod) => `${amount}, ${methodLabels[method]}.`,
  received: {
    card: 'Ihre Karte wurde belastet.',
    transfer: 'Wir haben Ihre Überweisung erhalten.',
    cash: 'Wir haben Ihre Barzahlung erhalten.',
  } satisfies Record<PaymentMethod, string>,
}

export const paymentReversed = {
  subject: (code: string) => `Eine Zahlung für die Buchung ${code} wurde berichtigt`,
  preheader: (amount: string) => `${amount} waren versehentlich erfasst worden.`,
  noMoneyMoved:
    'Wir hatten diese Zahlung versehentlich für Ihre Buchung erfasst und haben sie wieder entfernt. Dabei wurde kein Geld bewegt.',
}

export const paymentFailed = {
  subject: (code: string) => `Die Zahlung für die Buchung ${code} ist fehlgeschlagen`,
  preheader: (villa: string, days: string) => `Ihre Karte wurde nicht belastet. ${villa}, ${days}.`,
  notApproved: 'Die Zahlung wurde nicht genehmigt. Ihre Karte wurde nicht belastet.',
  whatToDo: 'Bitte prüfen Sie Ihre Kartendaten, versuchen Sie es noch einmal oder rufen Sie Ihre kartenausgebende Bank an.',
  tryAgain: 'Noch einmal versuchen',
}

export const ownerDisputed = {
  subject: (code: string) => `Bitte prüfen Sie die Zahlung für die Buchung ${code} mit der Bank`,
  preheader: 'Die Nächte bleiben verkauft, bis Sie anders entscheiden.',
  recordsDisagree: 'Die Daten der Bank stimmten bei der Abfrage nicht mit der Genehmigung dieser Zahlung überein.',
  nightsStaySold: 'Die Nächte bleiben verkauft, bis Sie anders entscheiden. Auf der Seite des Gastes steht, dass die Zahlung geprüft wird.',
}

export const ownerLostPayment = {
  subject: (orderId: string) => `Eine Zahlung für einen unbekannten Auftrag: ${orderId}`,
  preheader: (amount: string) => `${amount}, einer Buchung zuzuordnen oder zurückzuzahlen.`,
  preheaderWithoutAmount: 'Geld, einer Buchung zuzuordnen oder zurückzuzahlen.',
  whatToDo:
    'Die Bank hat eine Zahlung für einen Auftrag genehmigt, den diese Website nicht kennt, wie es nach dem Einspielen einer Sicherung vorkommen kann. Bitte ordnen Sie sie einer Buchung zu oder erstatten Sie sie.',
}

export const needsAttention = 'Braucht Aufmerksamkeit'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const refundTable = { title: 'Erstattete Zahlung', refunded: 'Erstattet', reason: 'Grund' }

export const bookingWasCancelled = 'Ihre Buchung wurde storniert.'
export const refundedToCard = (money: string): string =>
  `Wir haben ${money} auf die Karte erstattet, mit der Sie bezahlt haben. Es kann einige Tage dauern, bis Ihre Bank das anzeigt.`
/** Refunded by other means than the card. */
export const refundedByOtherMeans = (money: string): string => `Wir haben Ihnen ${money} erstattet.`

export const refund = {
  subject: (code: string) => `Ihre Erstattung für die Buchung ${code}`,
  preheader: (money: string, villa: string) => `${money} für Ihren Aufenthalt (${villa}).`,
}

export const surplus = {
  subject: (code: string) => `Ihre Erstattung für die Buchung ${code} ist unterwegs`,
  preheader: (money: string, reason: string) => `${money}: ${ended(reason)}`,
  reason: (reason: string) => `Der Grund: ${ended(reason)}`,
}

export const ownerRefund = {
  subject: (code: string) => `Erstattung für die Buchung ${code}`,
  preheader: (money: string, guest: string) => `${money} an ${ended(guest)}`,
  refunded: (money: string) => `Insgesamt wurden ${money} erstattet.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Erstattung für die Buchung ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money} an ${guest}: ${ended(reason)}`,
  refunded: (money: string, reason: string) => `Es wurden ${money} erstattet: ${ended(reason)}`,
}

/** All are written out. `onDue`: the day within a sentence, by `onDueDay`. */
export type Due = { stage: string; stages: string; code: string; villa: string; inDays: string; due: string; dueOn: string; onDue: string }

type Words = { subject: string; preheader: string; opening: string }

export const inDays = (days: number): string => (days === 1 ? 'morgen' : `in ${formatNumber(days)} Tagen`)

/** The due date within a sentence. */
export const onDueDay = (day: string): string => day

export const instalment = (stage: number, stages: number): string => `Rate ${stage} von ${stages}`

export const reminders: Record<Reminder, (due: Due) => Words> = {
  soon: ({ stage, stages, code, villa, inDays, due, dueOn, onDue }) => ({
    subject: `Rate ${stage} von ${stages} für die Buchung ${code} ist ${inDays} fällig`,
    preheader: `Bitte zahlen Sie ${due} bis ${dueOn}.`,
    opening: `Rate ${stage} von ${stages} für Ihren Aufenthalt (${villa}) ist ${inDays} fällig, am ${onDue}.`,
  }),
  today: ({ stage, stages, code, villa, due }) => ({
    subject: `Rate ${stage} von ${stages} für die Buchung ${code} ist heute fällig`,
    preheader: `Bitte zahlen Sie heute ${due}.`,
    opening: `Rate ${stage} von ${stages} für Ihren Aufenthalt (${villa}) ist heute fällig.`,
  }),
  overdue: ({ stage, stages, code, villa, due, dueOn, onDue }) => ({
    subject: `Rate ${stage} von ${stages} für die Buchung ${code} ist überfällig`,
    preheader: `${due} waren am ${dueOn} fällig und sind nicht bei uns eingegangen.`,
    opening: `Rate ${stage} von ${stages} für Ihren Aufenthalt (${villa}) war am ${onDue} fällig und ist nicht bei uns eingegangen. Wenn Sie inzwischen bezahlt haben, betrachten Sie diese E-Mail bitte als gegenstandslos.`,
  }),
}

export const reminderTable = { amount: 'Betrag', inDinars: 'In Dinar', dueOn: `Fällig am ${zone}` }

export const rateOfTheDay =
  'Ihre Karte wird in Dinar zum Kurs des Tages belastet, an dem Sie bezahlen, daher kann sich dieser Betrag etwas ändern. Sie können auch unter „Meine Buchungen“ bezahlen.'

export const button = 'Diese Rate bezahlen'

/** For a booking of no account, which cannot be paid on the site. */
export const payAsAgreed = 'Bitte zahlen Sie wie mit uns vereinbart. Wenn Sie eine Frage haben, antworten Sie auf diese E-Mail.'

export const unfinished = {
  subject: (villa: string) => `Ihre Buchung ist noch nicht abgeschlossen: ${villa}`,
  preheader: (days: string, time: string) => `${days}. Wir halten diese Nächte bis ${time} für Sie frei.`,
  heldUntil: (villa: string, time: string) =>
    `Sie waren für Ihren Aufenthalt (${villa}) auf der Seite der Bank, und uns liegt keine Zahlung vor. Wir halten diese Nächte bis ${time} für Sie frei. Alles, was Sie ausgefüllt haben, bleibt erhalten.`,
  nothingToDo: 'Wenn Sie schon bezahlt haben oder diese Nächte nicht mehr möchten, brauchen Sie nichts zu tun.',
  button: 'Weiter',
}

true satisfies Translated<typeof import('../en/mail-booking.ts'), typeof import('./mail-booking.ts')>
