import type { TicketStatus } from '#domain/support/reasons.ts'
import { formsIn } from '../counting.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { zone } from './days.ts'
import { formatNumber } from './numbers.ts'

const form = formsIn('de')
/** 'in 1 Tag', 'in 3 Tagen'. */
const inDays = (count: number): string => `in ${formatNumber(count)} ${form(count, { one: 'Tag', other: 'Tagen' })}`

export const stayAt = (villa: string): string => `Ihr Aufenthalt: ${villa}`
export const everythingAboutYourStay = 'Zeitraum, Zahlungen, Gäste, Nachrichten und Wegbeschreibung.'
export const booking = (number: string): string => `Buchung ${number}`
export const allReservations = 'Alle Ihre Buchungen'
export const printThisPage = 'Diese Seite drucken'

export const arrivesIn = (count: number): string => `Sie reisen ${inDays(count)} an.`
export const arrivesToday = `Sie reisen heute an. Anreise ist ab 15:00 Uhr ${zone}.`
export const leavesIn = (count: number): string => `Sie sind gerade bei uns. Sie reisen ${inDays(count)} ab.`
export const leavesToday = `Sie reisen heute ab, bis 11:00 Uhr ${zone}.`
export const isOver = 'Ihr Aufenthalt ist zu Ende. Wir freuen uns auf ein Wiedersehen.'
export const isCancelled = 'Dieser Aufenthalt wurde storniert.'

export const dates = 'Zeitraum'
export const checkIn = 'Anreise'
export const checkInHours = `15:00 bis 18:30 Uhr mit Ihrem Gastgeber, bis 23:00 Uhr selbstständig ${zone}`
export const checkOut = 'Abreise'
export const checkOutHour = `bis 11:00 Uhr ${zone}`

export const money = 'Zahlungen'
export const paid = 'Bezahlt'
export const dueBy = (amount: string, day: string): string => `${amount} bis ${day}`
export const payStage = (amount: string): string => `${amount} bezahlen`
export const paymentOpen =
  'Wir warten auf die Antwort der Bank zu einer Zahlung. Bitte zahlen Sie nicht noch einmal; Sie bekommen eine E-Mail.'
export const payments = 'Eingegangene Zahlungen'
export const paymentOf = (amount: string, dinars: string): string => `${amount} (${dinars})`
export const paidBy = (method: string, day: string): string => `${method}, ${day}`
export const cardOf = (card: string): string => `Nr. ${card}`
export const papers = 'Dokumente'
export const noPapers = 'Es gibt noch keine Dokumente.'
export const makeProforma = 'Proforma-Rechnung für eine Überweisung'
export const making = 'Einen Moment …'
export const proformaMeans = (amount: string, day: string): string =>
  `Lieber per Überweisung? Die Proforma-Rechnung nennt unser Konto und den Verwendungszweck für die nächste Zahlung: ${amount}, zahlbar bis ${day}.`
export const proformaMade = (number: string): string => `Die Proforma-Rechnung ${number} finden Sie jetzt unter Dokumente`
export const notMade = 'Es gibt keine Proforma-Rechnung'
export const nothingPaid = 'Für diesen Aufenthalt wurde nichts bezahlt.'

export const guestsAndRequests = 'Gäste und Wünsche'
export const changeableUntil = (day: string): string => `Das können Sie bis ${day} ändern.`
export const noLongerChangeable =
  'In der Woche vor der Anreise wird das Haus vorbereitet. Wenn sich etwas geändert hat, schreiben Sie uns bitte unten.'
export const guests = 'Gäste'
export const requests = 'Besondere Wünsche'
export const noRequests = 'Keine'
export const save = 'Speichern'
export const saving = 'Wird gespeichert …'
export const notSaved = 'Nicht gespeichert'
export const saved = 'Gespeichert. Ihre Gastgeber wissen Bescheid.'

export const arrival = 'Ankunft'
export const arrivalTime = 'Wann kommen Sie voraussichtlich an?'
export const notKnownYet = 'Noch nicht bekannt'

export const gettingHereAndGuide = 'Anfahrt und Haus'
export const onceItIsPaid = 'Anfahrt und Gästemappe finden Sie hier, sobald der Aufenthalt vollständig bezahlt ist.'
export const notWrittenYet = 'Ihre Gastgeber haben noch keine Wegbeschreibung geschrieben. Bitte schreiben Sie ihnen unten.'
export const directions = 'Wegbeschreibung'
export const houseGuide = 'Gästemappe'
export const doorCode = 'Türcode'
export const doorCodeFrom = (day: string): string => `Den Türcode finden Sie hier ab ${day}, sobald der Aufenthalt bezahlt ist.`
export const noDoorCode = 'Ihre Gastgeber lassen Sie ein oder schreiben Ihnen, wie sich die Tür öffnen lässt.'

