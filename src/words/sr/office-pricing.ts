import { formsIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

const form = formsIn('sr')

export const seasonalPricing = 'Sezone'
export const discountRules = 'Popusti'
export const basePrice = 'Osnovna cena'
export const calendarView = 'Kalendar'
export const stayRules = 'Pravila boravka'
export const yearGrid = 'Godišnji pregled'
export const failedToLoadSeasonalPricing = 'Sezone nisu učitane'
export const failedToLoadDiscountRules = 'Popusti nisu učitani'
export const failedToLoadBasePrice = 'Osnovna cena nije učitana'
export const pricing = 'Cene'
export const refresh = 'Osvežite'
export const loadingPricingData = 'Učitavamo cene…'
export const nothingWasLostPleaseRefresh = 'Ništa nije izgubljeno. Osvežite za koji trenutak.'
export const discountNameIsRequired = 'Unesite naziv popusta'
export const discountTypeIsRequired = 'Izaberite vrstu popusta'
export const percentageMustBeBetween0 = 'Procenat mora da bude između 0 i 100'
export const validFromAndUntilDates = 'Unesite od kada i do kada važi'
export const validUntilMustBeAfter = '„Važi do“ mora da bude posle „važi od“'
export const stayPeriodEndMust = 'Kraj perioda boravka mora da bude posle početka'
export const minimumNightsMust = 'Najmanje noći mora da bude bar 1'
export const earlyBooking10 = 'Rana rezervacija 10%'
export const earlyBooking5 = 'Rana rezervacija 5%'
export const returningGuest = 'Gost koji se vraća'
export const longStay = 'Dug boravak'
export const lastMinute = 'Poslednji trenutak'
export const seasonal = 'Sezonski'
export const custom = 'Drugi'
export const seasonalPricingSavedSuccessfully = 'Sezona je sačuvana.'
export const failedToSaveSeasonalPricing = 'Sezona nije sačuvana'
export const failedToSaveDiscountRule = 'Popust nije sačuvan'
export const seasonalPricingDeletedSuccessfully = 'Sezona je obrisana.'
export const failedToDeleteSeasonalPricing = 'Sezona nije obrisana'
export const discountRuleCreatedSuccessfully = 'Popust je dodat.'
export const discountRuleSavedSuccessfully = 'Popust je sačuvan.'
export const discountRuleDeletedSuccessfully = 'Popust je obrisan.'
export const failedToDeleteDiscountRule = 'Popust nije obrisan'
export const basePriceUpdatedSuccessfully = 'Osnovna cena je promenjena.'
export const failedToUpdateBasePrice = 'Osnovna cena nije promenjena'
export const startDateIsRequired = 'Unesite prvi dan'
export const endDateIsRequired = 'Unesite poslednji dan'
export const pricePerNightIsRequired = 'Unesite cenu po noći'
export const endDateMust = 'Poslednji dan ne sme da bude pre prvog'
export const everyNightOutsideTheActive = (baseRate: string | number): string =>
  `Toliko košta svaka noć van aktivnih sezona, u svakoj vili. Sada: ${baseRate} po noći.`
export const basePricePerNight = 'Osnovna cena po noći (€)'
export const saving = 'Čuvamo…'
export const updateBasePrice = 'Promenite osnovnu cenu'
export const sun = 'Ned'
export const sunday = 'nedelja'
export const mon = 'Pon'
export const monday = 'ponedeljak'
export const tue = 'Uto'
export const tuesday = 'utorak'
export const wed = 'Sre'
export const wednesday = 'sreda'
export const thu = 'Čet'
export const thursday = 'četvrtak'
export const fri = 'Pet'
export const friday = 'petak'
export const sat = 'Sub'
export const saturday = 'subota'
export const previous = 'Prethodni'
export const next = 'Sledeći'
export const seasonalPriceStriped = 'Cena sezone (prugasto)'
export const basePricePlain = 'Osnovna cena (jednobojno)'
export const basePrice2 = 'Osnovna cena'
export const month = 'mesec'
export const createDiscountRule = 'Dodajte popust'
export const pleaseCorrectTheFollowing = 'Ispravite sledeće'
export const discountName = 'Naziv popusta'
export const discountType = 'Vrsta popusta'
export const percentage = 'Procenat'
export const minimumNights = 'Najmanje noći'
export const validFrom = 'Važi od'
export const firstDay = 'Prvi dan kada može da se rezerviše.'
export const validUntil = 'Važi do'
export const lastDay = 'Poslednji dan kada može da se rezerviše.'
export const stayPeriodStart = 'Boravci od'
export const stayPeriodEnd = 'Boravci do'
export const description = 'Opis'
export const status = 'Status'
export const active = 'Aktivno'
export const inactive = 'Neaktivno'
export const edit = (name: string | number): string => `Izmena: ${name}`
export const anyTime = 'Bilo kada'
export const edit2 = 'Izmenite'
export const deleteIt = 'Obrišite'
export const anyDay = 'Bilo koji dan'
export const to = 'do'
export const aRuleCountsWhile =
  'Popust se računa dok je aktivan i dok je današnji dan među danima rezervisanja. Od više popusta iste vrste računa se samo najveći; različite vrste se sabiraju.'
export const noDiscountRulesYetCreate = 'Još nema popusta. Dodajte prvi ispod.'
export const rule = 'Popust'
export const booked = 'Rezervisano'
export const stayPeriod = 'Period boravka'
export const nights = 'Noći'
export const deleteDiscountRule = 'Brisanje popusta'
export const yesDelete = 'Da, obrišite'
export const deleting = 'Brišemo…'
export const areYouSureYouWant = 'Da li zaista želite da obrišete ovaj popust?'
export const itStaysInTheList = (name: string | number, percentage: string | number): string =>
  `${name}, ${percentage}%. Ostaje na spisku kao neaktivan i izmenom može ponovo da se aktivira. Rezervacije koje već postoje zadržavaju svoju cenu.`
export const save = 'Sačuvajte'
export const cancel = 'Odustanite'
export const addSeason = 'Dodajte sezonu'
export const seasonName = 'Naziv sezone'
export const pricePerNight = 'Cena po noći (€)'
export const startDate = 'Prvi dan'
export const endDate = 'Poslednji dan'
export const deactivate = 'Isključite'
export const oneMoment = 'Samo trenutak…'
export const reactivate = 'Uključite'
export const nightsInAnActiveSeason =
  'Noći u aktivnoj sezoni koštaju koliko ona, sve ostale osnovnu cenu. Gde se sezone preklapaju, računa se kraća.'
export const noSeasonsYetEveryNight = 'Još nema sezona: svaka noć košta osnovnu cenu. Dodajte prvu ispod.'
export const season = 'Sezona'
export const firstNight = 'Prva noć'
export const lastNight = 'Poslednja noć'
export const perNight = 'Po noći'
export const deactivateSeason = 'Isključivanje sezone'
export const yesDeactivate = 'Da, isključite'
export const deactivating = 'Isključujemo…'
export const areYouSureYouWantTo = 'Da li zaista želite da isključite ovu sezonu?'
export const toPerNightItStays = (name: string | number, from: string | number, until: string | number, rate: string | number): string =>
  `${name}, ${from} – ${until}, ${rate} po noći. Ostaje na spisku kao neaktivna i može ponovo da se uključi.`
export const basePrice3 = 'osnovna cena'
export const anyDay2 = 'bilo koji dan'
export const active2 = (length: string | number): string => `aktivnih: ${length}`
export const activeInactive = (active: string | number, length: string | number): string => `aktivnih: ${active}, neaktivnih: ${length}`
export const ofSeason = (season: string): string => `sezona ${season}`
export const nightsOfSeason = 'Noći'
export const soldAtThisPrice = 'Prodaju se po ovoj ceni'
export const closedNotSold = 'Zatvoreno: noći se ne prodaju'
export const closed = 'Zatvoreno'
export const entries = (count: number): string => `${formatNumber(count)} ${form(count, { one: 'stavka', few: 'stavke', other: 'stavki' })}`
export const climateLevy = 'Klimatska taksa'
export const levyMeans =
  'Po noći, prema klasi svake vile i danu noći. Da li je cene uključuju ili se na njih dodaje, bira se u podešavanjima, pod „Rezervacije“. Rezervacije zadržavaju ugovorenu taksu.'
export const noLevyRates = 'Nema iznosa: taksa se ne naplaćuje.'
export const levyClass = 'Klasa'
export const higherAmount = 'Viši iznos'
export const otherMonths = 'Ostali meseci'
export const inMonths = (amount: string, first: string, last: string): string => `${amount}, ${first} – ${last}`
const months = ['januar', 'februar', 'mart', 'april', 'maj', 'jun', 'jul', 'avgust', 'septembar', 'oktobar', 'novembar', 'decembar']
export const monthName = (month: number): string => months[month - 1] ?? ''
export const levyNamed = (levyClass: string, day: string): string => `${levyClass} od ${ofDayWithin(day)}`
export const addLevyRate = 'Dodajte iznose'
export const levyValidFrom = 'Za noći od'
export const firstMonth = 'Prvi mesec višeg iznosa'
export const lastMonth = 'Poslednji mesec višeg iznosa'
export const levyHigh = 'Viši iznos po noći (€)'
export const levyLow = 'Iznos po noći u ostalim mesecima (€)'
export const removeLevyRate = 'Brisanje iznosa takse'
export const levyIsRemoved = (name: string): string =>
  `${name}: za noći od tog dana važiće raniji iznosi, ako postoje. Rezervacije koje već postoje zadržavaju svoju taksu.`
export const levySaved = 'Iznosi takse su sačuvani.'
export const levyNotSaved = 'Iznosi takse nisu sačuvani'
export const levyRemoved = 'Iznosi takse su obrisani.'
export const levyNotRemoved = 'Iznosi takse nisu obrisani'
export const failedToLoadCharges = 'Naknade, klimatska taksa i PDV nisu učitani'
export const fees = 'Naknade'
export const feesMean =
  'Deo svake cene, od prve kartice vile. Popusti ih ne umanjuju. Cene koje počinju sa „od“ sadrže ih za jednog gosta i pet noći. Rezervacije zadržavaju ugovorenu cenu.'
export const noFees = 'Nema naknada: boravak košta koliko njegove noći.'
export const feeName = 'Naziv'
export const guestsReadIt = 'Gosti ga čitaju u svakoj ceni.'
export const villa = 'Vila'
export const allVillas = 'Sve vile'
export const withdrawnVilla = 'Povučena vila'
export const feeFor = 'Za svaki'
export const feeScopes = { stay: 'Boravak', night: 'Noć', guest: 'Gost', guest_night: 'Gost i noć' }
export const amount = 'Iznos'
export const feeAmount = 'Iznos (€)'
export const addFee = 'Dodajte naknadu'
export const removeFee = 'Brisanje naknade'
export const feeIsRemoved = (name: string): string => `${name}: nove cene biće bez nje. Rezervacije koje već postoje zadržavaju svoju cenu.`
export const feeSaved = 'Naknada je sačuvana.'
export const feeNotSaved = 'Naknada nije sačuvana'
export const feeRemoved = 'Naknada je obrisana.'
export const feeNotRemoved = 'Naknada nije obrisana'
export const taxes = 'PDV'
export const taxesMean =
  'Za boravke koji se završavaju tog dana ili kasnije. Da li gosti vide iznos PDV-a bira se u podešavanjima, pod „Rezervacije“. Opštinska taksa se računa na ono što ostane bez PDV-a i klimatske takse; vidite je samo Vi, na strani svake rezervacije.'
export const noTaxRates = 'Nema stopa: cene su bez PDV-a.'
export const taxOf = 'Na'
export const taxKinds = {
  lodging: 'PDV na smeštaj',
  fees: 'PDV na naknade',
  levy: 'PDV na klimatsku taksu',
  municipal: 'Opštinska taksa',
}
export const taxNamed = (kind: string, day: string): string => `${kind} od ${ofDayWithin(day)}`
export const addTaxRate = 'Dodajte stopu'
export const taxValidFrom = 'Za boravke koji se završavaju od'
export const removeTaxRate = 'Brisanje stope'
export const taxIsRemoved = (name: string): string => `${name}: od tog dana važiće ranija stopa, ako postoji.`
export const taxSaved = 'Stopa je sačuvana.'
export const taxNotSaved = 'Stopa nije sačuvana'
export const taxRemoved = 'Stopa je obrisana.'
export const taxNotRemoved = 'Stopa nije obrisana'
export const house = 'Kuća'
export const failedToLoadVillaPrices = 'Cene vila nisu učitane'
export const pricesOf = (villa: string): string => `Cene: ${villa}`
export const emptyIsAsInTheHouse =
  'Popunite samo ono što se razlikuje od kuće. U sezoni: cena kao 420, ili procenat kao +10% ili -5% od cene kuće. Prazno polje je kao u kući.'
export const inTheHouse = (rate: string): string => `Kuća: ${rate}`
export const seasonFromUntil = (season: string, from: string, until: string): string => `${season}, ${from} – ${until}`
export const guestsInThePrice = 'Gosti u ceni'
export const guestsInThePriceHint = 'Prazno: cena je ista za svaki broj gostiju.'
export const furtherGuestPerNight = 'Svaki dodatni gost po noći (€)'
export const savePricesOfVilla = 'Sačuvajte cene'
export const villaPricesSaved = 'Cene vile su sačuvane.'
export const villaPricesNotSaved = 'Cene vile nisu sačuvane'
export const ownPriceOfTheVilla = 'sopstvena cena vile'
export const ownPriceKey = 'Sopstvena cena vile (uokvireno)'
export const arrivalAtLeast = 'Dolazak najmanje … dana unapred'
export const arrivalWithin = 'Dolazak za najviše … dana'
export const daysAfterBooking = 'Dana između rezervacije i dolaska.'
export const holdsForVillas = 'Vile'
export const noneIsAllVillas = 'Ništa nije označeno: važi za sve vile.'
export const feesAndTaxes = 'Naknade i porezi'
export const monthView = 'Mesec'
export const howItWorks = 'Kako radi'
export const soldNights = (sold: number, all: number): string => `${formatNumber(sold)} od ${formatNumber(all)}`
export const sold = 'Prodato'
export const comparedWith = (year: number): string => `Prema ${year}.`
export const sameAsBefore = 'isto'
export const allOtherNights = 'Sve ostale noći'
export const inYear = (seasons: string, year: number): string => `${year}: ${seasons}`
export const inAllYears = (seasons: string): string => `sve godine: ${seasons}`
export const noSeasonsInYear = (year: number): string => `Za ${year}. nema sezona: svaka noć košta osnovnu cenu.`
export const copyYear = (year: number): string => `Kopirajte ${year}. u ${year + 1}.`
export const priceSingleNights = 'Cena pojedinih noći'
export const pricesThrough = (year: number, villa: string | null): string =>
  `Cena noći kroz ${year}.${villa === null ? '' : `, ${villa}`}, i prodate noći`
export const priceFromUntil = (from: string, until: string, price: string): string => `${from} – ${until}: ${price}`
export const nightsSoldInAll = (nights: number): string => `Prodatih noći u godini: ${formatNumber(nights)}`
export const priceOfNight = 'Cena noći u evrima'
export const soldByWeek = 'Prodate noći, po nedeljama'
export const ownPrice = 'Svoja cena'
export const emptyBaseIsAsInTheHouse = 'Popunite samo ono što se razlikuje od kuće. Prazno polje je kao u kući.'
export const kindAndTerms = 'Vrsta'
export const furtherConditions = 'Dalji uslovi'

true satisfies Translated<typeof import('../en/office-pricing.ts'), typeof import('./office-pricing.ts')>
