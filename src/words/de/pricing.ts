import type { PolicyRow } from '#domain/bookings/cancellation.ts'
import type { OtherCurrency } from '#domain/other-currencies.ts'
import type { FeeScope } from '#domain/pricing/fees.ts'
import type { Translated } from '../translated.ts'
import { digits } from '../with-comma.ts'
import * as counts from './counts.ts'
import { formatDay, onWeekdays, zone } from './days.ts'
import { formatNumber } from './numbers.ts'

/** Some names say the percentage by themselves. */
export const discountNamed = (name: string, percentage: number): string =>
  new RegExp(`(^|\\D)${formatNumber(percentage)}\\s?%`).test(name) ? name : `${name} (${formatNumber(percentage)}\u00a0%)`
export const pricingPolicies = 'Preise und Bedingungen'
export const whatANightCosts =
  'Was eine Nacht in jeder Saison kostet, aktuelle Angebote, was enthalten ist, wie Sie bezahlen und die Regeln eines Aufenthalts.'
export const onePriceANight = 'Ein Preis pro Nacht für die ganze Villa, egal wie viele Sie sind.'
export const onePriceForTheVilla = 'Ein Preis pro Nacht für die ganze Villa.'
export const ownPrices = 'Villen mit eigenen Preisen'
export const ownPricesAreInTheCalendar = 'Der Kalender jeder Villa zeigt den Preis jeder Nacht.'
export const guestsInPrice = (included: number, rate: string): string =>
  `Im Preis enthaltene Gäste: bis zu ${formatNumber(included)}; jeder weitere Gast kostet ${rate} pro Nacht.`
export const unableToLoadCurrentPricing = 'Die aktuellen Preise konnten nicht geladen werden. Gezeigt werden die Grundpreise.'
export const thePriceOfYourOwn = 'Den Preis für Ihren Zeitraum sehen Sie auf der Buchungsseite, bevor Sie etwas buchen.'
export const pagesOfSeasons = 'Seiten mit Saisons'
export const ratesBySeason = 'Preise nach Saison'
export const pleaseNoteNightsOutside = (baseRate: string | number): string =>
  `Bitte beachten Sie: Nächte außerhalb der Saisons kosten den Grundpreis von ${baseRate} pro Nacht.`
export const policies = 'Regeln'
export const whatIsIncluded = 'Was enthalten ist'
export const bookingAndPayment = 'Buchung und Zahlung'
export const easter = 'Ostern'
export const earlySummer = 'Frühsommer'
export const highSummer = 'Sommer'
export const peakSummer = 'Hochsommer'
export const lateSummer = 'Spätsommer'
export const earlyAutumn = 'Frühherbst'
export const chooseYourDatesCheck =
  'Wählen Sie Ihren Zeitraum, prüfen Sie den Preis jeder Nacht und zahlen Sie auf einmal oder in drei Raten.'
export const bookingLateTheStagesMove =
  'Buchen Sie spät? Dann rücken die Raten näher zusammen, und Sie sehen ihre Termine, bevor Sie bestätigen.'
export const weAcceptVisaMastercard =
  'Wir akzeptieren Visa, Mastercard und Überweisungen. Ihre Kartendaten geben Sie auf der Seite der Bank ein; diese Website sieht sie nie. Erstattungen gehen auf die Karte, mit der Sie bezahlt haben.'
export const bookYourStay = 'Aufenthalt buchen'
export const termsConditions = 'Geschäftsbedingungen'
export const offers = 'Angebote'
export const currentOffers = 'Aktuelle Angebote'
export const thereIsNoOffer = 'Zurzeit gibt es kein Angebot.'
export const appliedAutomaticallyWhen =
  'Wird automatisch abgezogen, sobald Sie Ihren Zeitraum wählen; jeder Rabatt ist im Preis aufgeführt.'
export const seeFreeDatesAndPrices = 'Freie Termine und Preise'
export const bookBy = (validUntil: string | number): string => `Buchung bis ${validUntil}`
export const minimumStay = 'Mindestaufenthalt'
/** `some`: other rules hold on some dates. */
export const leastNights = (least: number, some: boolean): string =>
  some
    ? `${counts.nights(least)}; für manche Zeiten gelten andere Regeln, wie der Kalender zeigt.`
    : `${counts.nights(least)}, zu jeder Jahreszeit.`
