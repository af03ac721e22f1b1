import type { ComplaintDecision } from '#domain/support/complaints.ts'
import { ended } from './full-stop.ts'
import { ofDay, ofDayWithin, onDay, within } from './serbian-days.ts'

export const table = {
  title: 'Reklamacija',
  number: 'Broj reklamacije',
  receivedOn: 'Primljena',
  booking: 'Broj rezervacije',
  answerBy: 'Odgovaramo do',
  solveBy: 'Rešavamo do',
  decision: 'Odluka',
}

export const received = {
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

export const answered = {
  subject: (number: string) => `Naš odgovor na Vašu reklamaciju ${number}`,
  preheader: (decision: ComplaintDecision) => decided[decision],
  decided,
  solvedBy: (day: string) => `Biće rešena najkasnije do ${ofDay(day)}`,
  readIt: 'Naš odgovor pročitajte na strani svog boravka.',
  disputeBodies: (bodies: string) => `Ako se ne slažete, možete se obratiti telu za vansudsko rešavanje potrošačkih sporova: ${bodies}`,
  button: 'Otvorite svoj boravak',
}

export const ownerReceived = {
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
