import type { BookingSource } from '#domain/bookings/source.ts'
import type { OnlyIf } from '#domain/messages/audience.ts'
import type { MessageField } from '#domain/messages/fields.ts'
import type { MessageEvent, PlannedState } from '#domain/messages/schedule.ts'
import { countingIn } from '../counting.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import { days as daysInWords, nights as nightsInWords, stays as staysInWords } from './counts.ts'
import { formatNumber } from './numbers.ts'

export const texts = 'Tekstovi za goste'
export const how =
  'Ono što gostima uvek iznova pišete, sa poljima koja se popunjavaju za svaki boravak. Tekst može da se stavi u svaku poruku i da se šalje automatski pre ili posle nekog trenutka boravka.'
export const add = 'Novi tekst'
export const addSamples = 'Dodajte primere'
export const samplesAdded = (count: number): string =>
  count === 0 ? 'Svi primeri su već tu' : `Dodato primera: ${formatNumber(count)}. Isključeni su dok ih ne uključite.`
export const none = 'Još nema tekstova. Počnite svojim tekstom ili primerima.'
export const failed = 'Tekstovi nisu učitani'
export const name = 'Naziv'
export const when = 'Šalje se'
export const forWhom = 'Za koga'
export const languagesHead = 'Jezici'
export const state = 'Stanje'
export const on = 'Uključeno'
export const off = 'Isključeno'
export const byHandState = 'Ručno'
export const edit = (name: string): string => `Tekst „${name}“`
export const newText = 'Novi tekst'
export const all = 'Svi tekstovi'
export const byHand = 'Bira se ručno'
export const sentWhen = 'Kada se šalje?'
export const howLong = 'Koliko'
export const limits = (before: number, after: number, hours: number): string =>
  `Dana: najviše ${formatNumber(before)} pre i ${formatNumber(after)} posle. Sati: najviše ${formatNumber(hours)}.`
export const unit = 'Jedinica'
export const inDays = 'Dani'
export const inHours = 'Sati'
export const hourHint = 'Za dane. Sati se računaju od samog trenutka: uplate, prijave ili odjave.'
export const side = 'Pre ili posle'
export const before = 'Pre'
export const after = 'Posle'
export const hour = 'U (sat kod vila)'
export const late = 'Gosti koji rezervišu kasnije dobijaju ga odmah'
export const lateHint = 'Dok još ima smisla: do samog dana.'
export const active = 'Šalje se automatski'
export const activeHint = 'Samo za boravke čiji trenutak tek dolazi.'
export const allStays = 'Svi boravci'
export const minNights = 'Najmanje noći'
export const guestsLanguage = 'Jezik gosta'
export const noneIsAllLanguages = 'Ništa označeno: svi jezici.'
export const bookedHow = 'Odakle je rezervacija'
export const noneIsAllSources = 'Ništa označeno: sve rezervacije.'
export const sourceNames: Record<BookingSource, string> = { site: 'Rezervisano na sajtu', offer: 'Ponuda', hand: 'Uneto ručno' }
export const onlyIf = 'Samo ako'
export const onlyIfHint = 'Proverava se ponovo kad se tekst šalje.'
export const onlyIfNames: Record<OnlyIf, string> = {
  always: 'Uvek',
  to_pay: 'Ostalo je nešto za plaćanje',
  paid: 'Sve je plaćeno',
  first_stay: 'Gost je prvi put kod nas',
  stayed_before: 'Gost je već bio kod nas',
}
export const nightsAtLeast = (nights: number): string => `najmanje ${nightsInWords(nights)}`

export const reach = (whom: string, stays: number, days: number): string =>
  `${ended(whom)} U narednih ${daysInWords(days)}: ${staysInWords(stays)}.`
