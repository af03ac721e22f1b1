import type { Notice } from '#domain/bookings/picker.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { nights } from './counts.ts'
import { formatDay, onWeekdays } from './days.ts'
import { ofDay, onDay, within } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const failedToCalculatePricing = 'Cena nije izračunata'
export const anErrorOccurred = 'Došlo je do greške'
export const bookYourStay = 'Rezervišite boravak'
export const seeFreeNights = 'Pogledajte slobodne noći i cenu svake od njih, izaberite datume i rezervišite vilu na moru bez posrednika.'
export const chooseAVilla = 'Izaberite vilu i datume. Cena je potpuna od prvog klika.'
export const failedToLoadVillas = (error: string | number): string => `Vile nisu učitane: ${error}`
export const nothingWasLostPleaseLoad = 'Ništa nije izgubljeno. Učitajte stranu ponovo malo kasnije.'
export const noVillasAreCurrentlyAvailable = 'Trenutno nema vila za rezervaciju. Navratite kasnije.'
export const pleaseSelectBothCheck = 'Izaberite i datum dolaska i datum odlaska'
export const noArrivalOnThisDay = 'tog dana nema dolazaka'
export const noDepartureOnThisDay = 'tog dana nema odlazaka'
export const sundayNoCheck = 'nema dolazaka ni odlazaka'
/** A day of the calendar as it is spoken. */
export const spokenDay = (day: string, facts: readonly string[]): string => [facts.length > 0 ? within(day) : day, ...facts].join(', ')
export const noDatesChosen = 'Datumi nisu izabrani.'
export const checkInNowChoose = (checkIn: string | number): string => `Dolazak: ${checkIn} Sada izaberite dan odlaska.`
export const oneMoment = 'Samo trenutak…'
export const reviewYourBooking = 'Pregledajte rezervaciju'
export const nothingIsBookedOrCharged = 'Još ništa nije rezervisano ni naplaćeno. Sve proveravate na sledećoj strani.'
export const missingInformation = 'Nedostaju podaci'
export const pleaseWait = 'Sačekajte'
export const thePriceIsBeingCalculated = 'Cena se računa.'
export const pricingError = 'Greška pri obračunu cene'
export const pricingUnavailable = 'Cena nije dostupna'
export const theseDatesCannotBeBooked = 'Ovi datumi ne mogu da se rezervišu. Izaberite druge.'
export const dates = 'Datumi'
const onDaysOfTheWeek = (days: readonly number[]): string =>
  days.length === 6 && !days.includes(0) ? 'od ponedeljka do subote, ne nedeljom' : onWeekdays(days)

type Terms = { minimumNights: number; arrivalDays: readonly number[]; departureDays: readonly number[] }
/** `some`: other rules hold on some dates. */
export function rulesOfStays({ minimumNights, arrivalDays, departureDays }: Terms, some: boolean): string {
  const [arrival, departure] = [onDaysOfTheWeek(arrivalDays), onDaysOfTheWeek(departureDays)]
  const days = arrival === departure ? `Dolazak i odlazak ${ended(arrival)}` : `Dolazak ${ended(arrival)} Odlazak ${ended(departure)}`
  const other = some ? ' Za neke datume važe druga pravila, kako pokazuje kalendar.' : ''
  return `Najmanje ${nights(minimumNights)}. ${days}${other} Cene su po noći, za celu vilu.`
}
export const alreadyBooked = 'već rezervisano'
export const clearDates = 'Poništite datume'
export const yourDetails = 'Vaši podaci'
export const name = 'Ime i prezime'
export const email = 'E-mail'
export const phone = 'Telefon'
export const specialRequests = 'Posebne želje'
export const aCotALateArrival = 'Krevetac, kasni dolazak, bilo šta što treba da znamo.'
export const tooManyGuests = 'Previše gostiju'
export const thisVillaCanAccommodate = (most: string | number): string => `Najveći broj gostiju u ovoj vili: ${most}.`
export const guests = 'Gosti'
export const upToChildrenIncluded = (most: string | number): string => `Najviše ${most}, računajući i decu.`
export const guestLimitExceeded = 'Previše gostiju za ovu vilu'
export const checkIn = 'Dolazak'
export const checkOut = 'Odlazak'
export const yourStayAndItsPrice = 'Vaš boravak i cena'
export const yourStay = 'Vaš boravak'
export const nowChooseADay = 'Sada izaberite dan'
export const thePriceOfEveryNight = 'U kalendaru vidite cenu svake noći. Izaberite datume i videćete ukupnu cenu, sa svim popustima.'
export const yourDatesAreKeptPlease = (error: string | number): string =>
  `${ended(String(error))} Vaši datumi su sačuvani; izaberite ih ponovo ili pokušajte malo kasnije.`
