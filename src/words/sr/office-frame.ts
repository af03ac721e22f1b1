import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const backOffice = (title: string | number): string => `${title} · Administracija`
export const theBackOffice = 'Administracija.'
export const admin = (fullName: string | number): string => `Administrator: ${fullName}`
export const withRole = (role: string, fullName: string): string => `${role}: ${fullName}`
export const sidebar = 'Bočni meni'
export const id = (id: string | number): string => `ID ${id}`
export const backOffice3 = 'Administracija'
export const backToWebsite = 'Nazad na sajt'
export const leaveWithoutSaving = 'Izaći bez čuvanja?'
export const notSavedYet = 'Ono što ste uneli još nije sačuvano.'
export const goOnEditing = 'Nastavite izmenu'
export const leave = 'Izađite bez čuvanja'
export const dashboardPage = 'Pregled'
export const changeoversPage = 'Smene gostiju'
export const peoplePage = 'Ljudi'
export const notForYou = 'Nije za Vašu ulogu'
export const thisPageIsForOthers = 'Ova strana je za druge uloge. Vlasnik može da Vam dodeli drugu na strani „Ljudi“.'
export const yourRole = (role: string): string => `Vaša uloga: ${role}.`
export const ifItHappensAgain = 'Ako se ponovi, javite osobi koja održava sajt, uz vreme i adresu ove stranice.'
export const villasPage = 'Vile'
export const booksPage = 'Knjigovodstvo'
export const reportsPage = 'Izveštaji'
export const declarationsPage = 'Prijave'
export const papersPage = 'Dokumenti'
export const pricingPage = 'Cene'
export const promoCodesPage = 'Promo kodovi'
export const galleryPage = 'Galerija'
export const reviewsPage = 'Recenzije'
export const supportPage = 'Podrška'
export const complaintsPage = 'Reklamacije'
export const questionsPage = 'Pitanja'
export const amenitiesPage = 'Sadržaji'
export const attractionsPage = 'Okolina'
export const translationsPage = 'Prevodi'
export const toManyPage = 'Za više gostiju'
export const messagesPage = 'Tekstovi'
export const siteMailsPage = 'Tekstovi poruka'
export const mailsPage = 'Poruke'
export const activityPage = 'Aktivnost'
export const goingLivePage = 'Pre nego što počnete'
export const bankPage = 'Banka'
export const simulated = 'Plaćanja su simulirana: nijedna kartica se ne tereti.'
export const enterBank = 'Unesite svoju banku'
export const jobsPage = 'Poslovi'
export const signInAndSecurityPage = 'Prijava i bezbednost'
export const villa = 'Vila'
export const nameOfPlace = {
  today: 'Danas',
  calendar: 'Kalendar',
  bookings: 'Rezervacije',
  inbox: 'Prijem',
  prices: 'Cene',
  house: 'Kuća',
  money: 'Novac',
  settings: 'Podešavanja',
}
export const allVillasPage = 'Sve vile'
export const yearOfVillaPage = 'Godina jedne vile'
export const connectedCalendarsPage = 'Povezani kalendari'
export const allBookingsPage = 'Sve rezervacije'
export const offersPage = 'Ponude'
export const websitePage = 'Sajt'
export const more = 'Više'
export const phoneMenu = 'Celine'
export const pagesOfPlace = (place: string): string => `Strane: ${place}`
export const waiting = (count: number): string => `Čeka odgovor: ${formatNumber(count)}`
export const scheme = 'Svetlo ili tamno'
export const nameOfScheme = { light: 'Svetlo', dark: 'Tamno', device: 'Kao uređaj' }
export const actions = 'Radnje'
export const actionsFor = (name: string): string => `Radnje: ${name}`

true satisfies Translated<typeof import('../en/office-frame.ts'), typeof import('./office-frame.ts')>