export const arrivalAndDeparture = 'Anreise und Abreise'
type Days = { arrivalDays: readonly number[]; departureDays: readonly number[] }
export function daysOfStays({ arrivalDays, departureDays }: Days): string {
  if (arrivalDays.length === 6 && !arrivalDays.includes(0) && String(arrivalDays) === String(departureDays))
    return 'Montag bis Samstag; keine An- und Abreise am Sonntag.'
  return `Anreise ${onWeekdays(arrivalDays)}; Abreise ${onWeekdays(departureDays)}.`
}
export const checkIn = 'Anreise'
export const from1500To18 = `Von 15:00 bis 18:30 Uhr mit Ihrem Gastgeber oder bis 23:00 Uhr selbstständig ${zone}.`
export const checkOut = 'Abreise'
export const by1100 = `Bis 11:00 Uhr ${zone}.`
export const guests = 'Gäste'
export const atMostFewerWhere = (maximumGuests: string | number): string => `Höchstens ${maximumGuests}, weniger, wo die Villa kleiner ist.`
export const securityDeposit = 'Kaution'
export const n50000InCash = '500\u00a0€ in bar bei der Anreise, bei der Abreise zurück.'
export const cancellation = 'Stornierung'
export const earlyDepartureNoShow = 'Vorzeitige Abreise, Nichtanreise'
export const chargedInFull = 'Voll berechnet.'
export const closed = 'geschlossen'
export const fromANight = (rate: string): string => `ab ${rate} pro Nacht`
export const monthFromANight = (month: string, rate: string): string => `${month}: ab ${rate} pro Nacht`
export const price = 'Preis'
export const priceFor = (nights: string | number): string => `Preis für ${nights}`
export const total = 'Gesamtpreis'
export const taxIncluded = 'Inkl. MwSt.'
export const villaUpTo6Guests = 'Villa, bis zu 6 Gäste. Preis pro Nacht in Euro.'
export const season = 'Saison'
export const pricePerNight = 'Preis pro Nacht'
export const allOtherNights = 'Alle anderen Nächte'
export const chargedToYourCardAs = 'Belastung Ihrer Karte:'
export const atRsdFor1 = (rate: string | number): string => `, zum Kurs von ${rate} RSD für 1\u00a0€`
export const yourCardIsCharged =
  'Ihre Karte wird in serbischen Dinar (RSD) zum Mittelkurs der Serbischen Nationalbank am Tag der Zahlung belastet. Wird Ihre Karte in einer anderen Währung geführt, rechnet ihr Herausgeber den Dinarbetrag zum Kurs der Kartenorganisation um, daher ist eine geringe Abweichung möglich.'
export const todayToConfirmYourBooking = 'heute, zur Bestätigung Ihrer Buchung'
export const n60DaysBeforeArrival = '60 Tage vor der Anreise'
export const n20DaysBeforeArrival = '20 Tage vor der Anreise'
export const orMore = (minimumNights: string | number): string => `mindestens ${minimumNights}`
export const stays = (stayFrom: string | number, stayUntil: string | number): string => `Aufenthalte ${stayFrom} – ${stayUntil}`
export const outsideTheSeasons = 'Außerhalb der Saisons'
export const fixedRate = ' (fester Kurs, da kein Tageskurs gelesen werden konnte)'
export const rateOf = (day: string): string => ` (Kurs vom ${day})`
export const gap = (percentage: number): string =>
  `Nächte zwischen zwei Aufenthalten, ${percentage > 0 ? '+' : '−'}${formatNumber(Math.abs(percentage))}\u00a0%`
export const furtherGuests = (guests: string, nights: string, rate: string): string => `${guests}, ${nights} × ${rate}`
export const climateLevy = (nights: string, rate: string): string => `Klimaabgabe, ${nights} × ${rate}`
export const ofWhichLevy = (amount: string, nights: string): string => `davon Klimaabgabe ${amount} (${nights})`
export const fees = 'Gebühren'
/** `price`: for each stay, night or guest. */
export const feePer: Record<FeeScope, (price: string) => string> = {
  stay: (price) => price,
  night: (price) => `${price} pro Nacht`,
  guest: (price) => `${price} pro Gast`,
  guest_night: (price) => `${price} pro Gast und Nacht`,
}
export const feeNamed = (name: string, price: string): string => `${name}, ${price}`
export const feeIn = (fee: string, villa: string | null): string => (villa ? `${villa}: ${fee}` : fee)
export const feesAreInTotals = 'Gebühren sind in jedem Gesamtpreis enthalten und in den Preisen, die mit „ab“ beginnen.'
export const ofWhichVat = (percentage: number, amount: string): string => `davon MwSt. ${formatNumber(percentage)}\u00a0%: ${amount}`
export const levyIsAdded = 'Hinzu kommt die griechische Klimaabgabe; die Preise für Ihren Zeitraum enthalten sie.'
export const shareToday = (percent: number): string => `${formatNumber(percent)}\u00a0% heute`
export const shareOn = (percent: number, day: string): string => `${formatNumber(percent)}\u00a0% am ${day}`
export const depositOnTop = (amount: string): string =>
  `Hinzu kommt eine Kaution von ${amount}, in bar bei der Anreise; bei der Abreise bekommen Sie sie zurück.`
