import type { ComplaintDecision } from '#domain/support/complaints.ts'
import type { SupportReason } from '#domain/support/reasons.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { ofDay, ofDayWithin, onDay, within } from './grammar.ts'
import { reasonLabels } from './support.ts'

export const requestTable = { title: 'Zahtev', order: 'Porudžbina', reason: 'Razlog', message: 'Poruka' }

export const requestReceived = {
  subject: (id: string) => `Vaš zahtev #${id}`,
  preheader: (reason: SupportReason) => `Primili smo ga i odgovaramo u roku od 24 sata (${reasonLabels[reason]}).`,
  weAnswer: 'Primili smo Vaš zahtev i odgovaramo u roku od 24 sata.',
}

export const ownerRequestReceived = {
  subject: (id: number) => `Upit #${id}`,
  preheader: (guest: string, reason: SupportReason, orderId: string) => `${guest}: ${reasonLabels[reason]}, porudžbina ${orderId}.`,
  hasWritten: (guest: string, email: string) => `Piše ${guest} (${email}):`,
  button: 'Upiti gostiju',
}

const stillOpen = 'Ako je nešto ostalo otvoreno, pišite nam sa strane „Moje rezervacije“.'

export const resolved = {
  subject: (id: string) => `Zahtev #${id} je rešen`,
  preheader: stillOpen,
  isResolved: (id: string, reason: string, orderId: string) => `Vaš zahtev #${id} (${reason}, porudžbina ${orderId}) je rešen.`,
  stillOpen,
}

export const requestAnswered = {
  subject: (id: string) => `Odgovor na Vaš zahtev #${id}`,
  preheader: (reason: SupportReason) => `Odgovorili smo Vam (${reasonLabels[reason]}).`,
  hasAnswered: 'Odgovorili smo Vam. Možete da nam pišete na strani svog boravka.',
  button: 'Otvorite svoj boravak',
}

export const ownerMessage = {
  subject: (id: number) => `Nova poruka uz upit #${id}`,
  preheader: (guest: string, reason: SupportReason) => `Ponovo piše ${guest} (${reasonLabels[reason]}).`,
}

export const complaintTable = {
  title: 'Reklamacija',
  number: 'Broj reklamacije',
  receivedOn: 'Primljena',
  booking: 'Broj rezervacije',
  answerBy: 'Odgovaramo do',
  solveBy: 'Rešavamo do',
  decision: 'Odluka',
}

export const complaintReceived = {
  subject: (number: string) => `Vaša reklamacija ${number} je primljena`,
  preheader: (answerBy: string) => `Naš odgovor dobijate do ${ofDay(answerBy)}`,
  isReceived: (number: string, day: string, answerBy: string, solveBy: string) =>
    `Vašu reklamaciju smo primili ${within(onDay(day))}. Njen broj je ${number}. Odgovaramo do ${ofDayWithin(answerBy)}, a rešavamo je do ${ofDay(solveBy)}`,
  keepIt: 'Sačuvajte ovaj e-mail: on potvrđuje da je Vaša reklamacija primljena.',
}

const decided: Record<ComplaintDecision, string> = {
  accepted: 'Prihvatamo Vašu reklamaciju.',
  partly: 'Delimično prihvatamo Vašu reklamaciju.',
  refused: 'Ne prihvatamo Vašu reklamaciju, iz razloga navedenih u odgovoru.',
}

export const complaintAnswered = {
  subject: (number: string) => `Naš odgovor na Vašu reklamaciju ${number}`,
  preheader: (decision: ComplaintDecision) => decided[decision],
  decided,
  solvedBy: (day: string) => `Biće rešena najkasnije do ${ofDay(day)}`,
  readIt: 'Naš odgovor pročitajte na strani svog boravka.',
  disputeBodies: (bodies: string) => `Ako se ne slažete, možete se obratiti telu za vansudsko rešavanje potrošačkih sporova: ${bodies}`,
  button: 'Otvorite svoj boravak',
}

export const ownerComplaintReceived = {
  subject: (number: string) => `Reklamacija ${number}`,
  preheader: (guest: string, answerBy: string) => `Gost: ${ended(guest)} Odgovor sa odlukom je potreban do ${ofDay(answerBy)}`,
  hasComplained: (guest: string, answerBy: string, solveBy: string) =>
    `Primljena je reklamacija. Gost: ${ended(guest)} Zakon traži odgovor do ${ofDay(answerBy)} i rešenje do ${ofDay(solveBy)}`,
  button: 'Reklamacije',
}

export const ownerDue = {
  subject: {
    answer: {
      soon: (number: string) => `Treba odgovoriti na reklamaciju ${number}`,
      late: (number: string) => `Na reklamaciju ${number} nije odgovoreno na vreme`,
    },
    solution: {
      soon: (number: string) => `Treba rešiti reklamaciju ${number}`,
      late: (number: string) => `Reklamacija ${number} nije rešena na vreme`,
    },
  },
  preheader: {
    answer: (day: string) => `Odgovor je obećan do ${ofDay(day)}`,
    solution: (day: string) => `Rešenje je obećano do ${ofDay(day)}`,
  },
}

true satisfies Translated<typeof import('../en/mail-support.ts'), typeof import('./mail-support.ts')>
