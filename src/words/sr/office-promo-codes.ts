import type { PromoBase } from '#domain/pricing/promo-code.ts'
import type { Translated } from '../translated.ts'
import { ofDayWithin } from './grammar.ts'
import { formatNumber } from './numbers.ts'

export const promoCodes = 'Promo kodovi'
export const howTheyWork =
  'Gost upisuje kod pri rezervisanju, ili otvara link sa njim. Računa se posle popusta, svaki od cene pre njih, do ograničenja svih popusta iz podešavanja. Korišćenje se čuva dok gost plaća, a vraća se ako rezervacija ne bude plaćena ili bude otkazana.'
export const failedToLoad = 'Promo kodovi nisu učitani'
export const none = 'Još nema promo kodova.'
export const pages = 'Strane sa promo kodovima'
export const active = 'Aktivan'
export const inactive = 'Neaktivan'
export const over = 'Istekao'
export const later = 'Počinje kasnije'
export const worth = 'Umanjuje'
export const bases: Record<PromoBase, string> = { total: 'Noći i dodatni gosti', nights: 'Samo noći' }
export const percentOff = (percent: number): string => `${formatNumber(percent)}%`
export const booked = 'Rezervisano'
export const stays = 'Boravci'
export const anyTime = 'bilo kada'
export const from = (day: string): string => `od ${ofDayWithin(day)}`
export const until = (day: string): string => `do ${ofDayWithin(day)}`
export const nightsAtLeast = 'Noći'
export const andMore = (nights: number): string => `${formatNumber(nights)}+`
export const villas = 'Vile'
export const allVillas = 'Sve'
export const withdrawnVilla = 'jedna povučena'
export const uses = 'Korišćenja'
export const usesMade = (sold: number, most: number | null): string =>
  most === null ? `${formatNumber(sold)}` : `${formatNumber(sold)} od ${formatNumber(most)}`
export const usesHeld = (held: number): string => `u banci: ${formatNumber(held)}`
export const byGuest = 'Po gostu'
export const noLimit = 'bez ograničenja'
export const link = 'Link'
export const change = 'Izmenite'
export const add = 'Dodajte promo kod'
export const code = 'Kod'
export const codeMeans = 'Slova, cifre i crtice, velika ili mala.'
export const percentage = 'Procenat popusta'
export const amount = 'Popust u evrima'
export const eitherOr = 'Popunite jedno od ta dva.'
export const base = 'Od čega'
export const bookedFrom = 'Rezervisano od'
export const bookedUntil = 'Rezervisano do'
export const stayFrom = 'Dolazak od'
export const stayUntil = 'Odlazak do'
export const minimumNights = 'Najmanje noći'
export const usesInAll = 'Korišćenja ukupno'
export const usesByGuest = 'Korišćenja po gostu'
export const emptyIsNoLimit = 'Prazno: bez ograničenja.'
export const status = 'Status'
export const save = 'Sačuvajte'
export const saving = 'Čuvamo…'
export const saved = (code: string): string => `Sačuvano: ${code}`
export const notSaved = 'Nije sačuvano'
export const of = (code: string): string => `promo kod ${code}`

true satisfies Translated<typeof import('../en/office-promo-codes.ts'), typeof import('./office-promo-codes.ts')>
