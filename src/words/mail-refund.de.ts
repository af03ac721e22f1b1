import { ended } from './full-stop.ts'

/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const table = { title: 'Erstattete Zahlung', refunded: 'Erstattet', reason: 'Grund' }

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
