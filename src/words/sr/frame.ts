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

const count = countIn('sr')

export const closeThisMessage = 'Zatvorite ovu poruku'
export const acceptedCardsAndSecurePayment = 'Kartice koje primamo i bezbedno plaćanje'
export const logIn = 'Prijava'
export const register = 'Registracija'
export const admin = 'Admin'
export const accountOf = (fullName: string | number): string => `Nalog: ${fullName}`
export const myAccount = 'Moj nalog'
export const myReservations = 'Moje rezervacije'
export const yourData = 'Vaši podaci'
export const logOut = 'Odjavite se'
export const somethingWentWrongOnOur = 'Kod nas je došlo do greške. Ništa nije izgubljeno. Pokušajte ponovo.'
export const thisPageCould = 'Ova strana ne može da se prikaže'
export const ifItHappensAgainWrite = 'Ako se ponovi, pišite nam; adresa je na dnu svake strane.'
export const reference = (reference: string | number): string => `Oznaka: ${reference}`
export const tryAgain = 'Pokušajte ponovo'
export const returnToHome = 'Nazad na početnu'
export const contactInfo = 'Kontakt'
export const companyInfo = 'O firmi'
export const company = 'Firma'
export const activity = 'Delatnost'
export const registrationNumber = 'Matični broj'
export const taxNumberPib = 'PIB'
export const greekRegistration = 'Registracija u Grčkoj'
export const ourVillas = 'Naše vile'
export const ourPagesElsewhere = 'Naše strane na drugim mestima'
export const quickLinks = 'Brzi linkovi'
export const termsConditions = 'Opšti uslovi'
export const privacy = 'Privatnost'
export const unfinishedBooking = 'Vaša rezervacija nije završena.'
export const unfinishedGoOn = 'Nastavite'
export const skipToContent = 'Pređite na sadržaj'
export const home = 'Početna'
export const main = 'Glavni meni'
export const bookNow = 'Rezervišite'
export const askTheHosts = 'Pitajte domaćine'
export const loadingVillaDetails = 'Učitavamo podatke o vili…'
export const loadingVillaInformation = 'Učitavamo podatke o vilama…'
export const loadingGallery = 'Učitavamo galeriju…'
export const loading = 'Učitavanje…'
export const menu = 'Meni'
export const allPages = 'Sve stranice'
export const questionsCall = (phone: string): string => `Pitanja? ${phone}`
export const allVillas = 'Sve vile'
export const allVillasAnd = (more: number): string => `Sve vile (još ${count(more)})`
export const villasAt = (site: string, place: string): string => `${site}, vile: ${place}`
export const pageNotFound = 'Strana nije nađena'
export const thereIsNothing = 'Nismo našli ovu stranu.'
export const oopsPageNotFound = 'Ups, ova strana ne postoji'
export const weCannotFindThisPage = 'Nismo našli ovu stranu. Možda je premeštena, a možda u adresi postoji greška u kucanju.'
export const wereYouAtWork = 'Radili ste u administraciji? U međuvremenu ste odjavljeni.'
export const signInAgain = 'Prijavite se ponovo'
export const notice = 'Obaveštenje'
export const thisWebsiteIsUnderDevelopment =
  'Sajt je u izradi. Plaćanje i potvrde rezervacija još nisu u potpunosti u funkciji. Molimo Vas da se'
export const contactTheOwnersDirectly = 'javite direktno vlasnicima'
export const villas = 'Vile'
export const bookYourStay = 'Rezervišite boravak'
export const seeFreeDatesAndPrices = 'Pogledajte slobodne datume i cene'
export const address = 'Adresa'
export const website = 'Sajt'
export const whoWeAre = 'Ko smo mi'
export const customerService = 'Služba za korisnike'
export const nothingWasLostPleaseTry = 'Ništa nije izgubljeno. Pokušajte ponovo malo kasnije.'
export const homePage = 'Početna'
export const galleryPage = 'Galerija'
export const bookingPage = 'Rezervacija'
export const amenitiesPage = 'Sadržaji'
export const attractionsPage = 'Okolina'
export const pricingPage = 'Cene'
export const findDates = 'Nađite termin'
export const pricingAndPolicies = 'Cene i pravila'

true satisfies Translated<typeof import('../en/frame.ts'), typeof import('./frame.ts')>
