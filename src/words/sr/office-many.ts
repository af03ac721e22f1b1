import type { mailingStates } from '#contract/mailings.ts'
import type { MailingWhen, WhyLeftOut } from '#domain/messages/mailing.ts'
import { countingIn } from '../counting.ts'
import type { Translated } from '../translated.ts'
import { guests as guestsInWords } from './counts.ts'
import { formatNumber } from './numbers.ts'

const ofGuests = countingIn('sr')({ one: 'gosta', few: 'gosta', other: 'gostiju' })

export const title = 'Poruka za više gostiju'
export const how =
  'Izaberite goste po danima boravka, i tekst. Svako ga dobija kao poruku u svom razgovoru, minut pošto je pošaljete: do tada možete da je povučete.'
export const views = 'Prikazi'
export const write = 'Pisanje'
export const sentOnes = 'Poslato'
export const guestsWho = 'Gosti'
export const nameOfWhen: Record<MailingWhen, string> = {
  arrive_next_week: 'Dolaze sledeće nedelje',
  in_house: 'Danas u kući',
  arrive_today: 'Dolaze danas',
  arrive_tomorrow: 'Dolaze sutra',
  arrive_this_week: 'Dolaze ove nedelje',
  leave_today: 'Odlaze danas',
  leave_tomorrow: 'Odlaze sutra',
  leave_this_week: 'Odlaze ove nedelje',
  arrive_between: 'Dolaze između',
  stay_between: 'Borave između',
  leave_between: 'Odlaze između',
}
export const filter = 'Filter'
export const betweenDays = 'Između dva dana'
export const fromDay = 'Od'
export const untilDay = 'Do'
export const villa = 'Vila'
export const allVillas = 'Sve vile'
export const language = 'Jezik'
export const allLanguages = 'Svi jezici'
export const payment = 'Plaćanje'
export const anyPayment = 'Svejedno'
export const stages = { to_pay: 'Ostalo je nešto za plaćanje', paid: 'Plaćeno u celosti' }
export const show = 'Prikažite'
export const without = (filter: string): string => `Bez filtera: ${filter}`
export const found = (count: number, when: string, period: string): string => `${when}, ${period}: ${guestsInWords(count)}`
export const onlyFirst = (most: number): string => `Ovo je prvih ${formatNumber(most)}. Do ostalih dolazite filterom po vili ili danima.`
export const nobodyFound = 'Nema nikoga. Izaberite druge dane ili drugu vilu.'
export const failed = 'Gosti nisu učitani'
export const text = 'Tekst'
export const ownWords = 'Svojim rečima'
export const writeTexts = 'Napišite tekst za ponovnu upotrebu'
export const languageOfText = 'Jezik teksta'
export const languageHint = 'Svi ga čitaju na ovom jeziku. Sačuvani tekst se šalje na jeziku svakog gosta.'
export const who = 'Ko ga dobija'
export const reads = (guest: string): string => `Šta čita ${guest}`
export const otherLanguage = (own: string, used: string): string => `nema teksta (${own}), čita: ${used}`
export const whys: Record<WhyLeftOut, string> = {
  not_sold: 'boravak je otkazan',
  no_address: 'nema adrese e-pošte',
  lacks: 'nešto nedostaje',
  no_consent: 'otišao je pre više od mesec dana, a nema pristanka na reklame',
}
export const call = 'Pozovite'
export const openStay = 'Otvorite boravak'
export const preview = 'Pogledajte šta čita svaki gost'
export const lookAgain = 'Tekst je promenjen: pogledajte još jednom, pa pošaljite.'
export const send = (count: number): string => `Pošaljite za ${ofGuests(count)}`
export const sending = 'Slanje …'
export const notSent = 'Nije poslato'
export const nobodyChosen = 'Izaberite bar jednog gosta'
export const onItsWay = (count: number): string => `Za jedan minut ide za ${ofGuests(count)}. Do tada možete da povučete poruku.`
export const undo = 'Povucite'
export const undoing = 'Povlačenje …'
export const undone = 'Povučeno. Niko je nije dobio.'
export const nothingSent = 'Još ništa nije poslato većem broju gostiju.'
export const listFailed = 'Lista nije učitana'
export const pages = 'Strane poruka za više gostiju'
export const states: Record<(typeof mailingStates)[number], string> = {
  waits: 'Šalje se za minut',
  sending: 'Šalje se',
  sent: 'Poslato',
  undone: 'Povučeno',
}
export const gotIt = (sent: number, stays: number): string => `${formatNumber(sent)} od ${ofGuests(stays)}`
export const notTo = 'Nisu dobili'
export const lacks = (fields: string): string => `nedostaje: ${fields}`

true satisfies Translated<typeof import('../en/office-many.ts'), typeof import('./office-many.ts')>
