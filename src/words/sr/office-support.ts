import type { ReviewState } from '#domain/bookings/review.ts'
import type { ComplaintState } from '#domain/support/complaints.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'

export const failedToLoadSupportTickets = 'Upiti nisu učitani'
export const supportTickets = 'Upiti gostiju'
export const refresh = 'Osvežite'
export const status = 'Status'
export const allTickets = 'Svi upiti'
export const nothingWasLostPleaseRefresh = 'Ništa nije izgubljeno. Osvežite za koji trenutak.'
export const noTicketsFound = 'Nema upita'
export const noSupportTicketsHaveBeen = 'Još nije stigao nijedan upit.'
export const noTicketsOf = {
  pending: 'Nema upita na čekanju.',
  in_progress: 'Nema upita u obradi.',
  resolved: 'Nema rešenih upita.',
  closed: 'Nema zatvorenih upita.',
}
export const priorities = { HIGH: 'Visok prioritet', NORMAL: 'Uobičajen prioritet' }
export const resolveTicket = 'Rešite upit'
export const yesResolveTicket = 'Da, rešite upit'
export const resolving = 'Rešavamo…'
export const areYouSureYouWish = (userName: string | number, userId: string | number): string =>
  `Da li zaista želite da rešite ovaj upit? Korisnik ${userName} (ID ${userId}) biće obavešten e-mailom.`
export const pending = 'Na čekanju'
export const inProgress = 'U obradi'
export const resolved = 'Rešeno'
export const total = 'Ukupno'
export const greska = 'Greška'
export const greskaPrilikomAzuriranjaStatusa = 'Greška prilikom ažuriranja statusa.'
export const ticketIsNow = (ticketId: string | number, statusNames: string | number): string => `Upit #${ticketId}: ${statusNames}`
export const closed = 'Zatvoreno'
export const user = 'Korisnik'
export const email = 'E-mail'
export const order = 'Porudžbina'
export const date = 'Datum'
export const sentFrom = (address: string): string => `Poslato sa druge adrese: ${address}`
export const wholeMail = 'Prikaži ceo e-mail'
export const you = 'Vi'
export const toTicket = (id: number): string => `na upit #${id}`
export const answerToRequestIsMailed = 'Vaš odgovor se gostu šalje e-mailom'
export const sendAnswerToRequest = 'Pošaljite odgovor'
export const sending = 'Šaljemo…'
export const answerSent = (id: number): string => `Vaš odgovor na upit #${id} je poslat`
export const complaint = 'Reklamacija'

export const complaints = 'Reklamacije'
export const howComplaintsWork =
  'Evidencija reklamacija. Svaka dobija broj i e-mail kojim se potvrđuje prijem. Odgovorite sa odlukom do prvog roka, i rešite je do drugog. Rešene reklamacije čuvaju se dve godine.'
export const complaintsNotLoaded = 'Reklamacije nisu učitane'
export const state = 'Stanje'
export const all = 'Sve'
export const complaintStates: Record<ComplaintState, string> = { open: 'Otvorena', late: 'Kasni', answered: 'Odgovoreno', solved: 'Rešena' }
export const noComplaints = 'Nema reklamacija.'
export const pagesOfComplaints = 'Strane sa reklamacijama'
export const received = 'Primljena'
export const bookingOfComplaint = 'Rezervacija'
export const noAddress = 'Nema: sami obavestite gosta'
export const answerBy = 'Odgovor do'
export const solveBy = 'Rešenje do'
export const dueBy = {
  answer: (day: string): string => `odgovor do ${day}`,
  solution: (day: string): string => `rešenje do ${day}`,
}
export const answeredOn = 'Odgovoreno'
export const solved = 'Rešena'
export const decidedOn = (decision: string, day: string): string => `${decision} ${ofDayWithin(day)}`
export const decision = 'Odluka'
export const pleaseChoose = 'Izaberite'
export const answerToComplaint = 'Odgovor gostu, sa obrazloženjem'
export const answerToComplaintIsMailed = 'Šalje se e-mailom zajedno sa odlukom i posle ne može da se menja.'
export const sendDecision = 'Pošaljite odluku'
export const complaintAnswered = 'Odluka se šalje gostu'
export const answerIt = 'Odgovorite'
export const solvedOn = 'Rešena dana'
export const remarks = 'Napomene'
export const onlyYou = 'Čitaju ih samo vlasnici.'
export const solvedAndRemarks = 'Rešenje i napomene'
export const save = 'Sačuvajte'
export const saving = 'Čuvamo…'
export const saved = 'Evidencija je ažurna'
export const notSaved = 'Nije sačuvano'
export const ofComplaint = (number: string): string => `reklamacija ${number}`
export const record = 'Unesite reklamaciju'
export const recordMeans = 'Za reklamacije koje su stigle e-mailom, telefonom ili lično.'
export const guestName = 'Gost'
export const guestEmail = 'E-mail za potvrdu i odgovor'
export const bookingNumber = 'Broj rezervacije'
export const content = 'Na šta se gost žali'
export const receivedOn = 'Primljena dana'
export const enter = 'Unesite i potvrdite'
export const entered = (number: string): string => `${number} je u evidenciji`
export const download = 'Preuzmite evidenciju'
export const csv = 'Preuzmite kao CSV'

export const reviews = 'Recenzije'
export const howReviewsWork =
  'Gosti čiji je boravak plaćen ocenjuju ga od dana odlaska. Recenzija se objavljuje posle dve sedmice, ili čim je objavite ili na nju odgovorite. Možete da je zadržite samo iz jednog od navedenih razloga, koji gost čita.'
export const reviewsNotLoaded = 'Recenzije nisu učitane'
export const noReviews = 'Još nema recenzija.'
export const pagesOfReviews = 'Strane sa recenzijama'
export const reviewStates: Record<ReviewState, string> = { waiting: 'Čeka', published: 'Objavljena', refused: 'Ne prikazuje se' }
export const stay = (villa: string, days: string): string => `${villa}, ${days}`
export const writtenOn = (day: string): string => `Napisana ${ofDayWithin(day)}`
export const publishedFrom = (day: string): string => `Objavljuje se ${ofDayWithin(day)}, ako pre toga ne odlučite`
export const reason = 'Razlog'
export const publish = 'Objavite sada'
export const publishing = 'Objavljujemo…'
export const published = 'Recenzija je objavljena'
export const answerToReview = 'Odgovorite'
export const yourAnswer = 'Vaš odgovor se prikazuje uz recenziju'
export const saveAnswer = 'Sačuvajte odgovor'
export const reviewAnswered = 'Vaš odgovor se prikazuje uz recenziju'
export const refuse = 'Ne prikazujte'
export const doNotShow = 'Ne prikazujte je'
export const refused = 'Recenzija se ne prikazuje; gost čita zašto'
export const erased = 'Gost čiji su podaci obrisani'
export const ofReview = (name: string): string => `recenzija gosta ${name}`

true satisfies Translated<typeof import('../en/office-support.ts'), typeof import('./office-support.ts')>
