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
export const pagesOfTickets = 'Strane sa upitima'
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
export const ofTicket = (id: string | number): string => `upit #${id}`
export const set = 'Postavite'
export const statusOfTicket = (id: string | number): string => `status upita #${id}`
export const user = 'Korisnik'
export const email = 'E-mail'
export const order = 'Porudžbina'
export const date = 'Datum'
export const lastUpdated = (updatedAt: string | number): string => `Poslednja izmena: ${updatedAt}`
export const you = 'Vi'
export const answer = 'Odgovorite'
export const toTicket = (id: number): string => `na upit #${id}`
export const answerIsMailed = 'Vaš odgovor se gostu šalje e-mailom'
export const sendAnswer = 'Pošaljite odgovor'
export const sending = 'Šaljemo…'
export const answerSent = (id: number): string => `Vaš odgovor na upit #${id} je poslat`
export const complaint = 'Reklamacija'
