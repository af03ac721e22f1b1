import type { ComputedLine } from '#domain/pricing/adjusted-quote.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

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
export const requestsAndReason = 'Želje i razlog'
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
export const computed = (value: string, count: number): string => `Izračunato: ${count === 1 ? value : `${formatNumber(count)} × ${value}`}`

export const offers = 'Ponude'
export const sendAsOffer = 'Pošaljite kao ponudu'
export const offerLead = 'Gost e-mailom dobija link, tamo bira jedan od boravaka i plaća karticom ili uplatom na račun, po ceni iz ponude.'
export const offeredStay = (villa: string, from: string, until: string, euros: string): string => `${villa}, ${from} – ${until}: ${euros}`
export const addAnother = 'Dodajte još jedan boravak za izbor'
export const message = 'Poruka gostu'
export const messageHint = 'Prikazuje se u e-mailu i na strani ponude.'
export const validUntil = 'Važi do'
export const holding = 'Čuvajte noći do tada'
export const holdingHint = 'Niko drugi ne može da ih rezerviše, ni ovde ni na povezanim platformama. Bez toga drugi mogu da budu brži.'
export const transferDays = 'Dana za uplatu na račun'
export const transferDaysHint = 'Od dana kada gost prihvati. Ostavite prazno ako se plaća samo karticom.'
export const noIban = 'Bez IBAN-a firme gosti mogu da plate samo karticom.'
export const enterIt = 'Unesite ga u podešavanjima'
export const sendIt = 'Pošaljite ponudu'
export const sent = 'Ponuda je poslata'
export const notSent = 'Nije poslato'
export const howTheyWork =
  'Boravci koje ste ponudili gostima. Ponuda se završava sama: posle poslednjeg dana, ili dva dana posle roka za uplatu.'
export const show = 'Koje ponude'
export const open = 'Na čekanju'
export const all = 'Sve'
export const noneOpen = 'Nijedna ponuda ne čeka gosta.'
export const none = 'Još nema ponuda. Napravite je na strani „Rezervacije“, dugmetom „Nova rezervacija“.'
export const failedToLoad = 'Ponude nisu učitane'
export const pages = 'Strane sa ponudama'
export const states = {
  open: 'Čeka gosta',
  transfer: 'Čeka uplatu',
  taken: 'Prihvaćena',
  lost: 'Noći izgubljene',
  lapsed: 'Istekla',
  withdrawn: 'Povučena',
}
export const until = (day: string): string => `Važi do ${ofDayWithin(day)}`
export const transferDue = (day: string): string => `Rok za uplatu: ${day}`
export const kept = 'noći se čuvaju'
export const notKept = 'noći se ne čuvaju'
export const link = 'Link za gosta'
export const withdraw = 'Povucite'
export const withdrawn = 'Ponuda je povučena'
export const notWithdrawn = 'Nije povučeno'
export const allBookings = 'Sve rezervacije'
export const recordTransfer = 'Upišite uplatu'

true satisfies Translated<typeof import('../en/office-new-booking.ts'), typeof import('./office-new-booking.ts')>
