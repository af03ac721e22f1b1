import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import type { OtherCurrency } from '#domain/other-currencies.ts'
import type { FeeScope } from '#domain/pricing/fees.ts'
import { tagOf } from '../languages.ts'
import type { Translated } from '../translated.ts'
import { digits } from '../with-comma.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays, zone } from './days.ts'
import { ofDayWithin, onDay } from './grammar.ts'
import { formatNumber } from './numbers.ts'

/** Some names say the percentage by themselves. */
export const discountNamed = (name: string, percentage: number): string =>
  name.includes(`${formatNumber(percentage)}%`) ? name : `${name} (${formatNumber(percentage)}%)`
export const pricingPolicies = 'Cene i pravila'
export const whatANightCosts = 'Koliko košta noć u svakoj sezoni, aktuelne ponude, šta je uključeno, kako se plaća i pravila boravka.'
export const onePriceANight = 'Jedna cena po noći za celu vilu, koliko god da vas ima.'
export const onePriceForTheVilla = 'Jedna cena po noći za celu vilu.'
export const ownPrices = 'Vile sa sopstvenim cenama'
export const ownPricesAreInTheCalendar = 'Cenu svake noći vidite u kalendaru vile.'
export const guestsInPrice = (included: number, rate: string): string =>
  `Broj gostiju uključenih u cenu: ${formatNumber(included)}; svaki sledeći gost plaća ${rate} po noći.`
export const unableToLoadCurrentPricing = 'Trenutne cene nisu učitane. Prikazujemo osnovne cene.'
export const thePriceOfYourOwn = 'Cenu za Vaše datume vidite na strani za rezervaciju, pre nego što bilo šta rezervišete.'
export const pagesOfSeasons = 'Strane sa sezonama'
export const ratesBySeason = 'Cene po sezonama'
export const pleaseNoteNightsOutside = (baseRate: string | number): string =>
  `Napomena: noći van sezona naplaćuju se po osnovnoj ceni od ${baseRate} po noći.`
export const policies = 'Pravila'
export const whatIsIncluded = 'Šta je uključeno'
export const bookingAndPayment = 'Rezervacija i plaćanje'
export const easter = 'Uskrs'
export const earlySummer = 'Rano leto'
export const highSummer = 'Leto'
export const peakSummer = 'Vrhunac leta'
export const lateSummer = 'Kasno leto'
export const earlyAutumn = 'Rana jesen'
export const chooseYourDatesCheck = 'Izaberite datume, proverite cenu svake noći i platite odjednom ili u tri rate.'
export const bookingLateTheStagesMove =
  'Rezervišete kasno? Rate tada dospevaju u kraćim razmacima, a njihove datume vidite pre nego što potvrdite.'
export const weAcceptVisaMastercard =
  'Primamo kartice Visa i Mastercard i uplate na račun. Podatke o kartici unosite na strani banke; ovaj sajt ih nikada ne vidi. Novac se vraća na karticu kojom ste platili.'
export const bookYourStay = 'Rezervišite boravak'
export const termsConditions = 'Opšti uslovi'
export const offers = 'Ponude'
export const currentOffers = 'Aktuelne ponude'
export const thereIsNoOffer = 'Trenutno nema ponuda.'
export const appliedAutomaticallyWhen = 'Popust se obračunava sam kada izaberete datume; svaki je naveden u ceni.'
export const seeFreeDatesAndPrices = 'Pogledajte slobodne datume i cene'
export const bookBy = (validUntil: string | number): string => `Rezervišite do ${ofDayWithin(validUntil)}`
export const minimumStay = 'Najkraći boravak'
/** `some`: other rules hold on some dates. */
export const leastNights = (least: number, some: boolean): string =>
  some
    ? `${counts.nights(least)}; za neke datume važe druga pravila, kako pokazuje kalendar.`
    : `${counts.nights(least)}, u svako doba godine.`
