import { formatNumber } from './numbers.ts'
export const backOffice = (title: string | number): string => `${title} · Back office`
export const theBackOffice = 'The back office.'
export const admin = (fullName: string | number): string => `Admin: ${fullName}`
export const withRole = (role: string, fullName: string): string => `${role}: ${fullName}`
export const sidebar = 'Sidebar'
export const id = (id: string | number): string => `ID ${id}`
export const backOffice3 = 'Back office'
export const backToWebsite = 'Back to Website'
export const leaveWithoutSaving = 'Leave without saving?'
export const notSavedYet = 'What you have typed is not saved yet.'
export const goOnEditing = 'Go on editing'
export const leave = 'Leave without saving'
export const dashboardPage = 'Dashboard'
export const changeoversPage = 'Changeovers'
export const peoplePage = 'People'
export const notForYou = 'Not for your role'
export const thisPageIsForOthers = 'This page is for other roles. An owner can give you another one under People.'
export const yourRole = (role: string): string => `Your role: ${role}.`
export const ifItHappensAgain = 'If it happens again, tell the person who runs the site, with the time and the address of this page.'
export const villasPage = 'Villas'
export const booksPage = 'Bookkeeping'
export const reportsPage = 'Reports'
export const declarationsPage = 'Declarations'
export const papersPage = 'Documents'
export const pricingPage = 'Pricing'
export const promoCodesPage = 'Promo codes'
export const galleryPage = 'Gallery'
export const reviewsPage = 'Reviews'
export const supportPage = 'Support'
export const complaintsPage = 'Complaints'
export const questionsPage = 'Questions'
export const amenitiesPage = 'Amenities'
export const attractionsPage = 'Attractions'
export const translationsPage = 'Translations'
export const toManyPage = 'To many'
export const messagesPage = 'Texts'
export const siteMailsPage = 'Email texts'
export const mailsPage = 'Emails'
export const activityPage = 'Activity'
export const goingLivePage = 'Before you go live'
export const bankPage = 'Bank'
export const simulated = 'Payments are simulated: no card is charged.'
export const enterBank = 'Enter your bank'
export const jobsPage = 'Jobs'
export const signInAndSecurityPage = 'Sign-in and security'
export const villa = 'Villa'
export const nameOfPlace = {
  today: 'Today',
  calendar: 'Calendar',
  bookings: 'Bookings',
  inbox: 'Inbox',
  prices: 'Prices',
  house: 'House',
  money: 'Money',
  settings: 'Settings',
}
export const allVillasPage = 'All villas'
export const yearOfVillaPage = 'Year of one villa'
export const connectedCalendarsPage = 'Connected calendars'
export const allBookingsPage = 'All bookings'
export const offersPage = 'Offers'
export const websitePage = 'Website'
export const more = 'More'
export const phoneMenu = 'Places'
export const pagesOfPlace = (place: string): string => `Pages: ${place}`
export const waiting = (count: number): string => `Waiting for an answer: ${formatNumber(count)}`
export const scheme = 'Light or dark'
export const nameOfScheme = { light: 'Light', dark: 'Dark', device: 'As the device' }
export const actions = 'Actions'
export const actionsFor = (name: string): string => `Actions for ${name}`
