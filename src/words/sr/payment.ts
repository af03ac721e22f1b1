import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { ofDay, onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export { onViber, onWhatsApp } from '../en/payment.ts'

export const yourBooking = 'Vaša rezervacija'
export const statusOfYourPayment = 'Stanje Vaše uplate.'
export const backToBooking = 'Nazad na rezervaciju'
export const backToMyReservations = 'Nazad na moje rezervacije'
export const reviewAndPay = 'Pregled i plaćanje'
export const checkYourStay = 'Proverite boravak i cenu, pa platite na strani banke.'
export const termsConditionsRequired = 'Potrebna je saglasnost'
export const pleaseAcceptTheTermsConditions = 'Prihvatite opšte uslove da biste nastavili rezervaciju.'
export const error = 'Greška'
export const failedToCreateBooking = 'Rezervacija nije napravljena'
export const bookingDetailsNotFoundPlease = 'Podaci o rezervaciji nisu nađeni. Pokušajte ponovo.'
export const failedToCalculatePricing = 'Cena nije izračunata'
export const toTheBanksPaymentPage = 'Na stranu banke za plaćanje'
export const yourNightsAreHeld = 'Vaše noći su sačuvane dok plaćate. Podatke o kartici unosite na strani banke, a zatim se vraćate ovde.'
export const continueToTheBank = 'Nastavite na stranu banke'
export const youEnterYourCard = 'Podatke o kartici unosite na šifrovanoj strani banke. Mi ih nikada ne vidimo i ne čuvamo.'
export const iHaveReadAndAccept = 'Prihvatam'
export const termsConditions = 'opšte uslove'
export const withTheCancellationPolicy = ', sa pravilima otkazivanja, i'
export const privacyStatement = 'politiku privatnosti'
export const forStaysOnFixedDates =
  'Za boravak u tačno određenom terminu zakon ne daje pravo na odustanak od ugovora. Koliko novca se vraća ako otkažete, piše uz cenu.'
export const guestInformation = 'Podaci o gostu'
export const name = 'Ime i prezime'
export const email = 'E-mail'
export const phone = 'Telefon'
export const specialRequests = 'Posebne želje'
export const oneMoment = 'Samo trenutak…'
export const bookAndPayNow = (full: string | number): string => `Rezervišite uz obavezu plaćanja: ${full}`
export const howWouldYouLike = 'Kako želite da platite?'
export const payInFull = 'Platite odjednom'
export const onePaymentAndEverything = 'Jedna uplata i sve je izmireno.'
export const payInThreeStages = 'Platite u tri rate'
export const today = (amount: string | number): string => `danas ${amount}`
export const nothingHasBeenBooked = 'Ništa nije rezervisano ni naplaćeno.'
export const nightsKeptUntil = (time: string): string => `Čuvamo ove noći za Vas do ${time}.`
export const unfinishedStay = (villa: string, days: string, time: string): string =>
  `Vaša rezervacija nije završena: ${villa}, ${days}, čuvamo je do ${time}.`
export const greekTime = (time: string): string => `${time} ${zone}`
export const noPaymentOnRecord =
  'Vratili ste se sa strane banke, a uplata kod nas nije evidentirana. Možete da platite sada; ako bude naplaćen i raniji pokušaj, kasniju uplatu Vam automatski vraćamo.'
export const termsAcceptedBefore = 'Pri ranijem pokušaju ste prihvatili:'
export const youHaveBookedThese = 'Ove noći ste već rezervisali.'
export const checkAgain = 'Pogledajte ponovo'
export const chooseOtherDates = 'Izaberite druge datume'
export const didYouReturnWithoutPaying =
  'Vratili ste se sa strane banke bez plaćanja? Onda možete da počnete ponovo. Ako ipak budu naplaćena oba pokušaja, drugi iznos Vam automatski vraćamo.'
export const stageOfOf = (
  stage: string | number,
  length: string | number,
  stagePercents: string | number,
  total: string | number,
): string => `Rata ${stage} od ${length}: ${stagePercents}% od ${total}`
export const bookingDueOn = (bookingNumber: string | number, dueOn: string | number, vatStatement: string | number): string =>
  `Rezervacija ${bookingNumber}, dospeva ${onDay(dueOn)} ${vatStatement}`
export const pay = 'Plaćanje'
export const yourStay = 'Vaš boravak'
export const noImageAvailable = 'Slika nije dostupna'
export const checkIn = 'Dolazak'
export const hoursOfArrival = `od 15.00 do 18.30, samostalno do 23.00 ${zone}`
export const checkOut = 'Odlazak'
export const by1100 = `do 11.00 ${zone}`
export const length = 'Trajanje'
export const guests = 'Gosti'
export const ifYouStartAgain = 'Možete odmah da počnete ponovo. Ako budu naplaćena oba pokušaja, kasniji iznos Vam automatski vraćamo.'
export const price = 'Cena'
export const pricingError = 'Greška pri obračunu cene'
export const yourDetailsAreKeptPlease = (priceError: string | number): string =>
  `${ended(String(priceError))} Vaši podaci su sačuvani; vratite se i ponovo izaberite datume ili pokušajte malo kasnije.`
export const pleaseLogInToConfirm = 'Prijavite se da biste potvrdili rezervaciju'
export const aCodeInsteadOfAPassword = (email: string): string =>
  `Kad poručite, šaljemo šestocifreni kod na ${email}. On zamenjuje lozinku, i ako ste ovde prvi put.`
export const lastDigitOrders = 'Šestom cifrom poručujete i otvara se strana banke.'
export const signInByPasskeyNextTime = 'Sledeći put bez lozinke i koda: može da Vas prijavi Vaš telefon ili računar.'
export const addAPasskey = 'Dodajte pristupni ključ'
export const waitingForTheBanksAnswer = 'Čekamo odgovor banke'
export const youLeftTheBank = 'Napustili ste stranu banke'
export const notPaid = 'Nije plaćeno'
export const nothingWasCharged =
  'Koliko nam je poznato, ništa nije naplaćeno. Možete odmah da pokušate ponovo. I dalje proveravamo ovaj pokušaj kod banke; ako budu naplaćena oba, kasniji iznos Vam automatski vraćamo.'
export const alreadyPaid = (bookingNumber: string): string =>
  `Već ste platili: rezervacija ${bookingNumber}. Za ovaj pokušaj ne treba ništa da platite.`
export const chargedTwiceOtherIsValid = (bookingNumber: string, refund: string): string =>
  `Vaša kartica je za ove noći zadužena dva puta. Važi rezervacija ${bookingNumber}, a ovu uplatu Vam automatski vraćamo. ${refund}`
export const stagePaidTwice = (refund: string): string =>
  `Vaša kartica je za ovu ratu zadužena dva puta. Važi druga uplata, a ovu Vam automatski vraćamo. ${refund}`
export const otherAttemptRefunded = (amount: string, refund: string): string =>
  `Vaša kartica je zadužena i za drugi pokušaj (${amount}). Taj iznos Vam automatski vraćamo. ${refund}`
export const requestPending = 'Zahtev je u toku'
export const weAreWaiting = 'Čekamo odgovor banke; dobićete e-mail; molimo Vas da ne plaćate ponovo.'
export const paymentNotRefunded = 'Od ove uplate se ništa ne vraća.'
export const bookingCancelled = 'Rezervacija je otkazana'
export const cancelled = 'Otkazano'
export const thisBookingIsCancelled = (money: string | number): string => `Ova rezervacija je otkazana. ${money}`
export const yourPaymentIsBeingChecked = 'Vaša uplata se proverava'
export const theBankHasApproved =
  'Banka je odobrila Vašu uplatu, a mi je upoređujemo sa evidencijom banke. Vaše noći su sačuvane; molimo Vas da ne plaćate ponovo.'
export const partiallyPaid = 'Delimično plaćeno'
export const confirmedPaid = 'Potvrđeno i plaćeno'
export const aConfirmation = (email: string | number): string => ` Potvrda stiže na ${email}.`
export const yourStayAtIsBooked = (villa: string | number, refund: string | number): string =>
  `Vaš boravak je rezervisan: ${ended(String(villa))} ${refund}`
export const yourCardAccountHasBeen = (villa: string | number, mail: string | number): string =>
  `Račun Vaše platne kartice je zadužen, a Vaš boravak je rezervisan: ${ended(String(villa))}${mail}`
export const paymentSuccessful = 'Plaćanje je uspelo!'
export const paymentFailed = 'Plaćanje nije uspelo'
export const yourCardAccount = 'Račun Vaše platne kartice nije zadužen. Novac nije naplaćen.'
export const yourCardWasChargedBut = (refund: string | number): string =>
  `Vaša kartica je zadužena, ali rezervacija nije mogla da se održi. ${refund}`
export const thePaymentCould = 'Plaćanje nije završeno. Račun Vaše platne kartice nije zadužen.'
export const errorOccurred = 'Došlo je do greške'
export const refundedToCard = (done: string | number): string =>
  `Vratili smo ${done} na Vašu karticu. Može proći nekoliko dana dok Vaša banka to prikaže.`
export const beingRefundedToCard = (pending: string | number): string => `${pending} se vraća na Vašu karticu.`
export const notRefundedYet = (refused: string | number): string => `Banka još nije vratila ${refused}. Radimo na tome i pisaćemo Vam.`
export const printConfirmation = 'Odštampajte potvrdu'
export const viewVillaDetails = 'Pogledajte vilu'
export const returnToHome = 'Nazad na početnu'
export const importantInformation = 'Važne informacije'
export const checkInIsFrom15 = `Dolazak je od 15.00 do 18.30 uz domaćina, ili do 23.00 samostalno. Odlazak je do 11.00 ${zone}.`
export const arrival = 'Dolazak'
export const departure = 'Odlazak'
export const whereTheHouseIs = 'Adresa'
export const openTheMap = 'Otvorite mapu'
export const everythingIsPaid = 'Sve je plaćeno.'
export const depositAtCheckIn = (amount: string): string => `Uz to: depozit od ${amount} u gotovini po dolasku, koji vraćamo pri odlasku.`
export const openYourStay = 'Otvorite svoj boravak'
export const aSecurityDepositOf500 = 'Depozit od 500\u00a0€ plaća se u gotovini po dolasku i vraća pri odlasku.'
export const needAssistance = 'Treba Vam pomoć?'
export const weAnswerWithin24Hours = 'Odgovaramo u roku od 24 sata.'
export const taxNumberPib = (legalName: string | number, taxNumber: string | number, address: string | number): string =>
  `${legalName}, PIB ${taxNumber}, ${address}`
export const paymentSchedule = 'Raspored plaćanja'
export const stage = ({ position, percent }: { position: number; percent: number }): string => `Rata ${position}, ${formatNumber(percent)}%`
export const inFull = 'U celosti'
export const paid = 'Plaćeno'
export const dueOn = (dueOn: string | number): string => `Dospeva ${onDay(dueOn)}`
export const paidSoFar = 'Do sada plaćeno'
export const remaining = 'Preostalo'
export const theRemainderAtTodaysRate = 'Preostali iznos po današnjem kursu:'
export const thisPageChecksAgain = 'Ova strana sama proverava ponovo.'
export const checkNow = 'Proverite sada'
export const noChargeAccordingToLink =
  'Prema ovom linku novac nije naplaćen, ali to nismo mogli da proverimo. Pokušajte ponovo ili nam pišite ako želite da platite uplatom na račun.'
export const theStateOfThisPayment = 'Stanje ove uplate nije moglo da se proveri.'
export const detailsComeFromLink = 'Podaci ispod potiču samo iz ovog linka. Šta je zaista rezervisano i plaćeno, vidite na strani'
export const bookingsAreListedUnder = 'Vaše rezervacije i uplate nalaze se na stranici'
export const myReservations = 'Moje rezervacije'
export const tryPaymentAgain = 'Pokušajte plaćanje ponovo'
export const bookingDetails = 'Podaci o rezervaciji'
export const bookingNumber = 'Broj rezervacije'
export const villaDetails = 'Podaci o vili'
export const villa = 'Vila'
export const beds = 'Kreveti'
export const roomFor = 'Broj mesta'
export const priceDetails = 'Cena detaljno'
export const total = 'Ukupno'
export const paymentInformation = 'Podaci o plaćanju'
export const orderId = 'Broj porudžbine'
export const authorisationCode = 'Autorizacioni kod'
export const transactionId = 'Broj transakcije'
export const message = 'Poruka'
export const secondPayment = 'Druga uplata'
export const finalPayment = 'Poslednja uplata'
export const a30DepositConfirms = (deposit: string, total: string, day: string): string =>
  `Rezervaciju potvrđuje akontacija od 30% (${deposit}); preostalih 70% (${total}) dospeva 30 dana pre dolaska: ${day}`
export const thankYouForYourReservation = 'Hvala Vam na zahtevu za rezervaciju'
export const bookingConfirmed = 'Rezervacija je potvrđena!'
export const confirmed = 'Potvrđeno'
export const checkYourCardDetails =
  'Proverite podatke o kartici i pokušajte ponovo, ili pozovite banku koja ju je izdala. Možete i da platite uplatom na račun: pišite nam.'
export const size = 'Površina'
export const amount = 'Iznos'
export const rate = 'Kurs'
export const status = 'Status'
export const statusCode = 'Kod statusa'
export const greekRegistration = 'Registracija u Grčkoj'
export const transactionDate = 'Datum transakcije'
export const threeDStatus = '3-D status'
export const logInToSee = 'Prijavite se da vidite ko dolazi'
/** Without a date: the fixed rate. */
export const rsdFor1 = (rate: string, rateDate: string | null): string => `${rate} RSD za 1\u00a0€, ${rateDate ?? 'stalni kurs'}`
export const payNow = (amount: string): string => `Platite ${amount} sada`
export const payNowAfterAll = (amount: string): string => `Uplata još nije obavljena: platite ${amount} sada`
export const thePriceIsWithoutIt = 'Cena niže je bez njega.'
export const changeTheCode = 'Promenite kod'
export const termsInEnglish = 'Ovi tekstovi su na engleskom jeziku.'
export const partyAndNumber = (party: string, bookingNumber: string): string => `${party}. Rezervacija ${bookingNumber}`
export const youAreComing = (villa: string): string => `Radujemo se Vašem dolasku: ${villa}`
export const yourStayAt = (villa: string): string => `Vaš boravak: ${villa}`
export const noMoneyTaken = 'Novac nije skinut sa Vašeg računa'
export const nightsNotHeld =
  'Ove noći trenutno ne čuvamo za Vas. Čim ponovo pokušate, čuvamo ih za Vas, osim ako ih je neko drugi rezervisao. Sve što ste uneli je sačuvano.'
export const putInCalendar = 'Unesite boravak u kalendar'
export const withAddressAndHours = 'Sa adresom i vremenom dolaska.'
export const tellYourArrival = 'Javite nam kada stižete'
export const weMeetYouAtTheDoor = `Od 15.00 do 18.30 dočekujemo Vas na vratima, do 23.00 ulazite samostalno ${zone}.`
export const chooseAnHour = 'Izaberite vreme'
export const payBy = (amount: string, day: string): string => `Platite ${amount} do ${ofDay(day)}`
export const weRemindYou = 'Pišemo Vam nedelju dana ranije.'
export const orPayNow = 'Ili platite odmah'
export const receipt = 'Potvrda o plaćanju'
export const deposit = 'Depozit'
export const depositInCash = (amount: string): string => `${amount} u gotovini po dolasku, vraćamo ga pri odlasku`

true satisfies Translated<typeof import('../en/payment.ts'), typeof import('./payment.ts')>
