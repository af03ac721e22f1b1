import type { Notice } from '#domain/bookings/picker.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { nights } from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { formatNumber } from './numbers.ts'

export const failedToCalculatePricing = 'Der Preis konnte nicht berechnet werden'
export const anErrorOccurred = 'Ein Fehler ist aufgetreten'
export const bookYourStay = 'Aufenthalt buchen'
export const seeFreeNights =
  'Sehen Sie freie Nächte und den Preis jeder einzelnen, wählen Sie Ihren Zeitraum und buchen Sie Ihre Villa am Meer direkt.'
export const chooseAVilla = 'Wählen Sie eine Villa und Ihren Zeitraum. Sie sehen von Anfang an den Gesamtpreis.'
export const failedToLoadVillas = (error: string | number): string => `Die Villen konnten nicht geladen werden: ${error}`
export const nothingWasLostPleaseLoad = 'Es ist nichts verloren gegangen. Bitte laden Sie die Seite gleich noch einmal.'
export const noVillasAreCurrentlyAvailable = 'Zurzeit sind keine Villen buchbar. Bitte schauen Sie später wieder vorbei.'
export const pleaseSelectBothCheck = 'Bitte wählen Sie Anreise und Abreise'
export const noArrivalOnThisDay = 'keine Anreise an diesem Tag'
export const noDepartureOnThisDay = 'keine Abreise an diesem Tag'
export const sundayNoCheck = 'keine Anreise und keine Abreise'
/** A day of the calendar as it is spoken. */
export const spokenDay = (day: string, facts: readonly string[]): string => [day, ...facts].join(', ')
export const noDatesChosen = 'Kein Zeitraum gewählt.'
export const checkInNowChoose = (checkIn: string | number): string => `Anreise ${checkIn}. Wählen Sie jetzt den Tag der Abreise.`
export const oneMoment = 'Einen Moment …'
export const reviewYourBooking = 'Buchung prüfen'
export const nothingIsBookedOrCharged = 'Noch ist nichts gebucht oder abgebucht. Auf der nächsten Seite prüfen Sie alles.'
export const missingInformation = 'Angaben fehlen'
export const pleaseWait = 'Bitte warten'
export const thePriceIsBeingCalculated = 'Der Preis wird berechnet.'
export const pricingError = 'Fehler beim Preis'
export const pricingUnavailable = 'Preis nicht verfügbar'
export const theseDatesCannotBeBooked = 'Dieser Zeitraum kann nicht gebucht werden. Bitte wählen Sie einen anderen.'
export const dates = 'Zeitraum'
const onDaysOfTheWeek = (days: readonly number[]): string =>
  days.length === 6 && !days.includes(0) ? 'von Montag bis Samstag, nicht sonntags' : onWeekdays(days)

type Terms = { minimumNights: number; arrivalDays: readonly number[]; departureDays: readonly number[] }
/** `some`: other rules hold on some dates. */
export function rulesOfStays({ minimumNights, arrivalDays, departureDays }: Terms, some: boolean): string {
  const [arrival, departure] = [onDaysOfTheWeek(arrivalDays), onDaysOfTheWeek(departureDays)]
  const days = arrival === departure ? `Anreise und Abreise ${arrival}.` : `Anreise ${arrival}. Abreise ${departure}.`
  const other = some ? ' Für manche Zeiten gelten andere Regeln, wie der Kalender zeigt.' : ''
  return `Mindestens ${nights(minimumNights)}. ${days}${other} Die Preise gelten pro Nacht für die ganze Villa.`
}
export const alreadyBooked = 'schon gebucht'
export const clearDates = 'Auswahl löschen'
export const yourDetails = 'Ihre Angaben'
export const name = 'Name'
export const email = 'E-Mail'
export const phone = 'Telefon'
export const specialRequests = 'Besondere Wünsche'
export const aCotALateArrival = 'Ein Babybett, eine späte Ankunft, alles, was wir wissen sollten.'
export const tooManyGuests = 'Zu viele Gäste'
export const thisVillaCanAccommodate = (most: string | number): string => `Höchstzahl der Gäste in dieser Villa: ${most}.`
export const guests = 'Gäste'
export const upToChildrenIncluded = (most: string | number): string => `Bis zu ${most}, Kinder eingerechnet.`
export const guestLimitExceeded = 'Zu viele Gäste für diese Villa'
export const checkIn = 'Anreise'
export const checkOut = 'Abreise'
export const yourStayAndItsPrice = 'Ihr Aufenthalt und sein Preis'
export const yourStay = 'Ihr Aufenthalt'
export const nowChooseADay = 'Jetzt einen Tag wählen'
export const thePriceOfEveryNight =
  'Im Kalender sehen Sie den Preis jeder Nacht. Wählen Sie Ihren Zeitraum, um den Gesamtpreis mit allen Rabatten zu sehen.'
