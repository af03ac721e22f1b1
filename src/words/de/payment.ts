import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { formatNumber } from './numbers.ts'

export { onViber, onWhatsApp } from '../en/payment.ts'

export const yourBooking = 'Ihre Buchung'
export const statusOfYourPayment = 'Der Stand Ihrer Zahlung.'
export const backToBooking = 'Zurück zur Buchung'
export const backToMyReservations = 'Zurück zu meinen Buchungen'
export const reviewAndPay = 'Prüfen und bezahlen'
export const checkYourStay = 'Prüfen Sie Ihren Aufenthalt und seinen Preis und bezahlen Sie dann auf der Seite der Bank.'
export const termsConditionsRequired = 'Zustimmung erforderlich'
export const pleaseAcceptTheTermsConditions = 'Bitte akzeptieren Sie die Geschäftsbedingungen, um mit der Buchung fortzufahren.'
export const error = 'Fehler'
export const failedToCreateBooking = 'Die Buchung konnte nicht angelegt werden'
export const bookingDetailsNotFoundPlease = 'Die Angaben zur Buchung wurden nicht gefunden. Bitte versuchen Sie es noch einmal.'
export const failedToCalculatePricing = 'Der Preis konnte nicht berechnet werden'
export const toTheBanksPaymentPage = 'Zur Zahlungsseite der Bank'
export const yourNightsAreHeld =
  'Ihre Nächte werden freigehalten, während Sie bezahlen. Ihre Kartendaten geben Sie auf der Seite der Bank ein und kommen danach hierher zurück.'
export const continueToTheBank = 'Weiter zur Bank'
export const youEnterYourCard = 'Ihre Kartendaten geben Sie auf der verschlüsselten Seite der Bank ein. Wir sehen und speichern sie nie.'
export const iHaveReadAndAccept = 'Ich habe die'
export const termsConditions = 'Geschäftsbedingungen'
export const withTheCancellationPolicy = ' mit den Stornobedingungen gelesen und akzeptiere sie, ebenso die'
export const privacyStatement = 'Datenschutzerklärung'
export const forStaysOnFixedDates =
  'Für Aufenthalte zu festen Terminen gibt es kein gesetzliches Widerrufsrecht. Was bei einer Stornierung erstattet wird, steht beim Preis.'
export const guestInformation = 'Angaben zum Gast'
export const name = 'Name'
export const email = 'E-Mail'
export const phone = 'Telefon'
export const specialRequests = 'Besondere Wünsche'
export const oneMoment = 'Einen Moment …'
export const bookAndPayNow = (full: string | number): string => `Zahlungspflichtig buchen: ${full}`
export const howWouldYouLike = 'Wie möchten Sie bezahlen?'
export const payInFull = 'Auf einmal bezahlen'
export const onePaymentAndEverything = 'Eine Zahlung, und alles ist erledigt.'
export const payInThreeStages = 'In drei Raten bezahlen'
export const today = (amount: string | number): string => `${amount} heute`
export const nothingHasBeenBooked = 'Es wurde nichts gebucht oder abgebucht.'
export const nightsKeptUntil = (time: string): string => `Wir halten diese Nächte bis ${time} für Sie frei.`
export const unfinishedStay = (villa: string, days: string, time: string): string =>
  `Ihre Buchung ist noch nicht abgeschlossen: ${villa}, ${days}, für Sie frei gehalten bis ${time}.`
export const greekTime = (time: string): string => `${time} ${zone}`
export const noPaymentOnRecord =
  'Sie sind von der Seite der Bank zurückgekehrt, und uns liegt noch keine Zahlung vor. Sie können jetzt bezahlen; sollte auch der frühere Versuch belastet werden, erstatten wir die spätere Zahlung automatisch.'
export const termsAcceptedBefore = 'Bei Ihrem früheren Versuch haben Sie akzeptiert:'
export const youHaveBookedThese = 'Sie haben diese Nächte bereits gebucht.'
export const checkAgain = 'Noch einmal nachsehen'
export const chooseOtherDates = 'Anderen Zeitraum wählen'
export const didYouReturnWithoutPaying =
  'Sind Sie von der Seite der Bank zurückgekommen, ohne zu bezahlen? Dann können Sie neu beginnen. Sollte Ihre Karte doch zweimal belastet werden, erstatten wir die zweite Zahlung automatisch.'
