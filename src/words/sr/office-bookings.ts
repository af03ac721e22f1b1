import type { SavedFilter } from '#domain/bookings/saved-filters.ts'
import type { NextStep } from '#domain/bookings/whats-next.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin, within } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const booking = (bookingNumber: string | number): string => `Rezervacija ${bookingNumber}`
export const allBookings = 'Sve rezervacije'
export const payments = 'Uplate'
export const nobodyHasTriedToPay = 'Niko još nije pokušao da plati.'
export const bringBack = 'Vratite'
export const recordAPayment = 'Upišite uplatu'
export const cancelAndRefund = 'Otkažite i vratite novac'
export const refundMore = 'Vratite još novca'
export const manageBookings = 'Rezervacije'
export const restrictDates = 'Blokirajte datume'
export const bookings = 'Rezervacije'
export const bookingsList = 'Spisak rezervacija'
export const availabilityCalendar = 'Kalendar slobodnih noći'
export const failedToLoadBookings = 'Rezervacije nisu učitane'
export const failedToLoadAvailability = (error: string | number): string => `Slobodne noći nisu učitane: ${error}`
export const nothingWasLostPleaseLook = 'Ništa nije izgubljeno. Pogledajte ponovo za koji trenutak.'
export const noBookingsFoundTryFewer = 'Nema takvih rezervacija. Pokušajte sa manje filtera.'
export const noBookingsYetTheFirst = 'Još nema rezervacija. Prva će se pojaviti ovde čim bude napravljena.'
export const pagesOfBookings = 'Strane sa rezervacijama'
export const deleteBooking = 'Brisanje rezervacije'
export const deleteIt = 'Obrišite'
export const deleting = 'Brišemo…'
export const areYouSureYouWant = 'Da li zaista želite da obrišete ovu rezervaciju?'
export const theNightsAreFreeAgain = 'Noći su odmah ponovo slobodne.'
export const itDisappearsFromTheLists = (bookingNumber: string | number): string =>
  `${bookingNumber}: nestaje sa spiskova, njene noći su ponovo slobodne i može da se vrati. Rezervacija sa uplatama se ne briše.`
export const theBookingIs = (statusLabels: string | number): string => `Sada je status rezervacije: ${statusLabels}.`
export const theBookingIsCancelled = 'Rezervacija je otkazana i novac se vraća; status „novac vraćen“ dobija kada banka to potvrdi.'
export const theBookingStatusHasBeen = (statusLabels: string | number): string => `Novi status rezervacije: ${statusLabels}.`
export const bookingStatusUpdated = 'Status rezervacije je promenjen'
export const paymentRecorded = 'Uplata je upisana'
export const paymentReversed = 'Uplata je stornirana'
export const bookingDeleted = 'Rezervacija je obrisana'
export const bookingBroughtBack = 'Rezervacija je vraćena'
export const dateRangeRequired = 'Potrebni su datumi'
export const pleaseSelectBothStart = 'Izaberite prvi i poslednji dan blokade.'
export const operationFailed = 'Nije uspelo'
export const datesRestricted = 'Datumi su blokirani'
export const updateFailed = 'Izmena nije uspela'
export const bookingUpdated = 'Rezervacija je izmenjena'
export const deleteFailed = 'Brisanje nije uspelo'
export const january = 'Januar'
export const february = 'Februar'
export const march = 'Mart'
export const april = 'April'
export const may = 'Maj'
export const june = 'Jun'
export const july = 'Jul'
export const august = 'Avgust'
export const september = 'Septembar'
export const october = 'Oktobar'
export const november = 'Novembar'
export const december = 'Decembar'
/** From Sunday to Saturday. */
export const weekdays = ['Ne', 'Po', 'Ut', 'Sr', 'Če', 'Pe', 'Su']
export const villa = 'Vila'
export const previousYear = 'Prethodna godina'
export const nextYear = 'Sledeća godina'
export const available = 'Slobodno'
export const booked = 'Rezervisano'
export const restricted = 'Blokirano'
export const reason = 'Razlog'
export const specialRequests = 'Posebne želje'
/** The link that led to a booking, such as that of an assistant. */
export const cameFrom = 'Poslao link'
export const made = 'Napravljena'
export const deleted = 'Obrisane'
export const holdReasons = {
  payment: 'U banci',
  change: 'U banci',
  offer: 'U ponudi',
  transfer: 'Čeka uplatu na račun',
  correction: 'Čeka pravu uplatu',
}
export const stay = 'Boravak'
export const guest = 'Gost'
export const phone = 'Telefon'
export const guests = 'Gosti'
export const arrivalTime = 'Vreme dolaska'
export const recordedMethods = { transfer: 'Uplata na račun', cash: 'Gotovina' }
export const termsAccepted = 'Prihvaćeni uslovi'
export const price = 'Cena'
export const stage = (stage: string | number): string => `Rata ${stage},`
export const paidRemaining = (paid: string | number, remaining: string | number): string => `Plaćeno ${paid}, preostalo ${remaining}`
export const allVillas = 'Sve vile'
export const status = 'Status'
export const everyStatus = 'Svi statusi'
export const numberOrderIdName = 'Broj, oznaka uplate, ime, e-mail, telefon, razlog ili tekst upita'
export const staysFrom = 'Boravci od'
export const until = 'do'
export const show = 'Prikažite'
export const total = 'Ukupno'
export const paid = 'Plaćeno'
export const booking3 = (bookingNumber: string | number): string => `rezervacija ${bookingNumber}`
export const edit = 'Izmenite'
export const statusOfBooking = (bookingNumber: string | number): string => `Status rezervacije ${bookingNumber}`
export const set = 'Postavite'
export const setToPaid = 'Postavljanje na „plaćeno“'
export const setToPartiallyPaid = 'Postavljanje na „delimično plaćeno“'
export const cancelBooking = 'Otkazivanje rezervacije'
export const setToFailed = 'Postavljanje na „nije uspelo“'
export const bringBookingBack = 'Vraćanje rezervacije'
export const reverseAPayment = 'Storniranje uplate'
export const record = 'Upišite'
export const theGuestGetsAReceipt = 'Gost dobija priznanicu e-mailom. Greška se ispravlja storniranjem uplate.'
export const theRightPayment = 'Prava uplata'
export const theRightPaymentHint = 'Ostavite iznos prazan ako drugi novac nije stigao. Noći se čuvaju dok ne odlučite.'
export const priceForOthers = (total: string, byRates: string): string =>
  `Cena je i dalje ${total}. Po cenovniku bi bila ${byRates}: promenite je ispod ili je ostavite.`
