import type { CalendarDay } from '#domain/calendar-day.ts'
import type { PaperKind } from '#domain/papers/paper.ts'
import type { Translated } from '../translated.ts'
import { formatDay, zone } from './days.ts'

export const language = 'de'

const fileNames: Record<PaperKind, string> = {
  confirmation: 'buchungsbestaetigung',
  receipt: 'zahlungsbestaetigung',
  proforma: 'proforma-rechnung',
  refund: 'erstattung',
  statement: 'monatsabrechnung',
}
export const fileName = (kind: PaperKind, number: string): string => `${fileNames[kind]}-${number}.pdf`
export const archiveName = (month: string): string => `dokumente-${month}.zip`

export const numberAndDay = (number: string, day: CalendarDay): string => `${number} · ausgestellt am ${formatDay(day)}`
export const pageOf = (number: string, page: number, pages: number): string => `${number} · Seite ${page} von ${pages}`

export const registrationNumber = (value: string): string => `Registernummer ${value}`
export const taxNumber = (value: string): string => `Steuernummer ${value}`

export const guest = { title: 'Gast', name: 'Name', email: 'E-Mail', phone: 'Telefon', reference: 'Verwendungszweck der Überweisung' }

export const corrected = (title: string): string => `${title}, berichtigt`
export const replaces = (number: string): string => `Dieses Dokument ersetzt ${number}.`

export const receipt = {
  headline: 'Bezahlt',
  what: 'Diese Bestätigung besagt, dass wir diese Zahlung erhalten haben. Sie ist kein Kassenbeleg und keine Rechnung im steuerlichen Sinn.',
}

export const refund = {
  title: 'Erstattung',
  headline: 'Erstattet',
  amount: 'Betrag',
  both: (euros: string, dinars: string) => `${euros} (${dinars})`,
  payment: 'Von der Zahlung',
  receipt: 'Bestätigung der Zahlung',
  method: 'Geht an',
  ways: {
    card: 'Die Karte, mit der bezahlt wurde',
    transfer: 'Das Konto der Überweisung',
    cash: 'Bar',
  },
  paidOn: 'Bezahlt am',
  on: 'Erstattet am',
  transaction: 'Transaktionsnummer',
  what: 'Dieses Dokument besagt, was wir von einer Zahlung erstattet haben. Es ist kein steuerlicher Beleg.',
}

export const reversal = {
  title: 'Storno einer Zahlungsbestätigung',
  headline: 'Storniert',
  what: (receipt: string) =>
    `Die Zahlung der Bestätigung ${receipt} wurde versehentlich erfasst. Dieses Dokument storniert sie. Dabei wurde kein Geld bewegt.`,
}

export const confirmation = {
  headline: 'Preis des Aufenthalts',
  price: 'Preis',
  item: 'Position',
  amount: 'Betrag',
  total: 'Gesamtpreis',
  plan: 'Zahlungen',
  stage: (number: number, stages: number) => (stages === 1 ? 'Der ganze Preis' : `Rate ${number} von ${stages}`),
  dueOn: `Fällig bis ${zone}`,
  what: 'Dieses Dokument bestätigt Ihre Buchung. Es ist keine Quittung und kein steuerlicher Beleg.',
  cancelling: (text: string) => text,
}

export const proforma = {
  headline: 'Zu bezahlen',
  title: 'Zahlung per Überweisung',
  beneficiary: 'Empfänger',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  amount: 'Betrag in Euro',
  reference: 'Verwendungszweck',
  dueOn: `Zahlbar bis ${zone}`,
  instalment: 'Für',
  what: 'Diese Proforma-Rechnung bittet um eine Zahlung. Sie ist keine Quittung und kein steuerlicher Beleg. Sie bekommen eine Bestätigung, wenn das Geld eingegangen ist.',
  hint: 'Bitte geben Sie bei der Überweisung den Verwendungszweck an und tragen Sie die Kosten Ihrer eigenen Bank.',
}

export const statement = {
  titleOf: (month: string) => `Abrechnung für ${month}`,
  headline: 'Eingänge abzüglich Erstattungen',
  byMethod: 'Nach Zahlungsart',
  method: 'Zahlungsart',
  byBooking: 'Nach Buchung',
  booking: 'Buchung',
  received: 'Eingegangen',
  returned: 'Erstattet',
  net: 'Netto',
  levy: 'Davon Abgabe',
  vat: 'Davon MwSt.',
  total: 'Gesamt',
  empty: 'In diesem Monat ist kein Geld eingegangen oder erstattet worden.',
  shares: 'Abgabe und MwSt. sind die Anteile des Geldes am Preis des Aufenthalts, wie er jetzt vereinbart ist.',
  what: 'Geld nach dem Tag des Eingangs oder der Erstattung, in der Zeit der Villen, wie in den Büchern. Diese Abrechnung ist kein steuerlicher Beleg.',
}

export const kinds: Record<PaperKind, string> = {
  confirmation: 'Buchungsbestätigung',
  receipt: 'Zahlungsbestätigung',
  proforma: 'Proforma-Rechnung',
  refund: 'Bestätigung der Erstattung',
  statement: 'Monatsabrechnung',
}
export const corrects = (number: string): string => `anstelle von ${number}`
export const correctedBy = (number: string): string => `Nicht mehr gültig: ersetzt durch ${number}`
export const download = 'Herunterladen (PDF)'

true satisfies Translated<typeof import('../en/papers.ts'), typeof import('./papers.ts')>
