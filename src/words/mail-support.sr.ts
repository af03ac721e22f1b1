import type { SupportReason } from '#domain/support/reasons.ts'
import { reasonLabels } from './support-reasons.sr.ts'

export const table = { title: 'Zahtev', order: 'Porudžbina', reason: 'Razlog', message: 'Poruka' }

export const received = {
  subject: (id: number) => `Vaš zahtev #${id}`,
  preheader: (reason: SupportReason) => `Primili smo ga i odgovaramo u roku od 24 sata (${reasonLabels[reason]}).`,
  weAnswer: 'Primili smo Vaš zahtev i odgovaramo u roku od 24 sata.',
}

export const ownerReceived = {
  subject: (id: number) => `Upit #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, porudžbina ${orderId}.`,
  hasWritten: (guest: string, email: string) => `Piše ${guest} (${email}):`,
  button: 'Upiti gostiju',
}

const stillOpen = 'Ako je nešto ostalo otvoreno, pišite nam sa strane „Moje rezervacije“.'

export const resolved = {
  subject: (id: number) => `Zahtev #${id} je rešen`,
  preheader: stillOpen,
  isResolved: (id: number, reason: SupportReason, orderId: string) =>
    `Vaš zahtev #${id} (${reasonLabels[reason]}, porudžbina ${orderId}) je rešen.`,
  stillOpen,
}

export const answered = {
  subject: (id: number) => `Odgovor na Vaš zahtev #${id}`,
  preheader: (reason: SupportReason) => `Odgovorili smo Vam (${reasonLabels[reason]}).`,
  hasAnswered: 'Odgovorili smo Vam. Možete da nam pišete na strani svog boravka.',
  button: 'Otvorite svoj boravak',
}

export const ownerMessage = {
  subject: (id: number) => `Nova poruka uz upit #${id}`,
  preheader: (guest: string, reason: SupportReason) => `Ponovo piše ${guest} (${reasonLabels[reason]}).`,
}