export const stageOfOf = (
  stage: string | number,
  length: string | number,
  stagePercents: string | number,
  total: string | number,
): string => `Rate ${stage} von ${length}: ${stagePercents}\u00a0% von ${total}`
export const bookingDueOn = (bookingNumber: string | number, dueOn: string | number, vatStatement: string | number): string =>
  `Buchung ${bookingNumber}, fällig am ${dueOn}. ${vatStatement}`
export const pay = 'Bezahlen'
export const yourStay = 'Ihr Aufenthalt'
export const noImageAvailable = 'Kein Bild vorhanden'
export const checkIn = 'Anreise'
export const hoursOfArrival = `von 15:00 bis 18:30 Uhr, selbstständig bis 23:00 Uhr ${zone}`
export const checkOut = 'Abreise'
export const by1100 = `bis 11:00 Uhr ${zone}`
export const length = 'Dauer'
export const guests = 'Gäste'
export const ifYouStartAgain =
  'Sie können sofort neu beginnen. Sollte Ihre Karte zweimal belastet werden, erstatten wir die spätere Zahlung automatisch.'
export const price = 'Preis'
export const pricingError = 'Fehler beim Preis'
export const yourDetailsAreKeptPlease = (priceError: string | number): string =>
  `${ended(String(priceError))} Ihre Angaben bleiben erhalten; bitte gehen Sie zurück und wählen Sie Ihren Zeitraum noch einmal, oder versuchen Sie es gleich wieder.`
export const pleaseLogInToConfirm = 'Zum Bestätigen bitte anmelden'
export const aCodeInsteadOfAPassword = (email: string): string =>
  `Beim Bestellen schicken wir einen sechsstelligen Code an ${email}. Er ersetzt ein Passwort, auch wenn Sie neu hier sind.`
export const lastDigitOrders = 'Mit der sechsten Ziffer bestellen Sie, und die Seite der Bank öffnet sich.'
export const signInByPasskeyNextTime = 'Das nächste Mal ohne Passwort und Code: Ihr Telefon oder Computer kann Sie anmelden.'
export const addAPasskey = 'Passkey hinzufügen'
export const waitingForTheBanksAnswer = 'Wir warten auf die Antwort der Bank'
export const youLeftTheBank = 'Sie haben die Seite der Bank verlassen'
export const notPaid = 'Nicht bezahlt'
export const nothingWasCharged =
  'Soweit wir wissen, wurde nichts abgebucht. Sie können es sofort noch einmal versuchen. Wir fragen die Bank weiter nach diesem Versuch; sollte Ihre Karte zweimal belastet werden, erstatten wir die spätere Zahlung automatisch.'
export const alreadyPaid = (bookingNumber: string): string =>
  `Sie haben bereits bezahlt: Buchung ${bookingNumber}. Für diesen Versuch ist nichts fällig.`
export const chargedTwiceOtherIsValid = (bookingNumber: string, refund: string): string =>
  `Ihre Karte wurde für diese Nächte zweimal belastet. Es gilt die Buchung ${bookingNumber}, und diese Zahlung erstatten wir automatisch. ${refund}`
export const stagePaidTwice = (refund: string): string =>
  `Ihre Karte wurde für diese Rate zweimal belastet. Die andere Zahlung gilt, diese erstatten wir automatisch. ${refund}`
export const otherAttemptRefunded = (amount: string, refund: string): string =>
  `Ihre Karte wurde auch für einen anderen Versuch belastet (${amount}). Diesen Betrag erstatten wir automatisch. ${refund}`
export const requestPending = 'In Bearbeitung'
export const weAreWaiting = 'Wir warten auf die Antwort der Bank; Sie bekommen eine E-Mail; bitte zahlen Sie nicht noch einmal.'
export const paymentNotRefunded = 'Von dieser Zahlung wird nichts erstattet.'
export const bookingCancelled = 'Buchung storniert'
export const cancelled = 'Storniert'
export const thisBookingIsCancelled = (money: string | number): string => `Diese Buchung ist storniert. ${money}`
export const yourPaymentIsBeingChecked = 'Ihre Zahlung wird geprüft'
export const theBankHasApproved =
  'Die Bank hat Ihre Zahlung genehmigt, und wir gleichen sie mit den Daten der Bank ab. Ihre Nächte bleiben für Sie frei; bitte zahlen Sie nicht noch einmal.'
