import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import { writtenNumber } from './numbers.sr.ts'
import { ofDayWithin } from './serbian-days.ts'

export const newBooking = 'Nova rezervacija'
export const lead =
  'Za goste koji rezervišu telefonom ili e-mailom. Upisujete šta su platili na račun ili u gotovini, ili im šaljete ponudu. Od pravila za goste možete da odstupite uz razlog; od prodatih noći ne.'
export const theStay = 'Boravak'
export const villa = 'Vila'
export const guests = 'Gosti'
export const price = 'Cena'
export const priceWays = { rates: 'Po današnjem cenovniku', own: 'Svoj ukupan iznos' }
export const ownTotal = 'Ukupno u evrima'
export const ownTotalHint = 'Samo uz svoj ukupan iznos.'
export const plan = 'Plaćanje'
export const plans = { full: 'Odjednom', partial: 'U tri rate' }
export const stagesHint = 'Ostavite prazno za uobičajene rate. Inače njihov zbir mora da bude ukupna cena.'
export const showPrice = 'Prikažite cenu'
export const notPossible = 'Nije moguće'
export const incomplete = 'Izaberite vilu, oba dana i broj gostiju, i unesite ukupan iznos ako je Vaš.'
export const whatItCosts = 'Koliko košta'
export const theGuest = 'Gost'
export const paymentReceived = 'Primljena uplata'
export const stay = (villa: string, from: string, until: string): string => `${villa}, ${from} – ${until}`
export const stage = (euros: string, day: string): string => `${euros} do ${ofDayWithin(day)}`
export const name = 'Ime'
export const email = 'E-mail'
export const emailHint = 'Ovde stižu potvrda i priznanica, ili ponuda.'
export const phone = 'Telefon'
export const specialRequests = 'Posebne želje'
export const specialRequestsHint = 'Čuva se uz rezervaciju. Ponuda ima svoju poruku.'
export const reason = 'Razlog'
export const reasonHint = 'Čuva se uz rezervaciju. Gost ga ne čita.'
export const rulesBroken = 'Gosti ovo ne bi mogli sami da rezervišu'
export const bookIt = 'Rezervišite i upišite uplatu'
export const oneMoment = 'Samo trenutak…'
export const booked = 'Rezervacija je uneta'
export const notBooked = 'Nije rezervisano'
export const language = 'Jezik'
export const languageHint = 'Na njemu su e-mailovi i strane za ovog gosta.'
export const computedLines = 'Izmena izračunatih stavki'
export const computedLinesHint = 'Koliko košta svaka, onako kako gost čita. Popusti i PDV se računaju ponovo. Potreban je razlog.'
export const computedLine: Record<ComputedLine['kind'], (name: string) => string> = {
  nights: (season) => `${season}: noć, u evrima`,
  guests: () => 'Dodatni gosti: svaki po noći, u evrima',
  fee: (name) => `${name}: jedinična cena, u evrima`,
  discount: (name) => `${name}: procenat`,
}
export const computed = (value: string, count: number): string =>
  `Izračunato: ${count === 1 ? value : `${writtenNumber(count)} × ${value}`}`
