import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const websiteSettings = 'Podešavanja sajta'
export const settings = 'Podešavanja'
export const toFillIn = 'treba popuniti'
export const theSite = 'Sajt'
export const theHomePage = 'Početna strana'
export const howToReachYou = 'Kako gosti stupaju u kontakt'
export const place = 'Mesto'
export const rulesForGuests = 'Pravila za goste'
export const shownWithPrices = 'Uz cene'
export const limitsOfDiscounts = 'Granice popusta'
export const levyAndVat = 'Klimatska taksa i PDV'
export const general = 'Opšte'
export const siteName = 'Naziv sajta'
export const tagline = 'Slogan'
export const shownAboveTheFooter = 'Prikazuje se iznad podnožja svake strane.'
export const homePageTitle = 'Naslov početne strane'
export const homePageSubtitle = 'Podnaslov početne strane'
export const homePageText = 'Tekst početne strane'
export const homePagePicture = 'Slika početne strane'
export const theAddressOfAPicture = 'Adresa slike, na primer /pictures/hero-complex-golden-hour.jpg.'
export const contactInformation = 'Kontakt'
export const email = 'E-mail'
export const guestsSeeItSupportRequests = 'Gosti je vide; ovde stižu upiti i nove rezervacije.'
export const phone = 'Telefon'
export const address = 'Adresa'
export const mapLink = 'Link ka mapi'
export const latitude = 'Geografska širina'
export const longitude = 'Geografska dužina'
export const chatsMean = 'Prazno: broj telefona iznad, ako je mobilni. Crtica (-) ga izostavlja.'
export const metaTitle = 'Naslov za pretraživače'
export const metaDescription = 'Opis za pretraživače'
export const companyBank = 'Firma i banka'
export const company = 'Firma'
export const legalName = 'Puno ime firme'
export const companyAddress = 'Adresa firme'
export const registrationNumber = 'Matični broj'
export const taxNumberPib = 'Poreski broj (PIB)'
export const activity = 'Delatnost'
export const activityCode = 'Šifra delatnosti'
export const greekRegistrationOfTheAccommodation = 'Grčka registracija smeštaja (AMA)'
export const shownBesideEveryTotal = 'Prikazuje se uz svaki ukupan iznos.'
export const bank = 'Banka'
export const bankName = 'Naziv banke'
export const bankAddressOnTheWeb = 'Adresa banke na internetu'
export const rating = 'Ocena'
export const score = 'Ocena (broj)'
export const inAWord = 'Jednom rečju'
export const source = 'Izvor'
export const whereTheScoreComes = 'Odakle je ocena. Gosti to vide pored nje.'
export const ratingLink = 'Gde može da se pročita'
export const ratingLinkMeans = 'Sa pravom bankom ocena se prikazuje samo uz izvor i ovaj link. Bez broja nema ocene.'
export const texts = 'Tekstovi'
export const versionOfTheTerms = 'Verzija uslova'
export const keptWithEachBookingGive = 'Čuva se uz svaku rezervaciju. Izmenjenom tekstu dajte novu verziju.'
export const termsConditions = 'Opšti uslovi'
export const anEmptyLineBegins = 'Prazan red započinje nov pasus; red koji počinje sa ## je naslov.'
export const privacyPolicy = 'Politika privatnosti'
export const couldNotSaveSettings = 'Podešavanja nisu sačuvana'
export const settingsSaved = 'Podešavanja su sačuvana'
export const guestsSeeItAtOnce = (title: string | number): string => `${title}: gosti odmah vide izmenu.`
export const pleaseGiveAnEMail = 'Unesite e-mail adresu'
export const pleaseGiveAnAddress = 'Unesite adresu koja počinje sa https://'
export const toBeFilledInBefore = 'TREBA POPUNITI pre nego što sajt počne da radi.'
export const saving = 'Čuvamo…'
export const saveChanges = 'Sačuvajte izmene'
export const toBeFilledIn = 'TREBA POPUNITI'
export const guestsAndTheBankLook = 'Gosti i banka traže ove podatke. Sajt ne može da počne da radi dok se ne popune.'
export const transfers = 'Račun za uplate'
export const iban = 'IBAN'
export const ibanMeans = 'Štampa se na predračunima, kojima se od gostiju traži uplata na račun. Bez njega predračuna nema.'
export const bic = 'BIC'
export const transferBank = 'Banka ovog računa'
export const vatStatement = 'Napomena o PDV-u'
export const isRequired = (label: string | number): string => `Obavezno polje: ${label}`
export const mustBeANumber = (label: string | number): string => `${label}: unesite broj stepeni`
export const charactersRecommendedCharacters = (
  length: string | number,
  verdict: string | number,
  from: string | number,
  until: string | number,
): string => `Broj znakova: ${length} (${verdict}). Preporučeno: ${from}–${ended(String(until))}`
export const tooShort = 'kratko'
export const tooLong = 'dugo'
export const goodLength = 'dobro'
export const booking = 'Rezervacije'
export const leadDays = 'Dana pre dolaska'
export const leadDaysMean = 'Koliko dana pre dolaska gosti najkasnije mogu da rezervišu: 0 za isti dan, 1 za dan ranije.'
export const mustBeDays = (label: string, most: number): string => `${label}: ceo broj od 0 do ${formatNumber(most)}`
export const levy = 'Klimatska taksa'
export const levyChoices = { included: 'Uključena u cene', added: 'Dodaje se na cene' }
export const levyMeans =
  'Za vile koje imaju klasu takse; njeni iznosi su na strani „Cene“. Ukupni iznosi je uvek sadrže. Rezervacije zadržavaju ugovorenu cenu.'
