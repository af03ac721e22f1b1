import type { ThreadState } from '#domain/threads/thread.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const questions = 'Pitanja'
export const howQuestionsWork =
  'Pitanja gostiju pre rezervacije. Vaš odgovor stiže gostu e-mailom, sa linkom preko kog gost može da odgovori. Razgovori u kojima niko ne piše brišu se kad i tekstovi e-mailova.'
export const stateLabel = 'Stanje'
export const all = 'Sva'
export const states: Record<ThreadState, string> = { open: 'Čekaju odgovor', waiting: 'Odgovorena', closed: 'Zatvorena' }
export const noQuestions = 'Nema pitanja.'
export const pagesOfQuestions = 'Strane sa pitanjima'
export const email = 'E-mail'
export const stays = 'Boravci'
export const staysOfAddress = (count: number): string => `Boravci sa ove adrese: ${formatNumber(count)}`
export const writesIn = 'Jezik'
export const stay = 'Pita za'
export const asked = 'Poslato'
export const answer = 'Odgovorite'
export const answerIsMailed = 'Odgovor stiže gostu e-mailom'
export const toQuestion = (guest: string): string => `(${guest})`
export const send = 'Pošaljite odgovor'
export const sending = 'Slanje …'
export const answerSent = (guest: string): string => `Odgovor je poslat (${guest})`
export const notSent = 'Nije poslato'
export const makeOffer = 'Napravite ponudu'
export const close = 'Odgovor nije potreban'
export const closed = 'Razgovor je zatvoren'
export const erase = 'Obrišite'
export const yesErase = 'Da, obrišite'
export const erasing = 'Brisanje …'
export const eraseConversation = 'Obrisati razgovor?'
export const eraseMeans = (guest: string): string =>
  `Briše se razgovor (${guest}) i tekstovi e-mailova o njemu. Link iz tih e-mailova posle ne otvara ništa. Ovo se ne može poništiti.`
export const erased = 'Razgovor je obrisan'
export const you = 'Vi'

true satisfies Translated<typeof import('../en/office-questions.ts'), typeof import('./office-questions.ts')>