export const yourDatesAreKeptPlease = (error: string | number): string =>
  `${ended(String(error))} Ihr Zeitraum bleibt erhalten; bitte wählen Sie ihn noch einmal oder versuchen Sie es gleich wieder.`
export const notAvailable = 'Nicht verfügbar'
export const payInFull = 'Auf einmal oder in drei Raten zahlen'
export const calculatingThePriceOf = (nights: string | number): string => `Preis wird berechnet (${nights}) …`
export const fromIt = (checkIn: string | number): string => `Ab ${checkIn}`
export const continueIt = 'Weiter'
export const chooseCheckOut = 'Abreise wählen'
export const priceIsShownOnTheNextPage = 'Den Preis sehen Sie auf der nächsten Seite, bevor Sie etwas buchen.'
export const calculating = 'Wird berechnet …'
export const upToGuests = (capacity: string | number): string => `Gäste: bis zu ${capacity}`
export const minNights = (least: number): string => `Mind. ${nights(least)}`
export const noImageAvailable = 'Kein Bild vorhanden'
export const crossedOutNightsAreBooked =
  'Durchgestrichene Nächte sind gebucht; alle anderen können Sie sofort buchen. Sie können an dem Tag anreisen, an dem andere Gäste abreisen.'
export const chooseAVilla2 = 'Villa wählen'
export const moreVillas = (count: number): string => `Weitere Villen nach Namen suchen (${formatNumber(count)})`
export const noVillaOfThatName = 'Es gibt keine Villa mit diesem Namen. Bitte versuchen Sie einen anderen Teil davon.'
export const partOfYourStay = 'Teil Ihres Aufenthalts'
export const perNight = (price: string | number): string => `${price} pro Nacht`
export const inThePast = 'vergangen'
export const tooSoon = 'zu kurzfristig für eine Buchung'
export const closed = 'geschlossen'
export const notReachableNightsBefore = 'nicht erreichbar, Nächte davor sind gebucht'
export const beyondTheLongestStay = 'länger als der längste Aufenthalt'
export const notBookableYet = 'noch nicht buchbar'
export const tooFewFreeNights = 'zu wenige freie Nächte für den Mindestaufenthalt'
export const chooseADay = 'Tag wählen'
export const isCheckIn = 'Anreise'
export const isCheckOut = 'Abreise'
export const onlyCheckOutTooFewNights = 'nur Abreise, zu wenige freie Nächte für den Mindestaufenthalt'
export const checkOutOnly = 'nur Abreise'
export const flexible = 'Sind Sie zeitlich flexibel?'
export const moveStayBy = (days: string): string => `± ${days}`
export const sameLengthMoved = (nights: string, deposit: string): string =>
  `Der Gesamtpreis (${nights}), wenn sich der Aufenthalt um einige Tage verschiebt. Hinzu kommt eine Kaution von ${deposit}.`
export const onlyCheckOut = 'nur Abreise, die nächsten Gäste reisen an'
export const chosenStay = (nights: string, checkIn: string, checkOut: string): string =>
  `${nights}: Anreise ${checkIn}, Abreise ${checkOut}.`
