import type { nightStates } from '#contract/inbox.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import type { TicketStatus } from '#domain/support/reasons.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const toAnswer = 'Za odgovor'
export const countToAnswer = (count: number): string => `za odgovor: ${formatNumber(count)}`
export const allAnswered = 'Na sve je odgovoreno.'
export const otherTickets = 'Ostali upiti'
export const conversations = 'Razgovori'
export const backToList = 'Nazad na spisak'
export const waits = 'Čeka odgovor'
export const writtenByYou = (text: string): string => `Vi: ${text}`
export const kinds: Record<InboxKind, string> = {
  ticket: 'Upit',
  complaint: 'Reklamacija',
  question: 'Pitanje',
  review: 'Recenzija za odgovor',
}
export const late = 'Kasni'
export const answerDue = (day: string): string => `Odgovor do ${day}`
export const answerWasDue = (day: string): string => `Rok je bio ${day}`
export const reminder = 'Podsetnik'
export const chooseConversation = 'Izaberite razgovor.'
export const pagesOfConversations = 'Strane sa razgovorima'

export const messages = 'Poruke'
export const endOfTicket: Record<TicketStatus, (id: number, day: string) => string> = {
  pending: (id) => `Upit #${id} još čeka odgovor.`,
  in_progress: (id) => `Upit #${id} je još u obradi.`,
  resolved: (id, day) => `Upit #${id} je rešen ${ofDayWithin(day)}.`,
  closed: (id, day) => `Upit #${id} je zatvoren ${ofDayWithin(day)}.`,
}
export const newTicket = (id: number, day: string): string => `Upit #${id} je počeo ${ofDayWithin(day)}.`
export const ticket = (id: number): string => `Upit #${id}`
export const ticketStatus = (id: number, status: string): string => `Status upita #${id}: ${status}`
export const updated = 'Poslednja izmena'
export const priority = 'Prioritet'
export const undo = 'Poništite'
export const complaintIs = (number: string, state: string): string => `Reklamacija ${number}: ${state}`
export const answerComplaint = 'Odgovorite odlukom'

export const stay = 'Boravak'
export const villa = 'Vila'
export const arrives = 'Dolazi'
export const leaves = 'Odlazi'
export const guests = 'Broj gostiju'
export const total = 'Ukupno'
export const stillToPay = 'Još za plaćanje'
export const guest = 'Gost'
export const language = 'Jezik'
export const phone = 'Telefon'
export const stays = 'Boravci'
export const booking = 'Rezervacija'
export const nightsBeside = 'Noći pored'
export const thisStay = 'Ovaj boravak'
export const nights: Record<(typeof nightStates)[number], string> = {
  own: 'ovaj boravak',
  free: 'slobodno',
  taken: 'zauzeto',
  restricted: 'zatvoreno',
}
export const night = (day: string, state: string): string => `${day}: ${state}`
export const fromDay = (day: string, guest: string): string => `Od ${day}: ${guest}`
export const untilDay = (day: string, guest: string): string => `Do ${day}: ${guest}`
export const otherTicketsOfGuest = 'Ostali upiti ovog gosta'

export const note = 'Privatna beleška'
export const addNote = 'Privatna beleška'
export const onlyTheOffice = 'Čitaju je samo ljudi iz kancelarije.'
export const saveNote = 'Sačuvajte belešku'
export const noteSaved = 'Beleška je sačuvana'
export const notSaved = 'Nije sačuvano'
export const noteBy = (name: string): string => (name ? `Privatna beleška: ${name}` : 'Privatna beleška')
export const removeNote = 'Uklonite'
export const noteRemoved = 'Beleška je uklonjena'
export const remindMe = 'Podsetite me'
export const remindOn = 'Vratite na dan'
export const remind = 'Podsetite'
export const comesBack = (day: string): string => `Vraća se ${ofDayWithin(day)}`
export const cameBack = (day: string): string => `Vraćeno ${ofDayWithin(day)}`
export const comesBackTold = (day: string): string => `Razgovor se vraća ${ofDayWithin(day)}`
export const noReminder = 'Bez podsetnika'
export const reminderGone = 'Podsetnik je uklonjen'

export const suggestion = 'Predlog'
export const isFree = (villa: string, days: string): string => `Slobodno: ${villa}, ${days}`
export const isNotFree = (villa: string, days: string): string => `Nije slobodno: ${villa}, ${days}`
export const samePrice = 'ista cena'
export const moveTo = (days: string, price: string): string => `Pomerite na ${days}, ${price}`
export const decideOnBooking = 'Pristanite ili odbijte'

export const howItWorks = 'Kako to radi'
export const complaintOf = (number: string, name: string): string => `${number} ${name}`

true satisfies Translated<typeof import('../en/office-inbox.ts'), typeof import('./office-inbox.ts')>