export const messages = 'Nachrichten'
export const fromYourHosts = 'Nachrichten mit Ihren Gastgebern'
export const toYourHosts = 'an Ihre Gastgeber'
export const writeToYourHosts = 'Schreiben Sie Ihren Gastgebern'
export const weAnswerWithin24Hours = 'Wir antworten innerhalb von 24 Stunden. Die Antwort kommt per E-Mail und ist auch hier zu sehen.'
export const topic = 'Worum geht es?'
export const pleaseChoose = 'Bitte wählen'
export const message = 'Nachricht'
export const send = 'Senden'
export const sending = 'Wird gesendet …'
export const notSent = 'Nicht gesendet'
export const sent = 'Ihre Nachricht wurde gesendet'
export const you = 'Sie'
export const yourHosts = 'Ihre Gastgeber'
export const justWrite = 'Schreiben Sie uns einfach'
export const write = 'Schreiben'
export const answer = 'Antworten'
export const requestNumber = (id: number, reason: string): string => `#${id} ${reason}`
export const ticketStates: Record<TicketStatus, string> = {
  pending: 'Wartet auf Antwort',
  in_progress: 'In Bearbeitung',
  resolved: 'Erledigt',
  closed: 'Geschlossen',
}

export const changeTheStay = 'Zeitraum, Villa oder Gäste ändern'
export const cancelThisStay = 'Aufenthalt stornieren'

export const yourReview = 'Ihre Bewertung'
export const howWasIt = 'Wie war Ihr Aufenthalt? Ihre Worte und Sterne helfen den nächsten Gästen und Ihren Gastgebern.'
export const shownInTwoWeeks =
  'Ihre Bewertung wird zwei Wochen nach dem Schreiben gezeigt oder früher, wenn Ihre Gastgeber antworten. In den ersten zehn Tagen können Sie sie ändern.'
export const stars = 'Sterne'
export const review = 'Ihre Worte'
export const nameShown = 'Angezeigter Name'
export const nameShownMeans = 'Zum Beispiel Ihr Vorname und Ihr Land. Alle können ihn lesen.'
export const sendReview = 'Bewertung senden'
export const changeReview = 'Bewertung ändern'
export const reviewSaved = 'Danke. Ihre Bewertung ist gespeichert.'
export const reviewWaits = (day: string): string => `Sie wird ab ${day} gezeigt oder früher, wenn Ihre Gastgeber antworten.`
export const reviewIsShown = 'Ihre Bewertung ist veröffentlicht.'
export const reviewRefused = (reason: string): string => `Ihre Gastgeber zeigen diese Bewertung nicht. Der Grund: ${ended(reason)}`
export const hostsAnswered = 'Antwort der Gastgeber'
export const backToYourStay = 'Zurück zu Ihrem Aufenthalt'
export const hasBegunOrEnded =
  'Er hat schon begonnen, ist vorbei oder wurde storniert. Bitte schreiben Sie Ihren Gastgebern auf der Seite des Aufenthalts.'
export const document = 'Reisepass oder Personalausweis'
export const documentNumber = 'Nummer Ihres Reisepasses oder Personalausweises'
export const otherDocumentNumber = 'Andere Nummer'
export const documentGiven = 'Die Nummer liegt uns vor. Vielen Dank.'
export const documentMeans =
  'Nach griechischem Recht müssen wir Ihren Aufenthalt mit dieser Nummer melden. Wir speichern sie verschlüsselt, nur Ihre Gastgeber sehen sie, und 30 Tage nach der Meldung wird sie gelöscht.'
export const documentSaved = 'Gespeichert. Nur die verschlüsselte Nummer wird aufbewahrt.'

export const cancelYourStay = 'Aufenthalt stornieren'
export const whatIsRefunded = 'Was wir bei einer Stornierung erstatten und wann.'
export const stayFromTo = (villa: string, from: string, until: string): string => `${villa}, ${from} bis ${until}`
export const cannotBeCancelled = 'Dieser Aufenthalt kann hier nicht storniert werden'
export const today = 'Wenn Sie heute stornieren'
export const refundOfPaid = (refund: string, paid: string): string => `Von den bezahlten ${paid} werden ${refund} erstattet`
export const notRefunded = (paid: string): string => `Von den bezahlten ${paid} wird nichts erstattet`
export const toCard = (card: string): string => `auf die Karte ${card}`
export const toYourCard = 'auf die Karte, mit der Sie bezahlt haben'
export const byTheHosts = 'durch Ihre Gastgeber, weil nicht mit Karte bezahlt wurde'
export const part = (amount: string, dinars: string, to: string): string => `${amount} (${dinars}) ${to}`
export const cardTakesDays = 'Es kann einige Tage dauern, bis Ihre Bank das anzeigt.'
export const later = 'Später'
export const nightsAreFree = 'Die Nächte sind sofort für andere frei. Das lässt sich nicht rückgängig machen.'
export const cancelByCode = 'Stornieren: Code schicken'
export const cancelNow = (refund: string): string => `Jetzt stornieren, ${refund} werden erstattet`
export const notCancelled = 'Nicht storniert'
export const yourStayIsCancelled = 'Ihr Aufenthalt ist storniert'
export const mailFollows = 'Wir schreiben Ihnen, wenn die Bank das Geld gesendet hat.'

