import type { SupportReason } from '#domain/support/reasons.ts'
import { reasonLabels } from './support-reasons.de.ts'

export const table = { title: 'Anfrage', order: 'Auftrag', reason: 'Grund', message: 'Nachricht' }

export const received = {
  subject: (id: number) => `Ihre Anfrage #${id}`,
  preheader: (reason: SupportReason) => `Wir haben sie erhalten und antworten innerhalb von 24 Stunden (${reasonLabels[reason]}).`,
  weAnswer: 'Wir haben Ihre Anfrage erhalten und antworten innerhalb von 24 Stunden.',
}

export const ownerReceived = {
  subject: (id: number) => `Anfrage #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, Auftrag ${orderId}.`,
  hasWritten: (guest: string, email: string) => `${guest} (${email}) schreibt:`,
  button: 'Anfragen',
}

const stillOpen = 'Wenn noch etwas offen ist, schreiben Sie uns unter „Meine Buchungen“.'

export const resolved = {
  subject: (id: number) => `Anfrage #${id} ist erledigt`,
  preheader: stillOpen,
  isResolved: (id: number, reason: SupportReason, orderId: string) =>
    `Ihre Anfrage #${id} (${reasonLabels[reason]}, Auftrag ${orderId}) ist erledigt.`,
  stillOpen,
}

export const answered = {
  subject: (id: number) => `Eine Antwort auf Ihre Anfrage #${id}`,
  preheader: (reason: SupportReason) => `Wir haben Ihnen geantwortet (${reasonLabels[reason]}).`,
  hasAnswered: 'Wir haben Ihnen geantwortet. Auf der Seite Ihres Aufenthalts können Sie uns zurückschreiben.',
  button: 'Aufenthalt öffnen',
}

export const ownerMessage = {
  subject: (id: number) => `Neue Nachricht zur Anfrage #${id}`,
  preheader: (guest: string, reason: SupportReason) => `${guest} hat wieder geschrieben (${reasonLabels[reason]}).`,
}