export const reverse = 'Stornirajte'
export const wasRecordedByMistake = (orderId: string | number, amount: string | number): string =>
  `${orderId}, ${amount}, upisano je greškom: novac nikada nije stigao. Upis ostaje i dodaje se storno; rezervacija ponovo duguje taj iznos, a gost se obaveštava. Novac koji jeste stigao vraća se povraćajem.`
export const thisCannotBeDone = 'Ovo nije moguće'
export const close = 'Zatvorite'
export const refund = 'Vratite novac'
export const endTheBooking = 'Završite rezervaciju'
export const oneMoment = 'Samo trenutak…'
export const keepItAsItIs = 'Ostavite kako jeste'
export const theNightsAreSold = 'Noći su prodate ovom gostu.'
export const aCardPaymentIsStill = 'Jedna uplata karticom je još otvorena u banci. Ako je banka odobri, računa se.'
export const aCardPaymentIsStillOpen =
  'Jedna uplata karticom je još otvorena u banci. Ako je banka odobri, novac se automatski vraća na karticu.'
export const itDisappearsFromTheListsIt = 'Nestaje sa spiskova. Može da se vrati.'
export const isShownInTheLists = 'Ponovo je na spiskovima.'
export const theGuestGetsByMail = (n: string | number): string => `Gost e-mailom dobija: ${n}.`
export const didNotArrive = (recipient: string, why: string): string => `Za ${recipient}, nije stiglo${why && `: ${why}`}`
export const theGuestGetsNoMail = 'Gost ne dobija e-mail.'
export const editBooking = (text: string | number): string => `Izmena rezervacije ${text}`
export const saving = 'Čuvamo…'
export const save = 'Sačuvajte'
export const cancel = 'Odustanite'
export const forTheAccountant = 'Za knjigovođu'
export const bookingsAsCsv = 'Rezervacije kao CSV'
export const by = 'Po'
export const dayOfArrival = 'danu dolaska'
export const dayOfBooking = 'danu rezervacije'
export const paymentsAsCsv = 'Uplate kao CSV'
export const fromIt = 'Od'
export const until2 = 'Do'
export const amount = 'Iznos'
export const rate = 'Kurs'
export const opened = 'Otvorena'
export const settled = 'Zaključena'
export const authorisationCode = 'Autorizacioni kod'
export const transactionId = 'Broj transakcije'
export const referenceNumber = 'Referentni broj'
export const response = 'Odgovor'
export const statusCode = 'Statusni kod'
export const transactionDate = 'Datum transakcije'
export const threeDStatus = '3-D status'
export const card = 'Kartica'
export const error = 'Greška'
export const receivedOn = 'Primljeno'
export const reference = 'Poziv na broj'
export const recordedBy = 'Upisao nalog'
export const payment = (orderId: string | number): string => `Uplata ${orderId}`
export const needsAttention = 'Zahteva pažnju'
export const reverseRecordedByMistake = 'Storno, upisano greškom'
export const reversedRecordedByMistake = (reason: string | number): string => `Stornirano, upisano greškom: ${reason}`
export const refundOf = (
  amount: string | number,
  dinars: string | number,
  refundStates: string | number,
  reason: string | number,
): string => `Povraćaj ${amount} (${dinars}): ${refundStates}. ${reason}`
export const amountReceived = 'Primljeni iznos (€)'
export const areStillToPay = (most: string | number): string => `Preostalo za plaćanje: ${most}.`
export const atMostAreStill = (most: string | number): string => `Preostalo za plaćanje, najviše: ${most}.`
export const method = 'Način plaćanja'
export const asShownOnTheStatement = 'Kako piše na izvodu iz banke ili na priznanici. Gost to čita.'
export const wasPaidAtMostCan = (paid: string | number, refundable: string | number, daysBeforeArrival: string | number): string =>
  `Plaćeno je ${paid}; može da se vrati najviše ${refundable}. ${daysBeforeArrival} po pravilima otkazivanja vraća se`
