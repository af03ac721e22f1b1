import type { nightStates } from '#contract/inbox.ts'
import type { InboxKind } from '#domain/support/inbox.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const toAnswer = 'Za odgovor'
export const countToAnswer = (count: number): string => `za odgovor: ${formatNumber(count)}`
export const allAnswered = 'Na sve je odgovoreno.'
export const otherConversations = 'Ostali razgovori'
export const conversations = 'Razgovori'
export const backToList = 'Nazad na spisak'
export const waits = 'Čeka odgovor'
export const writtenByYou = (text: string): string => `Vi: ${text}`
export const kinds: Record<InboxKind, string> = {
  stay: 'Boravak',
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
export const requestIs = (id: number, reason: string, status: string): string => `Upit #${id}: ${reason}, ${status}`
export const mailReturned = (subject: string, recipient: string, at: string, why: string): string =>
  `„${subject}“ za ${recipient} nije stigao (${at})${why && `: ${why}`}`
export const nothingWritten = 'Još ništa nije napisano.'
export const emailSent = (subject: string): string => `E-mail: ${subject}`
export const emailOnItsWay = (subject: string): string => `E-mail čeka slanje: ${subject}`
export const needsNoAnswer = 'Ne treba odgovor'
export const waitsNoLonger = 'Razgovor više ne čeka'
export const noWayToWrite = 'Nema ni adrese e-pošte ni naloga, pa ovom gostu ne može da se piše.'
export const messageIsMailed = 'Vaša poruka se šalje gostu e-mailom'
export const sendMessage = 'Pošaljite poruku'
export const messageSent = 'Vaša poruka je na putu'
export const notSent = 'Vaša poruka nije poslata'
export const writeTo = (guest: string): string => `Poruka za gosta: ${guest}`
export const openConversation = 'Otvorite razgovor'
export const facts = 'Boravak i gost'
export const ticketsOfStay = 'Ostali upiti o ovom boravku'
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

export const questions = 'Pitanja'
export const askedAbout = 'Pita za'
export const days = 'Datumi'
export const priceToday = 'Cena danas'
export const costsToday = (price: string): string => `Danas košta ${price}.`
export const makeOffer = 'Napravite ponudu'
export const staysOfAddress = (count: number): string => `Boravci sa ove adrese: ${formatNumber(count)}`
export const eraseConversation = 'Obrišite razgovor'
export const eraseThisConversation = 'Obrisati razgovor?'
export const yesErase = 'Da, obrišite'
export const erasing = 'Brisanje …'
export const eraseMeans = (guest: string): string =>
  `Briše se razgovor (${guest}) i tekstovi e-mailova o njemu. Link iz tih e-mailova posle ne otvara ništa. Ovo se ne može poništiti.`
export const erased = 'Razgovor je obrisan'
export const noQuestions = 'Nema pitanja.'
export const searchConversations = 'Pretraga razgovora'
export const find = 'Nađite'
export const nothingFits = (search: string): string => `„${search}“ nije nađeno ni u porukama, ni u imenima, adresama i brojevima.`
export const mine = 'Moji'
export const nothingOfYours = 'Nijedan razgovor nije dodeljen Vama.'
export const unread = 'Nepročitano'
export const markAsUnread = 'Označite kao nepročitano'
export const markedAsUnread = 'Razgovor je ponovo nepročitan'
export const assignTo = (name: string): string => `Dodelite: ${name}`
export const assignToNobody = 'Ne dodeljujte nikome'
export const answers = (name: string): string => `Odgovara: ${name}`
export const assigned = 'Razgovor je dodeljen'
export const notAssigned = 'Razgovor nije dodeljen nikome'

true satisfies Translated<typeof import('../en/office-inbox.ts'), typeof import('./office-inbox.ts')>
