import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { greekTime } from './payment.ts'

export const sent = {
  subject: 'Ein Angebot für Ihren Aufenthalt',
  subjectForSeveral: (stays: string) => `Ein Angebot für Sie: ${stays} zur Wahl`,
  preheader: (validUntil: string) => `Gültig bis ${validUntil}. Sie nehmen es auf der Seite an, die der Link öffnet.`,
  opening: 'Ihre Gastgeber bieten Ihnen diesen Aufenthalt an:',
  openingForSeveral: 'Ihre Gastgeber bieten Ihnen diese Aufenthalte an. Wählen Sie einen davon:',
  holding: (validUntil: string) => `Wir halten die Nächte bis ${greekTime(validUntil)} für Sie frei.`,
  notHolding: (validUntil: string) =>
    `Das Angebot gilt bis ${greekTime(validUntil)}. Die Nächte halten wir nicht frei: Andere können sie vor Ihnen buchen.`,
  howCard:
    'Auf der Seite, die dieser Link öffnet, nehmen Sie an und zahlen mit Karte. Der Link ist nur für Sie bestimmt; bitte geben Sie ihn nicht weiter.',
  howBoth:
    'Auf der Seite, die dieser Link öffnet, nehmen Sie an und zahlen mit Karte oder per Überweisung. Der Link ist nur für Sie bestimmt; bitte geben Sie ihn nicht weiter.',
  button: 'Angebot ansehen',
}

export const stay = {
  villa: 'Villa',
  total: 'Gesamtpreis',
  stage: (euros: string, day: string) => `${euros} bis ${day}`,
}

export const transfer = {
  subject: (code: string) => `Buchung ${code}: Bankdaten und Frist für Ihre Überweisung`,
  preheader: (euros: string, day: string) => `${euros} bis ${day}. Bis dahin halten wir die Nächte für Sie frei.`,
  opening: (villa: string, stay: string) => `Sie haben gewählt: ${villa}, ${ended(stay)} Sie zahlen per Überweisung.`,
  keptUntil: (day: string) => `Die Nächte gehören Ihnen, sobald das Geld da ist. Wir halten sie bis ${greekTime(day)} für Sie frei.`,
  reminderPreheader: (euros: string, day: string) => `${euros} bitte bis ${day}. Danach sind die Nächte für andere frei.`,
  reminderSubject: (code: string) => `Buchung ${code}: Ihre Überweisung ist bald fällig`,
  reminder: (euros: string, onDue: string) =>
    `Ihre Überweisung von ${euros} ist noch nicht bei uns eingegangen. Sie ist am ${onDue} fällig. Wenn Sie sie schon gesendet haben, betrachten Sie diese E-Mail bitte als gegenstandslos.`,
  title: 'Überweisung',
  beneficiary: 'Empfänger',
  iban: 'IBAN',
  bic: 'BIC',
  bank: 'Bank',
  amount: 'Betrag',
  reference: 'Verwendungszweck',
  dueOn: `Zahlbar bis ${zone}`,
  button: 'Angebot öffnen',
}

export const over = {
  lapsedSubject: 'Ihr Angebot ist abgelaufen',
  lapsed:
    'Das Angebot Ihrer Gastgeber ist abgelaufen, und seine Nächte sind für andere frei. Schreiben Sie uns, wenn Sie weiterhin kommen möchten.',
  lapsedTransfer:
    'Ihre Überweisung ist nicht rechtzeitig eingegangen, und die Nächte sind für andere frei. Wenn Sie sie gesendet haben, schreiben Sie uns bitte: Wir suchen sie und finden eine Lösung oder erstatten das Geld.',
  withdrawnSubject: 'Ihr Angebot wurde zurückgezogen',
  withdrawn: 'Ihre Gastgeber haben das Angebot für diese Nächte zurückgezogen. Schreiben Sie uns, wenn Sie andere möchten.',
  preheader: 'Es wurde nichts abgebucht, und es ist nichts zu zahlen.',
  preheaderTransfer: 'Bitte schreiben Sie uns, wenn Sie das Geld gesendet haben.',
}

/** Nights that were kept for the guest are lost. */
export const lost = {
  subject: 'Die Nächte Ihres Angebots sind nicht mehr frei',
  opening: (villa: string, stay: string) =>
    `Wir haben diese Nächte für Sie freigehalten: ${villa}, ${ended(stay)} Durch einen Fehler von uns sind sie jetzt anders vergeben. Das tut uns sehr leid.`,
  awaited:
    'Wenn Sie das Geld schon gesendet haben, schreiben Sie uns bitte: Wir erstatten Ihnen alles oder bieten Ihnen andere Nächte an, wenn Sie möchten.',
  others: 'Die anderen Aufenthalte des Angebots halten wir weiter für Sie frei.',
  writeToUs: 'Bitte schreiben Sie uns, damit wir andere Nächte für Sie finden.',
  preheader: 'Diese Nächte sind jetzt anders vergeben. Bitte schreiben Sie uns, wenn Sie das Geld gesendet haben.',
}

export const owner = {
  lostSubject: (guest: string, code: string) => `Nächte für ${guest} sind verloren: ${code}`,
  lostPreheader: 'Sie sind jetzt anders vergeben. Bitte schreiben Sie dem Gast.',
  lost: (guest: string) =>
    `Diese Nächte wurden durch ein Angebot für ${guest} freigehalten und sind jetzt anders vergeben. Der Gast weiß Bescheid. Bitte bieten Sie andere Nächte an.`,
  transferSubject: (guest: string, code: string) => `${guest} bezahlt die Buchung ${code} per Überweisung`,
  transferPreheader: (euros: string, day: string) => `${euros} bis ${day}. Bitte erfassen Sie das Geld, wenn es eingeht.`,
  transfer: (guest: string) =>
    `${guest} hat Ihr Angebot angenommen und zahlt per Überweisung. Die Nächte werden bis zwei Tage nach der Fälligkeit freigehalten.`,
  lapsedSubject: (guest: string) => `Das Angebot an ${guest} ist abgelaufen`,
  lapsedPreheader: 'Seine Nächte sind wieder frei.',
  lapsed: (guest: string) =>
    `${guest} hat Ihr Angebot nicht rechtzeitig angenommen, oder die Überweisung ist nicht gekommen. Die Nächte sind wieder frei.`,
}

true satisfies Translated<typeof import('../en/mail-offer.ts'), typeof import('./mail-offer.ts')>