export const changeYourStay = 'Aufenthalt ändern'
export const otherDatesOrVilla = 'Ein anderer Zeitraum oder eine andere Villa für Ihren Aufenthalt und was das kostet.'
export const now = (villa: string, from: string, until: string): string => `Jetzt: ${villa}, ${from} bis ${until}`
export const cannotBeChanged = 'Dieser Aufenthalt kann hier nicht geändert werden'
export const whatWouldYouLike = 'Was möchten Sie?'
export const villa = 'Villa'
export const showTheDifference = 'Unterschied zeigen'
export const oneMoment = 'Einen Moment …'
export const notPossible = 'Nicht möglich'
export const nothingIsChanged = 'Nichts wurde geändert.'
export const theDifference = 'Der Unterschied'
export const staysAt = (villa: string, from: string, until: string, guests: string): string => `${villa}, ${from} bis ${until}, ${guests}`
export const priceBefore = 'Bisheriger Preis'
export const priceNow = 'Neuer Preis'
export const alreadyPaid = 'Schon bezahlt'
export const toPayNow = 'Jetzt zu bezahlen'
export const refund = 'Wird Ihnen erstattet'
export const nothingToPay = 'Jetzt ist nichts zu bezahlen, und es wird nichts erstattet.'
export const keptOfDifference = (kept: string): string =>
  `Nach den Stornobedingungen werden ${kept} der Preissenkung nicht erstattet; sie sind im neuen Preis enthalten.`
export const laterPayments = 'Spätere Zahlungen'
export const howItWorks =
  'Die neuen Nächte werden freigehalten, während Sie bezahlen. Ihre alten Nächte bleiben Ihre, bis die Bank die Zahlung genehmigt hat; tut sie das nicht, ändert sich nichts.'
export const atOnce = 'Die Nächte werden sofort getauscht, und die alten sind für andere frei. Das lässt sich nicht rückgängig machen.'
export const changeAndPay = (amount: string): string => `Ändern und ${amount} bezahlen`
export const changeAndReturn = (amount: string): string => `Jetzt ändern, ${amount} werden erstattet`
export const changeByCode = 'Ändern: Code schicken'
export const askYourHosts = 'Gastgeber fragen'
export const hostsAgreeFirst = 'Ihre Gastgeber möchten einer Änderung zuerst zustimmen. Bis dahin wird nichts bezahlt oder freigehalten.'
export const weAskedYourHosts = 'Wir haben Ihre Gastgeber gefragt'
export const weEmailYou = 'Sie bekommen eine E-Mail, sobald sie entschieden haben. Bis dahin bleibt Ihr Aufenthalt, wie er war.'
export const hostsRefused = 'Ihre Gastgeber konnten diesem Zeitraum früher nicht zustimmen. Sie können noch einmal fragen.'
export const changeNow = 'Jetzt ändern'
export const notChanged = 'Nicht geändert'
export const isChanged = 'Ihr Aufenthalt ist geändert'

export const sendAnother = 'Neuen Code schicken'
export const codeSent = (email: string): string => `Wir haben einen sechsstelligen Code an ${email} geschickt. Er gilt zehn Minuten.`
export const nothingThere = 'Nichts angekommen? Bitte sehen Sie auch im Spam-Ordner nach.'
export const noMailServer = 'Kein Mailserver eingerichtet'
export const theOwnersReadIt = 'Dies ist eine Testseite: Der Code steht in der Verwaltung unter „Emails“.'

export const paidOf = (paid: string, total: string): string => `${paid} von ${total} bezahlt`
export const paidOnce = (paid: string): string => `Sie haben ${paid} bezahlt.`
export const refundPending = (amount: string, day: string): string =>
  `${amount} sind seit dem ${day} auf dem Weg zurück zu Ihnen. Bis Ihre Bank es anzeigt, kann es einige Tage dauern.`
export const refundDone = (amount: string, day: string): string => `${amount} wurden am ${day} erstattet.`
export const refundRefused = (amount: string): string =>
  `Die Bank hat ${amount} noch nicht erstattet. Wir kümmern uns darum und schreiben Ihnen.`
export const bookAgain = 'Erneut buchen'
export const changeOrCancel = 'Ändern oder stornieren'
export const wouldGoBack = (amount: string): string => `Heute würden ${amount} erstattet`
export const nothingWouldGoBack = 'Heute würde nichts erstattet'
export const replacedPapers = (count: number): string =>
  count === 1 ? '1 ersetztes Dokument' : `${formatNumber(count)} ersetzte Dokumente`
export const callWhenItIsUrgent = 'Rufen Sie uns an, wenn es eilt, auch nachts.'

true satisfies Translated<typeof import('../en/stay.ts'), typeof import('./stay.ts')>
