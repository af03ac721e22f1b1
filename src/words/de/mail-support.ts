import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { reasonLabels } from './support.ts'

export const requestTable = { title: 'Anfrage', order: 'Auftrag', reason: 'Grund', message: 'Nachricht' }

export const requestReceived = {
  subject: (id: string) => `Ihre Anfrage #${id}`,
  preheader: (reason: SupportReason) => `Wir haben sie erhalten und antworten innerhalb von 24 Stunden (${reasonLabels[reason]}).`,
  weAnswer: 'Wir haben Ihre Anfrage erhalten und antworten innerhalb von 24 Stunden.',
}

export const ownerRequestReceived = {
  subject: (id: number) => `Anfrage #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, Auftrag ${orderId}.`,
  hasWritten: (guest: string, email: string) => `${guest} (${email}) schreibt:`,
  button: 'Anfragen',
}

const stillOpen = 'Wenn noch etwas offen ist, schreiben Sie uns unter „Meine Buchungen“.'

export const resolved = {
  subject: (id: string) => `Anfrage #${id} ist erledigt`,
  preheader: stillOpen,
  isResolved: (id: string, reason: string, orderId: string) => `Ihre Anfrage #${id} (${reason}, Auftrag ${orderId}) ist erledigt.`,
  stillOpen,
}

export const requestAnswered = {
  subject: (id: string) => `Eine Antwort auf Ihre Anfrage #${id}`,
  preheader: (reason: SupportReason) => `Wir haben Ihnen geantwortet (${reasonLabels[reason]}).`,
  hasAnswered: 'Wir haben Ihnen geantwortet. Auf der Seite Ihres Aufenthalts können Sie uns zurückschreiben.',
  button: 'Aufenthalt öffnen',
}

export const ownerMessage = {
  subject: (id: number) => `Neue Nachricht zur Anfrage #${id}`,
  preheader: (guest: string, reason: SupportReason) => `${guest} hat wieder geschrieben (${reasonLabels[reason]}).`,
}

export const complaintTable = {
  title: 'Beschwerde',
  number: 'Nummer der Beschwerde',
  receivedOn: 'Eingegangen am',
  booking: 'Buchungsnummer',
  answerBy: 'Antwort bis',
  solveBy: 'Lösung bis',
  decision: 'Entscheidung',
}

export const complaintReceived = {
  subject: (number: string) => `Ihre Beschwerde ${number} ist eingegangen`,
  preheader: (answerBy: string) => `Sie bekommen unsere Antwort bis ${answerBy}.`,
  isReceived: (number: string, day: string, answerBy: string, solveBy: string) =>
    `Wir haben Ihre Beschwerde am ${day} erhalten. Sie hat die Nummer ${number}. Wir antworten bis ${answerBy} und lösen sie bis ${solveBy}.`,
  keepIt: 'Bitte bewahren Sie diese E-Mail auf: Sie bestätigt den Eingang Ihrer Beschwerde.',
}

const decided: Record<ComplaintDecision, string> = {
  accepted: 'Wir geben Ihrer Beschwerde statt.',
  partly: 'Wir geben Ihrer Beschwerde teilweise statt.',
  refused: 'Wir geben Ihrer Beschwerde aus den in unserer Antwort genannten Gründen nicht statt.',
}

export const complaintAnswered = {
  subject: (number: string) => `Unsere Antwort auf Ihre Beschwerde ${number}`,
  preheader: (decision: ComplaintDecision) => decided[decision],
  decided,
  solvedBy: (day: string) => `Sie wird bis spätestens ${day} gelöst.`,
  readIt: 'Bitte lesen Sie unsere Antwort auf der Seite Ihres Aufenthalts.',
  disputeBodies: (bodies: string) =>
    `Wenn Sie nicht einverstanden sind, können Sie sich an eine Stelle zur außergerichtlichen Streitbeilegung wenden: ${bodies}`,
  button: 'Aufenthalt öffnen',
}

export const ownerComplaintReceived = {
  subject: (number: string) => `Beschwerde ${number}`,
  preheader: (guest: string, answerBy: string) => `Von ${ended(guest)} Eine Antwort mit Entscheidung ist bis ${answerBy} fällig.`,
  hasComplained: (guest: string, answerBy: string, solveBy: string) =>
    `${guest} hat sich beschwert. Das Gesetz verlangt eine Antwort bis ${answerBy} und eine Lösung bis ${solveBy}.`,
  button: 'Beschwerden',
}

export const ownerDue = {
  subject: {
    answer: {
      soon: (number: string) => `Die Beschwerde ${number} muss beantwortet werden`,
      late: (number: string) => `Die Beschwerde ${number} ist nicht rechtzeitig beantwortet`,
    },
    solution: {
      soon: (number: string) => `Die Beschwerde ${number} muss gelöst werden`,
      late: (number: string) => `Die Beschwerde ${number} ist nicht rechtzeitig gelöst`,
    },
  },
  preheader: {
    answer: (day: string) => `Die Antwort war bis ${day} zugesagt.`,
    solution: (day: string) => `Die Lösung war bis ${day} zugesagt.`,
  },
}

true satisfies Translated<typeof import('../en/mail-support.ts'), typeof import('./mail-support.ts')>