export const partiallyPaid = 'Teilweise bezahlt'
export const confirmedPaid = 'Bestätigt und bezahlt'
export const aConfirmation = (email: string | number): string => ` Eine Bestätigung ist auf dem Weg an ${email}.`
export const yourStayAtIsBooked = (villa: string | number, refund: string | number): string =>
  `Ihr Aufenthalt ist gebucht: ${ended(String(villa))} ${refund}`
export const yourCardAccountHasBeen = (villa: string | number, mail: string | number): string =>
  `Ihr Kartenkonto wurde belastet, und Ihr Aufenthalt ist gebucht: ${ended(String(villa))}${mail}`
export const paymentSuccessful = 'Zahlung erfolgreich!'
export const paymentFailed = 'Zahlung fehlgeschlagen'
export const yourCardAccount = 'Ihr Kartenkonto wurde nicht belastet. Es wurde nichts abgebucht.'
export const yourCardWasChargedBut = (refund: string | number): string =>
  `Ihre Karte wurde belastet, aber die Buchung konnte nicht gehalten werden. ${refund}`
export const thePaymentCould = 'Die Zahlung konnte nicht abgeschlossen werden. Ihr Kartenkonto wurde nicht belastet.'
export const errorOccurred = 'Ein Fehler ist aufgetreten'
export const refundedToCard = (done: string | number): string =>
  `${done} wurden auf Ihre Karte erstattet. Es kann einige Tage dauern, bis Ihre Bank das anzeigt.`
export const beingRefundedToCard = (pending: string | number): string => `${pending} sind auf dem Weg zurück auf Ihre Karte.`
export const notRefundedYet = (refused: string | number): string =>
  `Die Bank hat ${refused} noch nicht erstattet. Wir kümmern uns darum und schreiben Ihnen.`
export const printConfirmation = 'Bestätigung drucken'
export const viewVillaDetails = 'Villa ansehen'
export const returnToHome = 'Zur Startseite'
export const importantInformation = 'Wichtige Hinweise'
export const checkInIsFrom15 = `Anreise ist von 15:00 bis 18:30 Uhr mit dem Gastgeber oder bis 23:00 Uhr selbstständig. Abreise ist bis 11:00 Uhr ${zone}.`
export const arrival = 'Anreise'
export const departure = 'Abreise'
export const whereTheHouseIs = 'Adresse'
export const openTheMap = 'Karte öffnen'
export const everythingIsPaid = 'Alles ist bezahlt.'
export const depositAtCheckIn = (amount: string): string =>
  `Hinzu kommt: eine Kaution von ${amount} in bar bei der Anreise, bei der Abreise zurück.`
export const openYourStay = 'Aufenthalt öffnen'
export const aSecurityDepositOf500 = 'Eine Kaution von 500\u00a0€ wird bei der Anreise in bar hinterlegt und bei der Abreise zurückgegeben.'
export const needAssistance = 'Brauchen Sie Hilfe?'
export const weAnswerWithin24Hours = 'Wir antworten innerhalb von 24 Stunden.'
export const taxNumberPib = (legalName: string | number, taxNumber: string | number, address: string | number): string =>
  `${legalName}, Steuernummer (PIB) ${taxNumber}, ${address}`
export const paymentSchedule = 'Zahlungsplan'
export const stage = ({ position, percent }: { position: number; percent: number }): string =>
  `Rate ${position}, ${formatNumber(percent)}\u00a0%`
export const inFull = 'Gesamtbetrag'
export const paid = 'Bezahlt'
export const dueOn = (dueOn: string | number): string => `Fällig am ${dueOn}`
export const paidSoFar = 'Bisher bezahlt'
export const remaining = 'Offen'
export const theRemainderAtTodaysRate = 'Der offene Betrag zum heutigen Kurs:'
export const thisPageChecksAgain = 'Diese Seite aktualisiert sich automatisch.'
export const checkNow = 'Jetzt nachsehen'
export const noChargeAccordingToLink =
  'Laut diesem Link wurde nichts abgebucht; prüfen konnten wir das nicht. Bitte versuchen Sie es noch einmal, oder schreiben Sie uns, wenn Sie überweisen möchten.'
