import type { UnsoldReason } from '#domain/unsold-nights.ts'
import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'
import * as counts from './counts.ts'
import { within } from './grammar.ts'

export const lead =
  'Noći izaberite prevlačenjem, tasterom Shift i strelicama, ili po datumima. Zatim izaberite vile, i cenu, procenat ili pravilo. Šta se menja vidite pre nego što se promeni, i možete da poništite.'
export const house = 'Kuća'
export const previousYear = 'Prethodna godina'
export const nextYear = 'Sledeća godina'
export const firstNight = 'Prva noć'
export const lastNight = 'Poslednja noć'
export const whatToChange = 'Šta se menja'
export const nightChoices = { price: 'Cena po noći', percent: 'Cene za procenat', rule: 'Pravilo za boravke' }
export const price = 'Cena po noći u evrima'
export const percent = 'Procenat'
export const percentMeans = '5 je 5% više, -5 je 5% manje. Nove cene su celi evri.'
export const ruleName = 'Naziv pravila'
export const ruleNameMeans = 'Za Vas; gosti ga ne vide.'
export const leastNights = 'Najmanje noći'
export const mostNights = 'Najviše noći'
export const arrivalDays = 'Dani dolaska'
export const noneIsAsBefore = 'Ništa nije označeno: kao do sada.'
export const closed = 'Zatvoreno: nijedna od ovih noći se ne prodaje'
export const preview = 'Pregledajte'
export const whatChanges = 'Šta se menja'
export const nights = 'Noći'
export const season = 'Sezona'
export const now = 'Sada'
export const afterwards = 'Posle'
export const ofHouse = 'Kuća'
export const ruleIsAdded = (from: string, until: string): string => `Dodaje se pravilo za boravke koji počinju: ${from} – ${until}`
export const forVillas = (names: string): string => `Važi za: ${ended(names)}`
export const allVillas = 'sve vile'
export const shorterRules = 'Gde isto kaže i pravilo za manje dana, računa se ono.'
export const closedStays = 'zatvoreno'
export const makeIt = 'Promenite ove noći'
export const nightsChanged = 'Noći su promenjene.'
export const nightsNotChanged = 'Noći nisu promenjene'
export const oneMoment = 'Samo trenutak…'
export const sold = 'prodato'
export const withRule = 'sa pravilom'
export const key = { sold: 'Prodato', rule: 'Sa pravilom', closed: 'Zatvoreno', chosen: 'Izabrano' }
export const night = (day: string, price: string, season: string, more: string): string => `${day}: ${price}, ${season}${more}`
export const quarters = 'Meseci'
export const chosenNights = 'Izabrane noći'

export const wholeYear = 'Cela godina'
export const yearLead =
  'Kopirajte aktivne sezone jedne godine u sledeću, ili promenite sve njene cene. Ono što vile u njima imaju kao svoje ide zajedno. Šta će se desiti vidite unapred, i možete da poništite.'
export const year = 'Godina'
export const changeByPercent = 'Cene se menjaju za … %'
export const noSeasonsIn = (of: number): string => `Nijedna aktivna sezona ne počinje ${of}.`
export const perNight = 'Po noći'
export const closedNight = 'Zatvoreno'
export const isThere = 'Već postoji, ostaje kakva jeste'
export const fromTo = (before: string, after: string): string => `${before} → ${after}`
export const whatHappens = (kind: 'copy' | 'prices', of: number): string =>
  kind === 'copy' ? `Sezone za ${of + 1}.` : `Nove cene za ${of}.`
export const easterMoves = 'Sezone oko pravoslavnog Uskrsa pomeraju se sa njim.'
export const addThem = (count: number): string => `Dodajte: ${counts.seasons(count)}`
export const changeThem = (count: number): string => `Promenite: ${counts.prices(count)}`
export const yearChanged = 'Godina je promenjena.'
export const yearNotChanged = 'Godina nije promenjena'
export const undo = 'Poništite'
export const undone = 'Izmena je poništena.'
export const notUndone = 'Izmena nije poništena'
export function lastChange(kind: 'copy' | 'prices' | 'nights' | 'rule', of: number, count: number, day: string): string {
  if (kind === 'rule') return `${within(day)}: dodato pravilo za izabrane noći ${of}.`
  if (kind === 'nights') return `${within(day)}: promenjene cene izabranih noći ${of}.`
  return kind === 'copy'
    ? `${within(day)}: iz ${of}. u ${of + 1}. kopirano: ${counts.seasons(count)}.`
    : `${within(day)}: promenjeno za ${of}: ${counts.prices(count)}.`
}

// Nights that no stay can cover because of the owners' own rules. Said on the dashboard and beside the rules.

const because: { [Code in UnsoldReason['code']]: (reason: Extract<UnsoldReason, { code: Code }>) => string } = {
  lengths: ({ least, most }) => `boravak mora da traje najmanje ${counts.nights(least)}, a sme najviše ${counts.nights(most)}.`,
  arrival: () => 'nijednog od tih dana boravak ne može da počne.',
  departure: () => 'boravak koji tada počne ne može da se završi nijednog dana odlaska.',
  closed: ({ least }) => `između zatvorenih datuma ima manje od najmanjeg boravka (${counts.nights(least)}).`,
}
const whyOf = <Code extends UnsoldReason['code']>(reason: Extract<UnsoldReason, { code: Code }>): string =>
  (because[reason.code] as (reason: Extract<UnsoldReason, { code: Code }>) => string)(reason)

type Unsold = { from: string; until: string; villas: string[]; reason: UnsoldReason }

/** Without villas: all of them. `until`: the last night. */
export const nothingSold = ({ from, until, villas, reason }: Unsold): string =>
  `${villas.length > 0 ? villas.join(', ') : 'Sve vile'}, noći ${from} – ${until}: niko ne može da ih rezerviše, jer ${whyOf(reason)}`

export const title = 'Ova pravila zajedno nekih dana ne prodaju ništa'
export const whatToDo = 'Promenite jedno od pravila, ili zatvorite te datume ako niko ne treba da dođe.'
export const changePrices = (of: number): string => `Promenite sve cene ${of}.`

true satisfies Translated<typeof import('../en/office-year.ts'), typeof import('./office-year.ts')>
