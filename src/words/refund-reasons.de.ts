import { refund } from './records.en.ts'
import { saidIn } from './said-in.ts'

/** Why money goes back; the stored reason is English. */
export const saidReason = saidIn(refund, {
  cancelled: 'die Buchung wurde storniert',
  cancelledMeanwhile: 'die Buchung wurde inzwischen storniert',
  stagePaid: 'diese Rate war schon bezahlt',
  moreThanPrice: 'damit wäre mehr als der Preis bezahlt',
  nightsPaid: (code) => `diese Nächte waren schon mit der Buchung ${code} bezahlt`,
  stayChanged: 'der Aufenthalt wurde inzwischen geändert oder anders bezahlt',
  lowerPrice: 'der Aufenthalt wurde auf einen niedrigeren Preis geändert',
  nightsSold: 'die Nächte wurden inzwischen verkauft',
  alternativePaid: (code) => `ein anderer Aufenthalt desselben Angebots war schon mit der Buchung ${code} bezahlt`,
  atTheBank: 'die Bank hat das Geld erstattet',
})