export const plusDeposit = (amount: string): string => `zzgl. ${amount} Kaution`
export const promoCode = 'Aktionscode'
export const haveAPromoCode = 'Ich habe einen Aktionscode'
export const promoCodeMeans = 'Ein Code pro Buchung. Der Rabatt ist im Preis ausgewiesen.'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Nicht verfügbar'

const notices: Words = {
  sunday_check_in: ['Keine Anreise am Sonntag', 'Sonntags ist keine Anreise möglich. Bitte wählen Sie einen anderen Tag.'],
  sunday_check_out: ['Keine Abreise am Sonntag', 'Sonntags ist keine Abreise möglich. Bitte wählen Sie einen anderen Tag.'],
  taken: [NOT_AVAILABLE, 'Diese Nächte sind schon gebucht. Bitte wählen Sie einen anderen Zeitraum.'],
  only_check_out: [
    'Nur Abreise',
    'An diesem Tag kann ein Aufenthalt enden, aber nicht beginnen. Bitte wählen Sie einen anderen Anreisetag.',
  ],
  closed: ['Geschlossen', 'In dieser Jahreszeit haben wir geschlossen. Bitte wählen Sie einen anderen Zeitraum.'],
  too_soon: ({ day }) => ['Etwas zu früh', `Frühestmögliche Anreise ist der ${formatDay(day)}.`],
  not_yet: ({ day }) => ['Noch nicht', `Dieser Zeitraum kann ab ${formatDay(day)} gebucht werden.`],
  arrival_day: ({ days }) => ['Anderer Anreisetag', `In dieser Jahreszeit beginnen Aufenthalte ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Anderer Abreisetag', `In dieser Jahreszeit enden Aufenthalte ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => [
    'Zu weit im Voraus',
    `Buchungen sind nur bis einschließlich ${year} möglich. Bitte wählen Sie einen früheren Tag.`,
  ],
  gap: ({ nights }) => ['Zwischen zwei Aufenthalten', `Frei zwischen zwei Aufenthalten: ${counts.nights(nights)}, nur zusammen buchbar.`],
  minimum_stay: ({ nights }) => [
    'Mindestaufenthalt',
    `Der kürzeste Aufenthalt dauert ${counts.nights(nights)}. Wir haben Ihre Auswahl angepasst.`,
  ],
  too_long: ({ nights }) => [
    'Längster Aufenthalt',
    `Der längste Aufenthalt dauert ${counts.nights(nights)}. Bitte wählen Sie eine frühere Abreise oder schreiben Sie uns.`,
  ],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `Der kürzeste Aufenthalt dauert ${counts.nights(nights)} und reichte in schon gebuchte Nächte. Bitte wählen Sie eine frühere Anreise.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Außerhalb des Buchungszeitraums',
    `Der kürzeste Aufenthalt dauert ${counts.nights(nights)} und reichte über ${year} hinaus. Bitte wählen Sie eine frühere Anreise.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Monat wählen'
export const previousMonth = 'Voriger Monat'
export const nextMonth = 'Nächster Monat'

/** From Sunday to Saturday. */
export const weekdays = [
  ['So', 'Sonntag'],
  ['Mo', 'Montag'],
  ['Di', 'Dienstag'],
  ['Mi', 'Mittwoch'],
  ['Do', 'Donnerstag'],
  ['Fr', 'Freitag'],
  ['Sa', 'Samstag'],
] as const
export const chooseDates = 'Daten wählen'
export const forNights = (nights: string): string => `für ${nights}`
export const nothingIsCharged = 'Es wird noch nichts abgebucht'

export const typeTheDates = 'Daten stattdessen eintippen'
export const whenAreYouComing = 'Wann kommen Sie?'
export const chooseCheckIn = 'Anreise wählen'
export const done = 'Fertig'
export const calendarNotLoaded = 'Der Kalender konnte nicht geladen werden'
export const loadingTheCalendar = 'Der Kalender wird geladen …'
export const lookAtTheVilla = 'Die Villa ansehen'

true satisfies Translated<typeof import('../en/booking.ts'), typeof import('./booking.ts')>