export const theStateOfThisPayment = 'Der Stand dieser Zahlung konnte nicht geprüft werden.'
export const detailsComeFromLink = 'Die Angaben unten stammen nur aus diesem Link. Was tatsächlich gebucht und bezahlt ist, sehen Sie unter'
export const bookingsAreListedUnder = 'Ihre Buchungen und Zahlungen finden Sie unter'
export const myReservations = 'Meine Buchungen'
export const tryPaymentAgain = 'Zahlung noch einmal versuchen'
export const bookingDetails = 'Angaben zur Buchung'
export const bookingNumber = 'Buchungsnummer'
export const villaDetails = 'Angaben zur Villa'
export const villa = 'Villa'
export const beds = 'Betten'
export const roomFor = 'Platz für'
export const priceDetails = 'Preis im Einzelnen'
export const total = 'Gesamtpreis'
export const paymentInformation = 'Angaben zur Zahlung'
export const orderId = 'Auftragsnummer'
export const authorisationCode = 'Autorisierungscode'
export const transactionId = 'Transaktionsnummer'
export const message = 'Meldung'
export const secondPayment = 'Zweite Zahlung'
export const finalPayment = 'Letzte Zahlung'
export const a30DepositConfirms = (deposit: string, total: string, day: string): string =>
  `Eine Anzahlung von 30\u00a0% (${deposit}) bestätigt eine Buchung; die übrigen 70\u00a0% (${total}) sind 30 Tage vor der Anreise fällig, am ${day}.`
export const thankYouForYourReservation = 'Danke für Ihre Buchungsanfrage'
export const bookingConfirmed = 'Buchung bestätigt!'
export const confirmed = 'Bestätigt'
export const checkYourCardDetails =
  'Bitte prüfen Sie die Kartendaten und versuchen Sie es noch einmal, oder rufen Sie die Bank an, die die Karte ausgegeben hat. Sie können auch per Überweisung bezahlen: Schreiben Sie uns.'
export const size = 'Größe'
export const amount = 'Betrag'
export const rate = 'Kurs'
export const status = 'Status'
export const statusCode = 'Statuscode'
export const greekRegistration = 'Registrierungsnummer in Griechenland'
export const transactionDate = 'Datum der Transaktion'
export const threeDStatus = '3-D-Status'
export const logInToSee = 'Melden Sie sich an, um zu sehen, wer kommt'
/** Without a date: the fixed rate. */
export const rsdFor1 = (rate: string, rateDate: string | null): string => `${rate} RSD für 1\u00a0€, ${rateDate ?? 'fester Kurs'}`
export const payNow = (amount: string): string => `Jetzt ${amount} bezahlen`
export const payNowAfterAll = (amount: string): string => `Ich habe noch nicht bezahlt: jetzt ${amount} bezahlen`
export const thePriceIsWithoutIt = 'Der Preis unten ist ohne ihn.'
export const changeTheCode = 'Code ändern'
export const termsInEnglish = 'Diese Texte sind auf Englisch.'
export const partyAndNumber = (party: string, bookingNumber: string): string => `${party}. Buchung ${bookingNumber}`
export const youAreComing = (villa: string): string => `Wir freuen uns auf Sie: ${villa}`
export const yourStayAt = (villa: string): string => `Ihr Aufenthalt: ${villa}`
export const noMoneyTaken = 'Ihr Konto wurde nicht belastet'
export const nightsNotHeld =
  'Zurzeit halten wir diese Nächte nicht für Sie frei. Sobald Sie es erneut versuchen, halten wir sie frei, sofern niemand anderes sie gebucht hat. Alle Ihre Angaben sind gespeichert.'
export const putInCalendar = 'In Ihren Kalender eintragen'
export const withAddressAndHours = 'Mit Adresse und Anreisezeiten.'
export const tellYourArrival = 'Sagen Sie uns, wann Sie ankommen'
export const weMeetYouAtTheDoor = `Von 15:00 bis 18:30 Uhr empfangen wir Sie an der Tür, bis 23:00 Uhr gehen Sie selbstständig hinein ${zone}.`
export const chooseAnHour = 'Uhrzeit wählen'
export const payBy = (amount: string, day: string): string => `${amount} bis ${day} bezahlen`
export const weRemindYou = 'Wir schreiben Ihnen eine Woche vorher.'
export const orPayNow = 'Oder gleich bezahlen'
export const receipt = 'Zahlungsbeleg'
export const deposit = 'Kaution'
export const depositInCash = (amount: string): string => `${amount} in bar bei der Anreise, bei der Abreise zurück`

true satisfies Translated<typeof import('../en/payment.ts'), typeof import('./payment.ts')>