export const vat = 'PDV uz ukupne iznose'
export const vatChoices = { stated: 'Samo napomena o PDV-u', amount: 'Napomena o PDV-u i iznos' }
export const vatMeans = 'Stope PDV-a su na strani „Cene“. Rezervacije zadržavaju iznos sa kojim su napravljene.'
export const assistants = 'Asistenti'
export const toolsForAssistants = 'Alati za asistente'
export const toolsChoices = { on: 'Uključeni', off: 'Isključeni' }
export const toolsMean =
  'Asistenti kao što su ChatGPT ili Claude mogu da pogledaju slobodne noći i cene i da gostima daju link za rezervaciju. Vide ono što vidi svaki posetilac i ne drže noći.'
export const changes = 'Promena datuma ili vile'
export const changesMean = 'Šta gosti mogu na strani svog boravka, do dana pre dolaska.'
export const changeChoices = { at_once: 'Gosti menjaju sami', after_consent: 'Gosti traže, a Vi prvo odlučujete' }
export const hosts = 'Domaćini'
export const hostsNames = 'Vaša imena'
export const hostsPortrait = 'Vaša slika'
export const hostsStory = 'Vaša priča'
export const hostsStoryMeans = 'Gosti je čitaju na početnoj strani. Bez priče se ništa ne prikazuje.'
export const testimonials = 'Izjave gostiju'
export const quotesMean =
  'Prikazuju se na početnoj strani. Izjave na novom sajtu su izmišljeni primeri, sa kojima sajt ne može da počne da radi: zamenite ih onim što su gosti rekli, ili ih ostavite prazne.'
export const firstQuote = 'Prva izjava'
export const firstGuests = 'Gosti uz prvu izjavu'
export const secondQuote = 'Druga izjava'
export const secondGuests = 'Gosti uz drugu izjavu'
export const thirdQuote = 'Treća izjava'
export const thirdGuests = 'Gosti uz treću izjavu'
export const whatIsIncluded = 'Šta je uključeno u cenu'
export const oneItemALine =
  'Jedna stavka u redu; prikazuje se na strani sa cenama. Kratkoročno izdavanje sme da nudi samo smeštaj i posteljinu: ne obećavajte usluge koje Vaša registracija ne dozvoljava.'
export const cancellation = 'Pravila otkazivanja'
export const cancellationMeans =
  'Jedno pravilo u redu: dana pre dolaska, i koliko se od uplaćenog vraća, na primer 21: 70. Posle poslednjeg reda ne vraća se ništa. Važi za nove rezervacije vila bez sopstvenih pravila; rezervacije zadržavaju pravila sa kojima su napravljene. Isto promenite i u svojim uslovima.'