export const notAvailable = 'Nije slobodno'
export const payInFull = 'Platite odjednom ili u tri rate'
export const calculatingThePriceOf = (nights: string | number): string => `Računamo cenu (${nights})…`
export const fromIt = (checkIn: string | number): string => `Dolazak ${checkIn}`
export const continueIt = 'Nastavite'
export const chooseCheckOut = 'Izaberite odlazak'
export const priceIsShownOnTheNextPage = 'Cenu vidite na sledećoj strani, pre nego što bilo šta rezervišete.'
export const calculating = 'Računamo…'
export const upToGuests = (capacity: string | number): string => `Gosti: najviše ${capacity}`
export const minNights = (least: number): string => `Najmanje ${nights(least)}`
export const noImageAvailable = 'Slika nije dostupna'
export const crossedOutNightsAreBooked =
  'Precrtane noći su rezervisane; sve ostale možete odmah da rezervišete. Možete doći na dan kada drugi gosti odlaze.'
export const chooseAVilla2 = 'Izaberite vilu'
export const moreVillas = (count: number): string => `Potražite vilu po imenu (još ${formatNumber(count)})`
export const noVillaOfThatName = 'Nema vile sa tim imenom. Probajte drugi deo imena.'
export const partOfYourStay = 'deo Vašeg boravka'
export const perNight = (price: string | number): string => `${price} po noći`
export const inThePast = 'datum je prošao'
export const tooSoon = 'premalo vremena do dolaska'
export const closed = 'ne radimo'
export const notReachableNightsBefore = 'nedostupno, noći pre toga su rezervisane'
export const beyondTheLongestStay = 'prelazi najduži boravak'
export const notBookableYet = 'još ne može da se rezerviše'
export const tooFewFreeNights = 'premalo slobodnih noći za najkraći boravak'
export const chooseADay = 'Izaberite dan'
export const isCheckIn = 'dolazak'
export const isCheckOut = 'odlazak'
export const onlyCheckOutTooFewNights = 'samo odlazak, premalo slobodnih noći za najkraći boravak'
export const checkOutOnly = 'samo odlazak'
export const flexible = 'Možete li da pomerite datume?'
export const moveStayBy = (days: string): string => `za ${days}`
export const sameLengthMoved = (nights: string, deposit: string): string =>
  `Ukupna cena (${nights}) kada se boravak pomeri za koji dan. Uz to ide depozit od ${deposit}.`
export const onlyCheckOut = 'samo odlazak, dolaze sledeći gosti'
export const chosenStay = (nights: string, checkIn: string, checkOut: string): string =>
  `${nights}: dolazak ${within(onDay(checkIn))}, odlazak ${onDay(checkOut)}`
export const plusDeposit = (amount: string): string => `plus depozit od ${amount}`
export const promoCode = 'Promo kod'
export const haveAPromoCode = 'Imam promo kod'
export const promoCodeMeans = 'Jedan po rezervaciji. U ceni se vidi koliko umanjuje iznos.'

type CodeOf<N> = N extends { code: infer Code extends string } ? Code : Extract<N, string>
type ParamsOf<Code, N = Notice> = N extends { code: infer Own } ? (Code extends Own ? N : never) : never
type Text = [title: string, text: string]
type Words = { [Code in CodeOf<Notice>]: [ParamsOf<Code>] extends [never] ? Text : (params: ParamsOf<Code>) => Text }

