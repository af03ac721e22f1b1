import type { Translated } from '../translated.ts'
import { onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const greskaPrilikomSlanjaZahtevaPokusajte = 'Greška prilikom slanja zahteva. Pokušajte ponovo.'
export const failedToLoadReservations = 'Rezervacije nisu učitane'
export const myReservations = 'Moje rezervacije'
export const yourStaysAtTheVillas = 'Vaši boravci u vilama i šta je još ostalo da se plati.'
export const youHaveNotBooked = 'Još nemate rezervisan boravak.'
export const youHave = (total: string | number): string => `Ukupno: ${total}.`
export const yourBookingsAreSafeThey = 'Vaše rezervacije su na sigurnom; samo nisu mogle da se prikažu.'
export const tryAgain = 'Pokušajte ponovo'
export const bookYourFirstStay = 'Rezervišite prvi boravak'
export const pagesOfReservations = 'Strane sa rezervacijama'
export const yourDataDownloadOrErase = 'Vaši podaci: preuzmite ili obrišite ono što čuvamo o Vama'
export const openYourStay = 'Otvorite svoj boravak'
export const addToCalendar = 'Dodajte u kalendar'
export const noImageAvailable = 'Slika nije dostupna'
export const contactSupport = 'Pišite nam'
export const booking = (bookingNumber: string | number): string => `Rezervacija ${bookingNumber}`
export const checkIn = 'Dolazak'
export const checkOut = 'Odlazak'
export const duration = 'Trajanje'
export const guests = 'Gosti'
export const totalPrice = 'Ukupna cena'
export const ratePerNight = 'Cena po noći'
export const discount = 'Popust'
export const noDiscountApplied = 'Bez popusta'
export const bookedOn = 'Rezervisano'
export const specialRequests = 'Posebne želje'
export const partiallyPaid = 'Delimično plaćeno'
export const confirmed = 'Potvrđeno'
export const paymentSchedule = 'Raspored plaćanja'
export const stage = ({ position, percent }: { position: number; percent: number }): string => `Rata ${position}: ${formatNumber(percent)}%`
export const completed = 'Plaćeno'
export const dueOn = (dueOn: string | number): string => `Dospeva ${onDay(dueOn)}`
export const ofItStillToPay = (due: string | number): string => `od toga preostaje ${due}`
export const payNow = 'Platite sada'
export const paidRemainingChargedInDinars = (paid: string | number, remaining: string | number): string =>
  `Plaćeno ${paid}, preostalo ${remaining}. Naplaćuje se u dinarima po kursu na dan plaćanja.`

export const pastAndCancelled = 'Prošli i otkazani'
export const pagesOfPast = 'Strane prošlih boravaka'
export const noStayAhead = 'Nemate predstojećih boravaka.'
export const bookAStay = 'Rezervišite boravak'
export const pastStay = (from: string, until: string, guests: string, number: string): string =>
  `${from} – ${until}, ${guests}. Rezervacija ${number}`
export const nothingRefunded = 'Ništa nije vraćeno.'
export const yourReview = (stars: string): string => `Vaša recenzija: ${stars}.`
export const cancelled = 'Otkazano'
export const stayed = 'Završeno'
export const refundAndDocuments = 'Povraćaj i dokumenti'
export const documents = 'Dokumenti'
export const writeReview = 'Napišite recenziju'
export const changeReview = 'Izmenite recenziju'

true satisfies Translated<typeof import('../en/reservations.ts'), typeof import('./reservations.ts')>
