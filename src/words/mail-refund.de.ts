/** An amount in euros and in dinars. */
export const bothCurrencies = (euros: string, dinars: string): string => `${euros} (${dinars})`

export const table = { title: 'Erstattete Zahlung', refunded: 'Erstattet', reason: 'Grund' }

export const bookingWasCancelled = 'Ihre Buchung wurde storniert.'
export const backToCard = (money: string): string =>
  `${money} gehen auf die Karte zurück, mit der Sie bezahlt haben. Es kann einige Tage dauern, bis Ihre Bank das anzeigt.`
/** Refunded by other means than the card. */
export const backByOtherMeans = (money: string): string => `${money} wurden Ihnen zurückgezahlt.`

export const refund = {
  subject: (code: string) => `Ihre Rückerstattung für die Buchung ${code}`,
  preheader: (money: string, villa: string) => `${money} für Ihren Aufenthalt (${villa}).`,
}

export const surplus = {
  subject: (code: string) => `Ihr Geld für die Buchung ${code} geht an Sie zurück`,
  preheader: (money: string, reason: string) => `${money}: ${reason}.`,
  reason: (reason: string) => `Der Grund: ${reason}.`,
}

export const ownerRefund = {
  subject: (code: string) => `Rückerstattung für die Buchung ${code}`,
  preheader: (money: string, guest: string) => `${money} an ${guest}.`,
  givenBack: (money: string) => `Insgesamt wurden ${money} erstattet.`,
}

export const ownerSurplus = {
  subject: (code: string) => `Rückerstattung für die Buchung ${code}`,
  preheader: (money: string, guest: string, reason: string) => `${money} an ${guest}: ${reason}.`,
  givenBack: (money: string, reason: string) => `Es wurden ${money} erstattet: ${reason}.`,
}
