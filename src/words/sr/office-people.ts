import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'

export const people = 'Ljudi'
export const howItWorks =
  'Ko sme da uđe u administraciju, i šta ko u njoj sme. Svaku promenu potvrđujete svojom lozinkom; svi ostali vlasnici se obaveštavaju e-mailom.'
export const you = 'Vi'
export const role = 'Uloga'
export const email = 'E-mail'
export const lastSignIn = 'Poslednja prijava'
export const never = 'nikada'
export const twoStep = 'Prijava u dva koraka'
export const on = 'uključena'
export const off = 'isključena'
export const changeRole = 'Promenite ulogu'
export const remove = 'Uklonite'
export const removing = 'Uklanjamo…'
export const of = (name: string): string => `(${name})`
export const removeMeans =
  'Prijave se odmah prekidaju, a nalog ostaje kao nalog gosta. Ono što je ta osoba uradila ostaje u aktivnosti pod tim imenom.'
export const removePerson = (name: string): string => `Uklonite: ${name}`
export const yourPassword = 'Vaša lozinka'
export const save = 'Sačuvajte'
export const saving = 'Čuvamo…'
export const notSaved = 'Nije sačuvano'
export const roleChanged = 'Uloga je promenjena'
export const removed = 'Uklonjeno'
export const invite = 'Pozovite nekoga'
export const inviteMeans = 'Tamo stiže e-mail sa linkom. Može da se upotrebi jednom, u roku od sedam dana.'
export const sendInvitation = 'Pošaljite poziv'
export const sending = 'Šaljemo…'
export const invitedNow = (email: string): string => `Poziv se šalje: ${email}`
export const invitations = 'Otvoreni pozivi'
export const invitedBy = (name: string, until: string): string => `Poziv šalje ${name}, važi do ${ofDayWithin(until)}`
export const withdraw = 'Povucite'
export const withdrawing = 'Povlačimo…'
export const withdrawn = 'Poziv je povučen'
export const demands = 'Ko mora da se prijavljuje u dva koraka'
export const demandsMean = 'Ko ima označenu ulogu a još nema drugi korak, mora da ga podesi pri sledećem kliku.'
export const demandedOfAll = 'Svi moraju: server je podešen sa ADMIN_TWO_STEP=required.'
export const demandsSaved = 'Sačuvano je ko mora da se prijavljuje u dva koraka'

true satisfies Translated<typeof import('../en/office-people.ts'), typeof import('./office-people.ts')>