export const theBookingEndsAs = 'Rezervacija se završava kao'
export const cancelled = 'Otkazano'
export const refunded = 'Novac vraćen'
export const amountToRefund = 'Iznos za povraćaj (€)'
export const anotherAmountThanThePolicys = 'Iznos koji nije onaj iz pravila, pa i nula, traži razlog.'
export const withToArrival = (days: string | number): string => `Do dolaska još ${days}:`
export const afterArrival = 'Posle dolaska'
export const freeAgainOn = 'Ponovo slobodno od'
export const leftEmptyAdminRestricted = 'Ako je prazno: blokirao administrator'
export const restricting = 'Blokiramo…'
export const bookedBy = (name: string | number): string => `rezervaciju je napravio nalog: ${name}`
export const notPaidAndNotOwed = 'nije plaćeno, i više ne dospeva'
export const hiddenFromTheLists = 'nije na spiskovima, noći su slobodne'
export const nightsHeldUntilYouDecide = 'noći se čuvaju dok ne odlučite'
export const nightsHeldUntil = (holdsUntil: string | number): string => `noći se čuvaju do ${ofDayWithin(holdsUntil)}`
export const version = (termsAcceptedAt: string | number, termsVersion: string | number): string =>
  `${within(String(termsAcceptedAt))}, verzija ${termsVersion}`
export const aReceiptForThePayment = 'priznanicu za uplatu'
export const theConfirmationOfTheStay = 'potvrdu boravka'
export const thatTheBookingIsCancelled = 'obaveštenje da je rezervacija otkazana'
export const thatTheMoneyWasRefunded = 'obaveštenje o povraćaju, kada novac bude vraćen'
export const cardTry = (attempt: string | number): string => `kartica, pokušaj ${attempt}`
export const toTheCard = (dinars: string | number): string => `${dinars} na karticu`
export const toBeRefundedByYou = (methodLabels: string | number): string => `stiglo kao: ${methodLabels}; vratite sami`
export const isPaid = 'plaćeno'
export const dueOn = (day: string): string => `dospeva ${ofDayWithin(day)}`
export const restDueOn = (amount: string, day: string): string => `od toga ${amount} dospeva ${ofDayWithin(day)}`
export const isRestricted = 'blokirano'
export const incomeOfBooking = 'Prihod'
export const received = 'Primljeno'
export const climateLevy = 'Klimatska taksa'
export const vat = 'PDV'
export const municipalFee = 'Opštinska taksa'
export const income = 'Prihod bez njih'
export const email = 'E-mail'
export const mailsGoHere = 'E-mailovi o ovoj rezervaciji stižu ovde. Adresa na nalogu gosta ostaje ista.'
export const savedFilters = 'Sačuvani filteri'
export const sortedBy = 'Redosled'
export const sorts = { made: 'Najnovije', arrival: 'Po dolasku', departure: 'Po odlasku' }