export const whenPart = 'Kada i kome'
export const textIn = (language: string): string => `Tekst: ${language}`
export const subject = 'Naslov'
export const body = 'Tekst'
export const fieldsTitle = 'Polja za boravak'
export const fieldsHow = 'Pišu se sa zagradama. Za svakog gosta se popunjavaju.'
export const save = 'Sačuvajte tekst'
export const saving = 'Čuvanje …'
export const saved = (name: string): string => `„${name}“ je sačuvan`
export const notSaved = 'Nije sačuvano'
export const remove = 'Uklonite'
export const removeTitle = (name: string): string => `Ukloniti „${name}“?`
export const removeMeans = 'Više se nikome ne šalje. Ono što je poslato ostaje u razgovorima.'
export const yesRemove = 'Uklonite tekst'
export const removing = 'Uklanjanje …'
export const removed = (name: string): string => `„${name}“ je uklonjen`
export const tryIt = 'Isprobajte'
export const bookingNumber = 'Broj rezervacije'
export const tryHint = 'Dobijate ga kao što bi ga dobio gost te rezervacije.'
export const sendTest = 'Pošaljite meni'
export const sendingTest = 'Slanje …'
export const testSent = (address: string): string => `Tekst je poslat na ${address}`
export const noSuchBooking = 'Nema rezervacije sa ovim brojem'
export const alreadySaved = 'Prvo sačuvajte: šalje se sačuvani tekst.'
export const planned = 'Šalje se automatski'
export const nothingPlanned = 'Za ovaj boravak se ništa ne šalje automatski.'
export const writeTexts = 'Tekstovi za goste'
export const states: Record<PlannedState, (when: string) => string> = {
  waits: (when) => when,
  due: () => 'za koji trenutak',
  held: (when) => `zadržano od ${when}`,
  left_out: () => 'izostavljeno: rezervisano prekasno',
  over: () => 'nije poslato: vreme je prošlo',
  no_consent: () => 'nije poslato: gost nije pristao na novosti',
  repeated: () => 'nije poslato: na ovu adresu poslato pre manje od godinu dana',
  sent: (when) => `poslato ${when}`,
  skipped: () => 'ne za ovaj boravak',
}
export const newsYes = (since: string): string => `Novosti emailom: da, od ${since}`
export const newsNo = 'Novosti emailom: ne'
export const advertising = 'Reklama: samo gostima koji su pristali na novosti emailom.'
export const howManyAgreed = (addresses: number): string => `Pristalo na novosti emailom: ${formatNumber(addresses)}`
export const lacks = (fields: string): string => `Nedostaje: ${fields}`
export const now = 'Pošaljite sada'
export const notThis = 'Ne šaljite'
export const again = 'Šaljite po planu'
export const nowDone = (name: string): string => `„${name}“ je poslat`
export const notDone = (name: string): string => `„${name}“ se ne šalje za ovaj boravak`
export const againDone = (name: string): string => `„${name}“ se opet šalje po planu`
export const insert = 'Ubacite tekst'
const events: Record<MessageEvent, string> = { booked: 'rezervacije', paid: 'poslednje uplate', arrival: 'dolaska', departure: 'odlaska' }
export const eventChoices: Record<MessageEvent, string> = {
  booked: 'Prema rezervaciji',
  paid: 'Prema poslednjoj uplati',
  arrival: 'Prema dolasku',
  departure: 'Prema odlasku',
}

export function describeSchedule(event: MessageEvent, days: number, hour: string): string {
  if (days === 0) return `Na dan ${events[event]}, ${hour}`
  return `${daysInWords(Math.abs(days))} ${days < 0 ? 'pre' : 'posle'} ${events[event]}, ${hour}`
}

const hoursInWords = countingIn('sr')({ one: 'sat', few: 'sata', other: 'sati' })
export function describeHours(event: MessageEvent, hours: number): string {
  if (hours === 0) return `U trenutku ${events[event]}`
  return `${hoursInWords(Math.abs(hours))} ${hours < 0 ? 'pre' : 'posle'} ${events[event]}`
}
export const fields: Record<MessageField, string> = {
  guest: 'Ime gosta',
  villa: 'Naziv vile',
  arrival: 'Dan dolaska',
  departure: 'Dan odlaska',
  stay_days: 'Oba dana, kao „od ponedeljka do nedelje“',
  nights: 'Broj noći',
  guests: 'Broj gostiju',
  check_in_time: 'Prijava od',
  check_out_time: 'Odlazak do',
  stay_link: 'Strana boravka, sa šifrom za vrata i uputstvima',
  directions: 'Uputstva za put, kad je sve plaćeno',
  remaining: 'Još za plaćanje',
  next_due: 'Sledeća rata i njen dan',
  booking_number: 'Broj rezervacije',
  house: 'Naziv smeštaja',
  phone: 'Vaš telefon',
}

true satisfies Translated<typeof import('../en/office-messages.ts'), typeof import('./office-messages.ts')>
