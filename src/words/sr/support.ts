import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import type { Translated } from '../translated.ts'
import { ofDay, ofDayWithin, onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const contactSupport = 'Pišite nam'
export const requestSentSuccessfully = 'Zahtev je poslat!'
export const weAnswerWithin24Hours = 'Odgovaramo u roku od 24 sata.'
export const orderId = 'Broj porudžbine'
export const reason = 'Razlog'
export const pleaseChoose = 'Izaberite'
export const message = 'Poruka'
export const sending = 'Šaljemo…'
export const sendRequest = 'Pošaljite zahtev'

export const byMail = 'e-mailom'
export const beforeBooking = 'pre rezervacije'
export const fromAnotherAddress = 'Sa druge adrese'
export const pictureByMail = (n: number): string => `Slika ${formatNumber(n)} iz e-maila`
export const leftOut = (count: number, names: string): string => `Nije preuzeto (${formatNumber(count)}): ${names}`

export const reasonLabels: Record<SupportReason, string> = {
  cancel_refund: 'Otkazivanje ili povraćaj novca',
  change_dates: 'Promena datuma',
  change_guests: 'Promena broja gostiju',
  special_requests: 'Posebne želje',
  other: 'Drugo',
}

export const decisionLabels: Record<ComplaintDecision, string> = {
  accepted: 'Prihvaćena',
  partly: 'Delimično prihvaćena',
  refused: 'Odbijena',
}
export const complaintNumber = (number: string): string => `Reklamacija ${number}`
export const thisIsAComplaint = 'Ovo je reklamacija'
export const whatAComplaintGets = 'Dobija broj, a rok za odgovor javljamo Vam e-mailom.'
export const received = (number: string): string => `Reklamacija ${number} je primljena`
export const weAnswerBy = (answerBy: string, solveBy: string): string =>
  `Odgovaramo do ${ofDayWithin(answerBy)}, a rešavamo je do ${ofDay(solveBy)} Broj i rokovi su i u e-mailu.`
export const answerPromised = (answerBy: string, solveBy: string): string =>
  `Odgovaramo do ${ofDayWithin(answerBy)}, a rešavamo je do ${ofDay(solveBy)}`
export const solutionPromised = (solveBy: string): string => `Rešavamo je do ${ofDay(solveBy)}`
export const solvedOn = (day: string): string => `Rešena ${onDay(day)}`
export const decidedOn = (decision: string, day: string): string => `${decision} ${onDay(day)}`

true satisfies Translated<typeof import('../en/support.ts'), typeof import('./support.ts')>
