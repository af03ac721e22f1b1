export const cancelYourStay = 'Aufenthalt stornieren'
export const whatIsRefunded = 'Was wir bei einer Stornierung erstatten und wann.'
export const stayAt = (villa: string, from: string, until: string): string => `${villa}, ${from} bis ${until}`
export const cannotBeCancelled = 'Dieser Aufenthalt kann hier nicht storniert werden'
export const today = 'Wenn Sie heute stornieren'
export const refundOfPaid = (refund: string, paid: string): string => `Von den bezahlten ${paid} werden ${refund} erstattet`
export const notRefunded = (paid: string): string => `Von den bezahlten ${paid} wird nichts erstattet`
export const toCard = (card: string): string => `auf die Karte ${card}`
export const toYourCard = 'auf die Karte, mit der Sie bezahlt haben'
export const byTheHosts = 'durch Ihre Gastgeber, weil nicht mit Karte bezahlt wurde'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'Es kann einige Tage dauern, bis Ihre Bank das anzeigt.'
export const later = 'Später'
export const nightsAreFree = 'Die Nächte sind sofort für andere frei. Das lässt sich nicht rückgängig machen.'
export const sendMeTheCode = 'Stornieren: Code schicken'
export const cancelNow = (refund: string): string => `Jetzt stornieren, ${refund} werden erstattet`
export const notCancelled = 'Nicht storniert'
export const isCancelled = 'Ihr Aufenthalt ist storniert'
export const mailFollows = 'Wir schreiben Ihnen, wenn die Bank das Geld gesendet hat.'
