import type { PaymentMethod } from '#domain/bookings/recorded-payment.ts'
import { methodLabels } from './booking-labels.de.ts'
import { ended } from './full-stop.ts'
import { writtenNumber } from './numbers.de.ts'

export const table = {
  title: 'Zahlung',
  amount: 'Betrag',
  bothCurrencies: (dinars: string, euros: string) => `${dinars} (${euros})`,
  instalment: 'Rate',
  instalmentOf: (stage: number, stages: number) => `${stage} von ${stages}`,
  exchangeRate: 'Wechselkurs',
  rateOfOneEuro: (dinars: number) => `1\u00a0€ = ${writtenNumber(dinars)}\u00a0RSD`,
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
  `Noch zu bezahlen: ${remaining}; als Nächstes ${next} bis ${ended(by)}`
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
