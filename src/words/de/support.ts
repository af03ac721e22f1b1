import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const contactSupport = 'Schreiben Sie uns'
export const requestSentSuccessfully = 'Anfrage gesendet!'
export const weAnswerWithin24Hours = 'Wir antworten innerhalb von 24 Stunden.'
export const orderId = 'Auftragsnummer'
export const reason = 'Grund'
export const pleaseChoose = 'Bitte wählen'
export const message = 'Nachricht'
export const sending = 'Wird gesendet …'
export const sendRequest = 'Anfrage senden'

export const byMail = 'per E-Mail'
export const beforeBooking = 'vor der Buchung'
export const fromAnotherAddress = 'Von einer anderen Adresse'
export const pictureByMail = (n: number): string => `Bild ${formatNumber(n)} der E-Mail`
export const leftOut = (count: number, names: string): string =>
  count === 1 ? `1 Datei wurde nicht übernommen: ${names}` : `${formatNumber(count)} Dateien wurden nicht übernommen: ${names}`

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Stornierung oder Erstattung',
  change_dates: 'Änderung des Zeitraums',
  change_guests: 'Änderung der Gästezahl',
  special_requests: 'Besondere Wünsche',
  other: 'Sonstiges',
}

export const decisionLabels: Record<ComplaintDecision, string> = {
  accepted: 'Stattgegeben',
  partly: 'Teilweise stattgegeben',
  refused: 'Abgelehnt',
}
export const complaintNumber = (number: string): string => `Beschwerde ${number}`
export const thisIsAComplaint = 'Dies ist eine Beschwerde'
export const whatAComplaintGets = 'Sie bekommt eine Nummer, und wir nennen Ihnen per E-Mail den Tag, bis zu dem wir antworten.'
export const received = (number: string): string => `Die Beschwerde ${number} ist eingegangen`
export const weAnswerBy = (answerBy: string, solveBy: string): string =>
  `Wir antworten bis ${answerBy} und lösen sie bis ${solveBy}. Nummer und Fristen stehen auch in Ihrer E-Mail.`
export const answerPromised = (answerBy: string, solveBy: string): string => `Wir antworten bis ${answerBy} und lösen sie bis ${solveBy}.`
export const solutionPromised = (solveBy: string): string => `Wir lösen sie bis ${solveBy}.`
export const solvedOn = (day: string): string => `Gelöst am ${day}.`
export const decidedOn = (decision: string, day: string): string => `${decision} am ${day}`

true satisfies Translated<typeof import('../en/support.ts'), typeof import('./support.ts')>
