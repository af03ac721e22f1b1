import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const greskaPrilikomSlanjaZahtevaPokusajte = 'Die Anfrage wurde nicht gesendet. Bitte versuchen Sie es noch einmal.'
export const failedToLoadReservations = 'Die Buchungen konnten nicht geladen werden'
export const myReservations = 'Meine Buchungen'
export const yourStaysAtTheVillas = 'Ihre Aufenthalte in den Villen und was noch zu bezahlen ist.'
export const youHaveNotBooked = 'Sie haben noch keinen Aufenthalt gebucht.'
export const youHave = (total: string | number): string => `Sie haben ${total}.`
export const yourBookingsAreSafeThey = 'Ihre Buchungen sind sicher; sie konnten nur nicht angezeigt werden.'
export const tryAgain = 'Erneut versuchen'
export const bookYourFirstStay = 'Ersten Aufenthalt buchen'
export const pagesOfReservations = 'Seiten mit Buchungen'
export const yourDataDownloadOrErase = 'Ihre Daten: herunterladen oder löschen, was wir über Sie speichern'
export const openYourStay = 'Aufenthalt öffnen'
export const addToCalendar = 'In den Kalender'
export const noImageAvailable = 'Kein Bild vorhanden'
export const contactSupport = 'Schreiben Sie uns'
export const booking = (bookingNumber: string | number): string => `Buchung ${bookingNumber}`
export const checkIn = 'Anreise'
export const checkOut = 'Abreise'
export const duration = 'Dauer'
export const guests = 'Gäste'
export const totalPrice = 'Gesamtpreis'
export const ratePerNight = 'Preis pro Nacht'
export const discount = 'Rabatt'
export const noDiscountApplied = 'Kein Rabatt'
export const bookedOn = 'Gebucht am'
export const specialRequests = 'Besondere Wünsche'
export const partiallyPaid = 'Teilweise bezahlt'
export const confirmed = 'Bestätigt'
export const paymentSchedule = 'Zahlungsplan'
export const stage = ({ position, percent }: { position: number; percent: number }): string =>
  `Rate ${position}: ${formatNumber(percent)}\u00a0%`
export const completed = 'Bezahlt'
export const dueOn = (dueOn: string | number): string => `Fällig am ${dueOn}`
export const ofItStillToPay = (due: string | number): string => `davon noch ${due} zu bezahlen`
export const payNow = 'Jetzt bezahlen'
export const paidRemainingChargedInDinars = (paid: string | number, remaining: string | number): string =>
  `Bezahlt ${paid}, offen ${remaining}. Abgebucht wird in Dinar zum Kurs des Tages, an dem Sie bezahlen.`

export const pastAndCancelled = 'Vergangene und stornierte'
export const pagesOfPast = 'Seiten vergangener Aufenthalte'
export const noStayAhead = 'Sie haben keinen bevorstehenden Aufenthalt.'
export const bookAStay = 'Aufenthalt buchen'
export const pastStay = (from: string, until: string, guests: string, number: string): string =>
  `${from} – ${until}, ${guests}. Buchung ${number}`
export const nothingRefunded = 'Es wurde nichts erstattet.'
export const yourReview = (stars: string): string => `Ihre Bewertung: ${stars}.`
export const cancelled = 'Storniert'
export const stayed = 'Beendet'
export const refundAndDocuments = 'Erstattung und Dokumente'
export const documents = 'Dokumente'
export const writeReview = 'Bewertung schreiben'
export const changeReview = 'Bewertung ändern'

true satisfies Translated<typeof import('../en/reservations.ts'), typeof import('./reservations.ts')>
