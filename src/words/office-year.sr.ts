import * as counts from './counts.sr.ts'
import { within } from './serbian-days.ts'

export const wholeYear = 'Cela godina'
export const lead =
  'Kopirajte aktivne sezone jedne godine u sledeću, ili promenite sve njene cene. Ono što vile u njima imaju kao svoje ide zajedno. Šta će se desiti vidite unapred, i možete da poništite.'
export const what = 'Šta da se uradi'
export const choices = { copy: 'Kopiranje u sledeću godinu', prices: 'Promena cena' }
export const year = 'Godina'
export const percent = 'Cene se menjaju za … %'
export const percentMeans = '5 je 5% više, -5 je 5% manje. Nove cene su celi evri.'
export const preview = 'Pregledajte'
export const noSeasonsIn = (of: number): string => `Nijedna aktivna sezona ne počinje ${of}.`
export const firstNight = 'Prva noć'
export const lastNight = 'Poslednja noć'
export const price = 'Po noći'
export const season = 'Sezona'
export const closed = 'Zatvoreno'
export const isThere = 'Već postoji, ostaje kakva jeste'
export const fromTo = (before: string, after: string): string => `${before} → ${after}`
export const whatHappens = (kind: 'copy' | 'prices', of: number): string =>
  kind === 'copy' ? `Sezone za ${of + 1}.` : `Nove cene za ${of}.`
export const easterMoves = 'Sezone oko pravoslavnog Uskrsa pomeraju se sa njim.'
export const addThem = (count: number): string => `Dodajte: ${counts.seasons(count)}`
export const changeThem = (count: number): string => `Promenite: ${counts.prices(count)}`
export const made = 'Godina je promenjena.'
export const notMade = 'Godina nije promenjena'
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
export const oneMoment = 'Samo trenutak…'