export const arrivalAndDeparture = 'Dolazak i odlazak'
type Days = { arrivalDays: readonly number[]; departureDays: readonly number[] }
export function daysOfStays({ arrivalDays, departureDays }: Days): string {
  if (arrivalDays.length === 6 && !arrivalDays.includes(0) && String(arrivalDays) === String(departureDays))
    return 'Od ponedeljka do subote; nedeljom nema dolazaka ni odlazaka.'
  return `Dolazak ${onWeekdays(arrivalDays)}; odlazak ${onWeekdays(departureDays)}.`
}
export const checkIn = 'Dolazak'
export const from1500To18 = `Od 15.00 do 18.30 uz domaćina, ili do 23.00 samostalno ${zone}.`
export const checkOut = 'Odlazak'
export const by1100 = `Do 11.00 ${zone}.`
export const guests = 'Gosti'
export const atMostFewerWhere = (maximumGuests: string | number): string => `Najviše ${maximumGuests}, a u manjim vilama manje.`
export const securityDeposit = 'Depozit'
export const n50000InCash = '500\u00a0€ u gotovini po dolasku; vraćamo ga pri odlasku.'
export const cancellation = 'Otkazivanje'
export const earlyDepartureNoShow = 'Raniji odlazak, nedolazak'
export const chargedInFull = 'Naplaćuje se u celosti.'
export const closed = 'ne radimo'
export const fromANight = (rate: string): string => `od ${rate} po noći`
export const monthFromANight = (month: string, rate: string): string => `${month}: od ${rate} po noći`
export const price = 'Cena'
export const priceFor = (nights: string | number): string => `Cena za ${nights}`
export const total = 'Ukupno'
export const taxIncluded = 'PDV je uključen u cenu'
export const villaUpTo6Guests = 'Vila, najviše 6 gostiju. Cena po noći u evrima.'
export const season = 'Sezona'
export const pricePerNight = 'Cena po noći'
export const allOtherNights = 'Sve ostale noći'
export const chargedToYourCardAs = 'Iznos koji se naplaćuje sa kartice:'
export const atRsdFor1 = (rate: string | number): string => `, po kursu ${rate} RSD za 1\u00a0€`
export const yourCardIsCharged =
  'Sva plaćanja vrše se u lokalnoj valuti Republike Srbije, dinarima (RSD), po srednjem kursu Narodne banke Srbije na dan plaćanja. Ako se Vaša kartica vodi u drugoj valuti, iznos se u nju preračunava po kursu kartičarske organizacije, koji nam u trenutku transakcije ne može biti poznat, pa je moguća neznatna razlika u odnosu na cenu prikazanu na našem sajtu.'
export const todayToConfirmYourBooking = 'danas, za potvrdu rezervacije'
export const n60DaysBeforeArrival = '60 dana pre dolaska'
export const n20DaysBeforeArrival = '20 dana pre dolaska'
export const orMore = (minimumNights: string | number): string => `najmanje ${minimumNights}`
export const stays = (stayFrom: string | number, stayUntil: string | number): string => `boravci ${stayFrom} – ${stayUntil}`
export const outsideTheSeasons = 'Van sezona'
export const fixedRate = ' (stalni kurs, jer kurs dana nije mogao da se preuzme)'
export const rateOf = (day: string): string => ` (kurs od ${ofDayWithin(day)})`
export const gap = (percentage: number): string =>
  `Noći između dva boravka, ${percentage > 0 ? '+' : '−'}${formatNumber(Math.abs(percentage))}%`
export const furtherGuests = (guests: string, nights: string, rate: string): string => `${guests}, ${nights} × ${rate}`
export const climateLevy = (nights: string, rate: string): string => `Klimatska taksa, ${nights} × ${rate}`
export const ofWhichLevy = (amount: string, nights: string): string => `od toga klimatska taksa ${amount} (${nights})`
export const fees = 'Naknade'
/** `price`: for each stay, night or guest. */
export const feePer: Record<FeeScope, (price: string) => string> = {
  stay: (price) => price,
  night: (price) => `${price} po noći`,
  guest: (price) => `${price} po gostu`,
  guest_night: (price) => `${price} po gostu i noći`,
}
export const feeNamed = (name: string, price: string): string => `${name}, ${price}`
export const feeIn = (fee: string, villa: string | null): string => (villa ? `${villa}: ${fee}` : fee)
export const feesAreInTotals = 'Naknade su uračunate u svaki ukupan iznos i u cene koje počinju sa „od“.'
export const ofWhichVat = (percentage: number, amount: string): string => `od toga PDV ${formatNumber(percentage)}%: ${amount}`
export const levyIsAdded = 'Na cenu se dodaje grčka klimatska taksa; cene za Vaše datume je već sadrže.'
export const shareToday = (percent: number): string => `${formatNumber(percent)}% danas`
export const shareOn = (percent: number, day: string): string => `${formatNumber(percent)}% ${onDay(day)}`
export const depositOnTop = (amount: string): string =>
  `Uz to ide depozit od ${amount}, u gotovini po dolasku; dobijate ga nazad pri odlasku.`