export const mostDiscount = 'Najviše svih popusta zajedno (%)'
export const mostDiscountMeans =
  'Računa se najbolji popust svake vrste, a njihovi procenti se sabiraju najviše do ovoga. 100: bez ograničenja. Poslednji tada oduzimaju manje nego što piše.'
export const lowestNight = 'Najniža cena noći (evra)'
export const lowestNightMeans =
  'Ono što gosti rezervišu na sajtu nikada ne košta manje po noći, ma šta kažu sezone, praznine, popusti i kodovi: tada oduzimaju manje. Naknade i dodata taksa idu povrh toga. 0: bez ograničenja.'
export const mustBeEuros = (label: string, most: number): string => `${label}: ceo broj evra od 0 do ${formatNumber(most)}`
export const mustBePercent = (label: string): string => `${label}: ceo broj od 1 do 100.`
export const marks = 'Znakovi kartica i banke'
export const marksMean =
  'Slike koje daju kartičarske kuće i vaša banka. Prikazuju se na belom, iste visine, na dnu svake strane i pre plaćanja. Najviše 12. Ako ih nema, prikazuju se nazivi.'
export const socialLinks = 'Vaše strane na drugim mestima'
export const socialLinksMean = 'Prikazuju se na dnu strana. Bez adrese se ne prikazuju. Najviše 6.'
export const markName = 'Naziv znaka'
export const markPicture = 'Slika znaka'
export const markWebsite = 'Internet adresa znaka'
export const linkName = 'Naziv strane'
export const linkAddress = 'Internet adresa strane'
export const addRow = 'Dodaj'
export const moveRowUp = 'Pomeri naviše'
export const removeRow = 'Ukloni'
export const uploadMark = 'Otpremi sliku'
export const uploadingMark = 'Otpremanje …'
export const inRow = (label: string, row: number): string => `${label} ${formatNumber(row)}`
export const law = 'Privatnost i sporovi'
export const euRepresentative = 'Predstavnik u Evropskoj uniji'
export const euRepresentativeMeans = 'Ime i adresa, u politici privatnosti. Prazno ako Vaša firma ima sedište u Uniji.'
export const authority = 'Organ za zaštitu podataka'
export const shownInPrivacy = 'Kome gosti mogu da podnesu pritužbu, u politici privatnosti.'
export const disputeBodies = 'Tela za vansudsko rešavanje sporova'
export const disputeBodiesMean = 'Nazivi i adrese, u uslovima.'
export const complaintAnswerDays = 'Dana do odgovora na reklamaciju'
export const complaintSolveDays = 'Dana do rešenja reklamacije'
export const complaintDaysMean =
  'Od dana prijema. Gostu koji uloži reklamaciju kažu se ovi rokovi; kasnije izmene važe za nove reklamacije. Zakon određuje najduže.'
export const searchEngines = 'Pretraživači'
export const currencies = 'Druge valute pored evra'
export const currenciesMean =
  'Najviše četiri. Uz cene piše koliko one otprilike iznose, samo informativno; važi cena u evrima. Kursevi su Narodne banke Srbije; nova valuta se pojavi za nekoliko minuta.'
export const currencyNames = {
  RSD: 'srpski dinar (RSD)',
  CHF: 'švajcarski franak (CHF)',
  GBP: 'britanska funta (GBP)',
  USD: 'američki dolar (USD)',
  AUD: 'australijski dolar (AUD)',
  BAM: 'konvertibilna marka (BAM)',
  CAD: 'kanadski dolar (CAD)',
  CZK: 'češka kruna (CZK)',
  DKK: 'danska kruna (DKK)',
  HUF: 'mađarska forinta (HUF)',
  NOK: 'norveška kruna (NOK)',
  PLN: 'poljski zlot (PLN)',
  RON: 'rumunski lej (RON)',
  SEK: 'švedska kruna (SEK)',
  TRY: 'turska lira (TRY)',
}

true satisfies Translated<typeof import('../en/office-settings.ts'), typeof import('./office-settings.ts')>
