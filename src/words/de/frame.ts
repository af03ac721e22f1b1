import { countIn } from '../counting.ts'
import type { Translated } from '../translated.ts'

export {
  dinacard,
  mastercard,
  mastercardIdCheck,
  villaArmonia,
  villaEirini,
  villaOnar,
  villaThea,
  visa,
  visaSecure,
} from '../en/frame.ts'

const count = countIn('de')

export const closeThisMessage = 'Meldung schließen'
export const acceptedCardsAndSecurePayment = 'Akzeptierte Karten und sichere Zahlung'
export const logIn = 'Anmelden'
export const register = 'Registrieren'
export const admin = 'Verwaltung'
export const accountOf = (fullName: string | number): string => `Konto von ${fullName}`
export const myAccount = 'Mein Konto'
export const myReservations = 'Meine Buchungen'
export const yourData = 'Ihre Daten'
export const logOut = 'Abmelden'
export const somethingWentWrongOnOur =
  'Bei uns ist etwas schiefgegangen. Es ist nichts verloren gegangen. Bitte versuchen Sie es noch einmal.'
export const thisPageCould = 'Diese Seite konnte nicht angezeigt werden'
export const ifItHappensAgainWrite = 'Wenn es wieder vorkommt, schreiben Sie uns; die Adresse steht am Ende jeder Seite.'
export const reference = (reference: string | number): string => `Fehlernummer: ${reference}`
export const tryAgain = 'Erneut versuchen'
export const returnToHome = 'Zur Startseite'
export const contactInfo = 'Kontakt'
export const companyInfo = 'Impressum'
export const company = 'Firma'
export const activity = 'Tätigkeit'
export const registrationNumber = 'Registernummer'
export const taxNumberPib = 'Steuernummer (PIB)'
export const greekRegistration = 'Registrierungsnummer in Griechenland'
export const ourVillas = 'Unsere Villen'
export const ourPagesElsewhere = 'Unsere Seiten anderswo'
export const quickLinks = 'Schnellzugriff'
export const termsConditions = 'AGB'
export const privacy = 'Datenschutz'
export const unfinishedBooking = 'Ihre Buchung ist noch nicht abgeschlossen.'
export const unfinishedGoOn = 'Weiter'
export const skipToContent = 'Zum Inhalt springen'
export const home = 'Startseite'
export const main = 'Hauptmenü'
export const bookNow = 'Buchen'
export const askTheHosts = 'Gastgeber fragen'
export const loadingVillaDetails = 'Angaben zur Villa werden geladen …'
export const loadingVillaInformation = 'Angaben zu den Villen werden geladen …'
export const loadingGallery = 'Galerie wird geladen …'
export const loading = 'Wird geladen …'
export const menu = 'Menü'
export const allPages = 'Alle Seiten'
export const questionsCall = (phone: string): string => `Fragen? ${phone}`
export const allVillas = 'Alle Villen'
export const allVillasAnd = (more: number): string => `Alle Villen (${count(more)} weitere)`
export const villasAt = (site: string, place: string): string => `${site}, Villen: ${place}`
export const pageNotFound = 'Seite nicht gefunden'
export const thereIsNothing = 'Diese Seite haben wir nicht gefunden.'
export const oopsPageNotFound = 'Seite nicht gefunden'
export const weCannotFindThisPage =
  'Diese Seite haben wir nicht gefunden. Vielleicht ist sie umgezogen, oder die Adresse enthält einen Tippfehler.'
export const wereYouAtWork = 'Haben Sie in der Verwaltung gearbeitet? Sie wurden abgemeldet.'
export const signInAgain = 'Erneut anmelden'
export const notice = 'Hinweis'
export const thisWebsiteIsUnderDevelopment =
  'Diese Website ist im Aufbau. Zahlungen und Buchungsbestätigungen sind noch nicht vollständig in Betrieb. Bitte'
export const contactTheOwnersDirectly = 'wenden Sie sich direkt an die Eigentümer'
export const villas = 'Villen'
export const bookYourStay = 'Aufenthalt buchen'
export const seeFreeDatesAndPrices = 'Freie Termine und Preise'
export const address = 'Adresse'
export const website = 'Website'
export const whoWeAre = 'Wer wir sind'
export const customerService = 'Kundendienst'
export const nothingWasLostPleaseTry = 'Es ist nichts verloren gegangen. Bitte versuchen Sie es gleich noch einmal.'
export const homePage = 'Start'
export const galleryPage = 'Galerie'
export const bookingPage = 'Buchung'
export const amenitiesPage = 'Ausstattung'
export const attractionsPage = 'Umgebung'
export const pricingPage = 'Preise'
export const findDates = 'Freie Termine'
export const pricingAndPolicies = 'Preise und Bedingungen'

true satisfies Translated<typeof import('../en/frame.ts'), typeof import('./frame.ts')>