export const whatIsNext = 'Šta sledi'
export const nextSteps: Record<NextStep, (next: { day: string; stage: number; time: string }) => string> = {
  stage_overdue: ({ day, stage }) => `Rata ${stage} kasni od ${day}`,
  leaves_today: () => 'Odlazi danas',
  in_the_house: ({ day }) => `U vili do ${day}`,
  arrives_today: ({ time }) => (time ? `Stiže danas u ${time}` : 'Stiže danas, vreme nije poznato'),
  stage_due: ({ day, stage }) => `Rata ${stage} dospeva ${day}`,
  arrives: ({ time }) => `Stiže u ${time}`,
  no_arrival_time: () => 'Vreme dolaska nije poznato',
  offered: ({ day }) => `U ponudi do ${day}`,
  transfer_expected: ({ day }) => `Čuva se za uplatu na račun do ${day}`,
  correction_expected: () => 'Unesite ispravnu uplatu',
  paying: () => 'Gost upravo plaća',
}

/** Columns and actions of the list. */
export const nightsColumn = 'Noći'
export const stillToPay = 'Preostalo'
export const open = 'Otvori'
export const actionsOf = (bookingNumber: string): string => `Radnje za rezervaciju ${bookingNumber}`
export const undo = 'Opozovite'
export const writeToGuest = 'Pišite gostu'
export const nameOfFilter: Record<SavedFilter | 'by_link', string> = {
  from_today: 'Od danas',
  arriving: 'Dolaze ovog meseca',
  owing: 'Duguju',
  without_time: 'Bez vremena dolaska',
  by_link: 'Poslati linkom',
  all: 'Sve rezervacije',
  deleted: 'Obrisane',
}
export const filter = 'Filter'
export const withoutFilter = (filter: string): string => `Bez filtera ${filter}`
export const stayedFrom = (day: string): string => `Od ${day}`
export const stayedUntil = (day: string): string => `Do ${day}`

/** The page of one booking. */
export const name = 'Ime'
export const isBooked = 'Rezervisano'
export const arrival = 'Dolazak'
export const departure = 'Odlazak'
export const path = 'Od rezervacije do odlaska'
export const instalment = (stage: number): string => `Rata ${stage}`
export const amountOn = (euros: string, day: string): string => `${euros}, ${day}`
export const stepStates = { done: 'gotovo', late: 'kasni', coming: 'tek dolazi' }
export const money = 'Novac'
export const moreActions = 'Još radnji'
export const previousInList = 'Prethodna rezervacija sa spiska'
export const nextInList = 'Sledeća rezervacija sa spiska'
export const seeAsGuest = 'Pogledajte kao gost'
export const guestView = 'Kako vidi gost'
export const onlyToLookAt = (name: string): string =>
  `Ovo ${name} vidi o boravku. Možete samo da gledate: odavde se ništa ne šalje i ne menja, a gost ništa ne primećuje. Gost stranicu čita na svom jeziku, a umesto tačkica vidi šifru za vrata.`
export const noGuestPage = 'Ova rezervacija nema stranicu za gosta. Dobija je kada je plaćena, ako ju je napravio neko sa nalogom.'
export const chooseBookings = 'Izaberite rezervacije'
export const chooseBooking = (n: string): string => `Izaberite rezervaciju ${n}`
export const whatHappened = 'Šta se dogodilo'
export const kindsOfEntries = { all: 'Sve', messages: 'Poruke', money: 'Novac', changes: 'Promene' }
export const youWrote = (id: number | null): string => (id === null ? 'Vaša poruka' : `Vaš odgovor na upit #${id}`)
export const guestWrote = (guest: string, id: number | null): string => (id === null ? guest : `${guest}, upit #${id}`)
export const didBy = (what: string, who: string): string => `${who}: ${what}`
export const eventsNotRead = 'Beleške i poruke nisu učitane. Otvorite stranicu ponovo.'
export const allEntries = (count: number): string => `Svi unosi: ${formatNumber(count)}`
export const nothingOfThisKind = 'Nema ničega takvog.'
export const refundOfAmount = (euros: string): string => `Povraćaj od ${euros}`
export const orderId = 'Broj narudžbine'
export const paymentStates = { open: 'Čeka banku', approved: 'Odobrena', failed: 'Nije odobrena', error: 'Nije završena' }
export const refundStates = { due: 'na putu ka banci', unclear: 'čeka odgovor banke', done: 'vraćeno', failed: 'banka je odbila' }

true satisfies Translated<typeof import('../en/office-bookings.ts'), typeof import('./office-bookings.ts')>
