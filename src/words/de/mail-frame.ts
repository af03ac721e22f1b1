import { refund } from '../records.ts'
import { makeTextTranslator } from '../text-translator.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

/** Salutation of every email; `name` is null if it must not be repeated. */
export const greeting = (name: string | null): string => (name ? `Guten Tag ${name},` : 'Guten Tag,')

/** `code` may be HTML. */
export const yourCode = (code: string): string => `Ihr Code ist ${code}.`

export const companyLine = (legalName: string, taxNumber: string, address: string): string =>
  `${legalName}, Steuernummer (PIB) ${taxNumber}, ${address}`

/** Subject of the mail by which a reader unsubscribes from reminders. */
export const noReminders = (subject: string): string => `Keine Erinnerungen: ${subject}`

/** Stands where the text of a mail is hidden. */
export const secret = {
  linkToSetPassword: 'Ein Link für ein neues Passwort',
  linkToJoin: 'Ein Link zur Verwaltung',
  aCode: 'Ein Code',
  onlyForReader: (secret: string) => `${secret}, nur für den Empfänger bestimmt.`,
  onlyInMail: (secret: string) => `${secret}, nur in der E-Mail selbst zu sehen.`,
}

/** Why money goes back; the stored reason is English. */
export const translateReason = makeTextTranslator(refund, {
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

const whatIsHeld = {
  clock:
    'Die Uhr dieses Servers ist zweifelhaft. Bis sie stimmt oder Sie sie bestätigen, wird nichts wegen seines Alters gelöscht und keine Erinnerung verschickt.',
  deletion: 'Ein Auftrag wollte weit mehr alte Daten löschen als üblich. Davon wurde nichts gelöscht.',
}

/** An die Eigentümer: Ein Auftrag hält zurück, was sich nicht rückgängig machen lässt. */
export const held = {
  subject: { clock: 'Die Uhr der Website ist zweifelhaft', deletion: 'Das Löschen alter Daten wartet auf Sie' },
  preheader: 'Bitte sehen Sie unter „Braucht Aufmerksamkeit“ nach.',
  whatIsHeld,
  whatToDo: 'Bitte sehen Sie unter „Braucht Aufmerksamkeit“ nach: Dort steht, was gefunden wurde, und dort können Sie es freigeben.',
}

const percent = (value: number): string => `${formatNumber(value)} %`

export const month = {
  subject: (month: string) => `${month} in fünf Zahlen`,
  preheader: (occupancy: number | null) =>
    occupancy === null
      ? 'Keine Nacht stand zum Verkauf. Die kommenden Monate im Überblick.'
      : `${percent(occupancy)} der Nächte sind verkauft. Die kommenden Monate im Überblick.`,
  figures: 'Der Monat',
  occupancy: 'Auslastung',
  nights: 'Verkaufte Nächte',
  nightsOf: (sold: number, onSale: number) => `${formatNumber(sold)} von ${formatNumber(onSale)}`,
  averageRate: 'Durchschnittlicher Preis einer Nacht',
  revenuePerNight: 'Erlös je verfügbarer Nacht',
  revenue: 'Erlös der Nächte',
  percent,
  none: '-',
  before: (value: string, before: string) => `${value} (ein Jahr zuvor: ${before})`,
  bars: 'Auslastung nach Monaten',
  barsMean:
    'Bisher verkaufte Nächte, hier und über Plattformen, von allen Nächten im Verkauf. Alle Definitionen stehen neben den Zahlen der Berichte.',
  button: 'Berichte öffnen',
}

true satisfies Translated<typeof import('../en/mail-frame.ts'), typeof import('./mail-frame.ts')>