export const arrivalAtLeastAhead = (days: string): string => `mindestens ${days} vor der Anreise`
export const arrivalWithin = (days: string): string => `höchstens ${days} vor der Anreise`
/** `villas`: those that can be named; none where they are withdrawn, or too many to list. */
export const onlyIn = (villas: string[]): string =>
  villas.length > 0 ? `nur ${new Intl.ListFormat('de').format(villas)}` : 'nur manche Villen'
export const discountsAreLimited = 'Alle Rabatte zusammen haben eine Obergrenze; sie ist hier erreicht.'
export const promoCode = (code: string, percentage: number | null): string =>
  percentage === null ? `Aktionscode ${code}` : `Aktionscode ${code} (${formatNumber(percentage)}\u00a0%)`

export const priceNames: Record<string, string> = {
  'Standard rate': 'Grundpreis',
  'Kept by the cancellation policy': 'Gemäß den Stornobedingungen einbehalten',
  'Agreed with your hosts': 'Mit den Gastgebern vereinbart',
  Reduction: 'Ermäßigung',
}

export const ifYouCancel = 'Wenn Sie stornieren'
export const refundedUntil = (percent: number, day: string): string =>
  `Bis ${day}: ${formatNumber(percent)}\u00a0% des bezahlten Betrags werden erstattet.`
export const ofThePrice = (amount: string): string => `Vom ganzen Preis sind das ${amount}.`
export const ofWhatIsPaid = (amount: string): string => `Zurzeit sind das ${amount}.`
export const noRefundAfter = 'Danach wird nichts erstattet.'
export const noRefundAnyMore = 'Es wird nichts mehr erstattet.'
export const onlyTheLevyAfter = (amount: string): string => `Danach wird nur die Klimaabgabe erstattet, ${amount}.`
export const onlyTheLevyNow = (amount: string): string => `Erstattet wird nur die Klimaabgabe, ${amount}.`
export const levyRefundedInFull = 'Die Beträge enthalten die Klimaabgabe, die immer ganz erstattet wird.'
export const deadlinesInGreekTime = 'Die Fristen enden um Mitternacht griechischer Zeit.'

const daysOrMore = (days: number): string => `mindestens ${counts.days(days)} vor der Anreise`

const rowsOf = (policy: readonly PolicyRow[]) => policy.filter(({ percent }) => percent > 0)

/** The policy among the rules of a house. */
export function refundedIfYouCancel(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  if (rows.length === 0) return 'Bei einer Stornierung wird nichts erstattet.'
  const said = rows.map(
    ({ days, percent }, index) =>
      `${daysOrMore(days)} ${index === 0 ? 'werden ' : ''}${percent}\u00a0%${index === 0 ? ' des bezahlten Betrags erstattet' : ''}`,
  )
  return `Bei einer Stornierung ${said.join('; ')}; danach wird nichts erstattet.`
}

/** The policy in a list of what is important. */
export function cancelling(policy: readonly PolicyRow[]): string {
  const rows = rowsOf(policy)
  const last = rows.at(-1)
  if (!last) return 'Bei einer Stornierung wird nichts erstattet; vorzeitige Abreise und Nichtanreise werden voll berechnet.'
  const said = rows.map(
    ({ days, percent }, index) =>
      `${daysOrMore(days)}: ${percent}\u00a0%${index === 0 ? ' werden auf die verwendete Karte erstattet' : ''}`,
  )
  return `Stornierung ${said.join('; ')}. Weniger als ${counts.days(last.days)} vor der Anreise wird nichts erstattet; vorzeitige Abreise und Nichtanreise werden voll berechnet.`
}

/** How the amount of a stage comes about where more than planned was paid before. */
export const lessPaid = (percent: number, planned: string, before: string): string =>
  `${formatNumber(percent)}\u00a0% = ${planned}, abzüglich ${before}, die schon bezahlt sind`

const signs: Partial<Record<OtherCurrency, string>> = { GBP: '£', USD: '$' }

export const about = (amount: number, code: OtherCurrency): string => `etwa ${digits(amount, 0)}\u00a0${signs[code] ?? code}`

export const forInformation = (day: string): string => `Zur Information: Mittelkurs der Serbischen Nationalbank, ${formatDay(day)}.`
export const nextPayment = 'nächste Zahlung'
/** Of a stage of the price. */
export const paidOnDay = (day: string): string => `Bezahlt am ${day}`

/** Before a choice of currencies. */
export const alsoShowPricesIn = 'Preise auch zeigen in'
export const onlyEuro = 'Nur Euro'

true satisfies Translated<typeof import('../en/pricing.ts'), typeof import('./pricing.ts')>