const NOT_AVAILABLE = 'Termin nije slobodan'

const notices: Words = {
  sunday_check_in: ['Nedeljom nema dolazaka', 'Nedeljom nije moguć dolazak. Izaberite drugi dan.'],
  sunday_check_out: ['Nedeljom nema odlazaka', 'Nedeljom nije moguć odlazak. Izaberite drugi dan.'],
  taken: [NOT_AVAILABLE, 'Ove noći su već rezervisane. Izaberite druge datume.'],
  only_check_out: ['Samo odlazak', 'Boravak može da se završi tog dana, ali ne i da počne. Izaberite drugi dan dolaska.'],
  closed: ['Ne radimo', 'U ovo doba godine ne radimo. Izaberite druge datume.'],
  too_soon: ({ day }) => ['Malo prerano', `Prvi mogući dolazak: ${formatDay(day)}`],
  not_yet: ({ day }) => ['Još ne', `Ovi datumi mogu da se rezervišu od ${ofDay(formatDay(day))}`],
  arrival_day: ({ days }) => ['Drugi dan dolaska', `U ovo doba godine boravak počinje ${onWeekdays(days)}.`],
  departure_day: ({ days }) => ['Drugi dan odlaska', `U ovo doba godine boravak se završava ${onWeekdays(days)}.`],
  too_far_ahead: ({ year }) => ['Termin je predaleko', `Rezervacije su moguće zaključno sa ${year}. godinom. Izaberite raniji datum.`],
  gap: ({ nights }) => ['Između dva boravka', `Slobodno između dva boravka: ${counts.nights(nights)}. Rezervišu se samo zajedno.`],
  minimum_stay: ({ nights }) => ['Najkraći boravak', `Najkraći boravak traje ${counts.nights(nights)}. Prilagodili smo Vaš izbor.`],
  too_long: ({ nights }) => ['Najduži boravak', `Najduži boravak traje ${counts.nights(nights)}. Izaberite raniji odlazak ili nam pišite.`],
  too_close_to_next: ({ nights }) => [
    NOT_AVAILABLE,
    `Najkraći boravak traje ${counts.nights(nights)} i zahvatio bi noći koje su već rezervisane. Izaberite raniji dolazak.`,
  ],
  minimum_past_window: ({ nights, year }) => [
    'Termin prelazi granicu',
    `Najkraći boravak traje ${counts.nights(nights)} i prešao bi kraj ${year}. godine. Izaberite raniji dolazak.`,
  ],
}

/** The words of a notice, for a toast. */
export function noticeWords(notice: Notice): { title: string; text: string } {
  const code = typeof notice === 'string' ? notice : notice.code
  const words = notices[code] as Text | ((params: Notice) => Text)
  const [title, text] = typeof words === 'function' ? words(notice) : words
  return { title, text }
}

export const goToMonth = 'Izaberite mesec'
export const previousMonth = 'Prethodni mesec'
export const nextMonth = 'Sledeći mesec'

/** From Sunday to Saturday. */
export const weekdays = [
  ['Ne', 'nedelja'],
  ['Po', 'ponedeljak'],
  ['Ut', 'utorak'],
  ['Sr', 'sreda'],
  ['Če', 'četvrtak'],
  ['Pe', 'petak'],
  ['Su', 'subota'],
] as const
export const chooseDates = 'Izaberite datume'
export const forNights = (nights: string): string => `za ${nights}`
export const nothingIsCharged = 'Još se ništa ne naplaćuje'

export const typeTheDates = 'Ukucajte datume umesto toga'
export const whenAreYouComing = 'Kada dolazite?'
export const chooseCheckIn = 'Izaberite dolazak'
export const done = 'Gotovo'
export const calendarNotLoaded = 'Kalendar nije mogao da se učita'
export const loadingTheCalendar = 'Kalendar se učitava …'
export const lookAtTheVilla = 'Pogledajte vilu'

true satisfies Translated<typeof import('../en/booking.ts'), typeof import('./booking.ts')>