export const arrivalAtLeastAhead = (days: string): string => `dolazak najmanje ${days} unapred`
export const arrivalWithin = (days: string): string => `dolazak najviše ${days} unapred`
/** `villas`: those that can be named; none where they are withdrawn, or too many to list. */
export const onlyIn = (villas: string[]): string =>
  villas.length > 0 ? `samo ${new Intl.ListFormat(tagOf.sr).format(villas)}` : 'samo neke vile'
export const discountsAreLimited = 'Zbir svih popusta ima gornju granicu; ovde je dostignuta.'
export const promoCode = (code: string, percentage: number | null): string =>
  percentage === null ? `Promo kod ${code}` : `Promo kod ${code} (${formatNumber(percentage)}%)`

export const priceNames: Record<string, string> = {
  'Standard rate': 'Osnovna cena',
  'Kept by the cancellation policy': 'Zadržano po pravilima otkazivanja',
  'Agreed with your hosts': 'Po dogovoru sa domaćinima',
  Reduction: 'Umanjenje',
}

export const ifYouCancel = 'Ako otkažete'
export const refundedUntil = (percent: number, day: string): string =>
  `Do ${ofDayWithin(day)}: vraćamo ${formatNumber(percent)}% iznosa koji ste uplatili.`
export const ofThePrice = (amount: string): string => `Od pune cene to je ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Trenutno je to ${amount}.`
export const noRefundAfter = 'Posle toga novac se ne vraća.'
export const noRefundAnyMore = 'Novac se više ne vraća.'
export const onlyTheLevyAfter = (amount: string): string => `Posle toga vraćamo samo klimatsku taksu, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `Vraćamo samo klimatsku taksu, ${amount}.`
export const levyRefundedInFull = 'U ove iznose uračunata je klimatska taksa, koja se uvek vraća cela.'
export const deadlinesInGreekTime = 'Rokovi ističu u ponoć po grčkom vremenu.'

const daysOrMore = (days: number): string => `najmanje ${counts.days(days)} pre dolaska`

const rowsOf = (policy: readonly PolicyRow[]) => policy.filter(({ percent }) => percent > 0)

/** The policy among the rules of a house. */
export function refundedIfYouCancel(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  if (rows.length === 0) return 'Ako otkažete, novac se ne vraća.'
  const said = rows.map(
    ({ days, percent }, index) => `${daysOrMore(days)}, ${index === 0 ? 'vraćamo ' : ''}${percent}%${index === 0 ? ' uplaćenog' : ''}`,
  )
  return `Ako otkažete ${said.join('; ')}; posle toga novac se ne vraća.`
}

/** The policy in a list of what is important. */
export function cancelling(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  const last = rows.at(-1)
  if (!last) return 'Ako otkažete, novac se ne vraća; raniji odlazak i nedolazak naplaćuju se u celosti.'
  const said = rows.map(
    ({ days, percent }, index) => `${daysOrMore(days)}: vraćamo ${percent}%${index === 0 ? ', na karticu kojom je plaćeno' : ''}`,
  )
  return `Otkazivanje ${said.join('; ')}. Manje od ${last.days} dana pre dolaska novac se ne vraća; raniji odlazak i nedolazak naplaćuju se u celosti.`
}

/** How the amount of a stage comes about where more than planned was paid before. */
export const lessPaid = (percent: number, planned: string, before: string): string =>
  `${formatNumber(percent)}% = ${planned}, umanjeno za već plaćenih ${before}`

const signs: Partial<Record<OtherCurrency, string>> = { GBP: '£', USD: '$' }

export const about = (amount: number, code: OtherCurrency): string => `oko ${digits(amount, 0)}\u00a0${signs[code] ?? code}`

export const forInformation = (day: string): string => `Informativno, po srednjem kursu Narodne banke Srbije, ${formatDay(day)}`
export const nextPayment = 'sledeća uplata'
/** Of a stage of the price. */
export const paidOnDay = (day: string): string => `Plaćeno ${onDay(day)}`

/** Before a choice of currencies. */
export const alsoShowPricesIn = 'Prikaži cene i u'
export const onlyEuro = 'Samo evro'

true satisfies Translated<typeof import('../en/pricing.ts'), typeof import('./pricing.ts')>
