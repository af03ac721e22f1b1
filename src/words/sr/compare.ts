import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const compareTheVillas = 'Uporedite vile'
export const besideEachOther = 'Do četiri vile jedna pored druge: kreveti, površina, cena i razlike.'
export const compareVillas = 'Uporedite vile'
export const onlyWhatDiffers = 'Samo razlike'
export const change = 'Promenite'
export const chooseDates = 'Izaberite datume za ukupne cene'
export const whichVillas = 'Vile za poređenje'
export const show = 'Prikaži'
export const atMost = (most: number): string => `Najviše vila koje možete da uporedite: ${formatNumber(most)}.`
export const book = 'Rezervišite'
export const seeFreeDates = 'Slobodni termini'
export const takenFree = (days: string): string => `Zauzeta. Slobodna: ${days}`
export const lowest = 'najpovoljnije'
export const sleeps = 'Gosti'
export const beds = 'Kreveti'
export const rooms = 'Sobe sa krevetima'
export const bathrooms = 'Kupatila'
export const size = 'Površina'
export const view = 'Pogled'
export const beachDistance = 'Udaljenost od plaže'
export const ifYouCancel = 'Ako otkažete'
export const refundedUntil = (percent: number, day: string): string => `${formatNumber(percent)}%, poslednji dan: ${day}`
export const refundedBefore = (percent: number, days: string): string => `${formatNumber(percent)}%, najmanje ${days} ranije`
export const noRefund = 'Bez povraćaja'
export const nothingToCompare = 'Nema vila za poređenje'

true satisfies Translated<typeof import('../en/compare.ts'), typeof import('./compare.ts')>
