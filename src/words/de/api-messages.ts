import type { DiscountState } from '#domain/pricing/discounts.ts'
import type { Translated } from '../translated.ts'

// What a call says when it succeeds. Texts of refusals are in refusals.de.ts.

export const passwordChanged = 'Ihr neues Passwort ist gesetzt'
export const loggedIn = 'Sie sind angemeldet.'
export const registered = 'Ihr Konto ist bereit. Bitte melden Sie sich an.'
export const passwordEnded =
  'Sie sind angemeldet. Diese Adresse war noch nicht bestätigt, daher gilt ihr früheres Passwort nicht mehr. Unter „Ihre Daten“ können Sie ein neues setzen.'
export const emailProvedAlready = 'Ihre E-Mail-Adresse ist bereits bestätigt.'
export const codeSent = (email: string): string => `Wir haben einen sechsstelligen Code an ${email} geschickt.`
export const emailProved = 'Ihre E-Mail-Adresse ist bestätigt.'
export const resetLinkSent = 'Falls es ein Konto mit dieser E-Mail-Adresse gibt, haben wir einen Link für ein neues Passwort geschickt.'
export const resetLinkValid = 'Der Link ist gültig'
export const passwordReset = 'Ihr Passwort ist geändert!'

export const amenityCreated = 'Die Ausstattung wurde angelegt'
export const amenityUpdated = 'Die Ausstattung wurde geändert'
export const amenityDeleted = 'Die Ausstattung wurde gelöscht'

export const datesAvailable = 'Dieser Zeitraum ist frei.'
export const datesKept = 'Wir halten diese Nächte für Sie frei, während Sie bezahlen.'
export const datesBought = 'Sie haben diese Nächte bereits gebucht. Sie finden sie unter „Meine Buchungen“.'
export const datesRestricted = 'Der Zeitraum wird für Sie freigehalten.'
export const payAtTheBank = 'Bitte schließen Sie die Zahlung auf der Seite der Bank ab.'

export const discountStates: Record<DiscountState, string> = {
  active: 'Gültig',
  future: 'Beginnt später',
  inactive: 'Nicht aktiv',
  other: 'Beendet',
}

/** How a payment ended, for the confirmation page. */
export const paymentOutcome = {
  waiting: 'Wir warten auf die Antwort der Bank; Sie bekommen eine E-Mail; bitte zahlen Sie nicht noch einmal.',
  left: 'Sie haben die Seite der Bank verlassen. Soweit wir wissen, wurde nichts abgebucht.',
  checking: 'Ihre Zahlung wird bei der Bank geprüft; bitte zahlen Sie nicht noch einmal.',
  notApproved: 'Die Zahlung wurde nicht genehmigt. Ihre Karte wurde nicht belastet.',
  notCompleted: 'Die Zahlung konnte nicht abgeschlossen werden. Ihre Karte wurde nicht belastet.',
  cancelled: 'Diese Buchung ist storniert.',
  refunded: 'Ihre Karte wurde belastet, aber die Buchung konnte nicht gehalten werden. Der ganze Betrag wird auf Ihre Karte erstattet.',
  charged: 'Ihre Karte wurde belastet.',
}

// Plain texts of addresses that are not pages.

export const pictureNotFound = 'Nicht gefunden'
export const pictureNotReadable = 'Das Bild konnte gerade nicht gelesen werden'
/** Stands for the file name of a picture that comes without one. */
export const pictureWithoutName = 'Das Bild'

export const health = {
  ready: 'bereit',
  stopping: 'der Prozess wird gerade beendet',
  readOnly: 'die Datenbank kann nur gelesen werden',
  databaseDown: 'die Datenbank antwortet nicht',
  databaseSlow: 'die Datenbank antwortet nicht rechtzeitig',
}

export const unnamedBank = 'Die Bank'

export const fromAnotherSite = 'Diese Anfrage kam von einer anderen Website'
export const tooManyPages = 'Zu viele Seiten auf einmal. Bitte warten Sie eine Minute und versuchen Sie es noch einmal.'
export const tooBusy =
  'Die Website ist gerade stark ausgelastet. Nichts ging verloren. Bitte versuchen Sie es in einigen Sekunden noch einmal.'
export const wentWrong = (reference: string): string =>
  `Bei uns ist etwas schiefgegangen. Es ist nichts verloren gegangen. Fehlernummer: ${reference}`

export const title = 'Ihre Zahlung wird geprüft'
export const heading = 'Ihre Zahlung wird geprüft. Bitte zahlen Sie nicht noch einmal.'
export const whatHappens =
  'Wir prüfen Ihre Zahlung bei der Bank. Sobald wir es wissen, bekommen Sie eine E-Mail, und Ihre Buchung zeigt es an.'
export const myReservations = 'Meine Buchungen'
export const returnToHome = 'Zur Startseite'

true satisfies Translated<typeof import('../en/api-messages.ts'), typeof import('./api-messages.ts')>
