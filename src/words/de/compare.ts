import type { Translated } from '../translated.ts'
import { formatNumber } from './numbers.ts'

export const compareTheVillas = 'Villen vergleichen'
export const besideEachOther = 'Bis zu vier Villen nebeneinander: Betten, Größe, Preis und Unterschiede.'
export const compareVillas = 'Villen vergleichen'
export const onlyWhatDiffers = 'Nur Unterschiede'
export const change = 'Ändern'
export const chooseDates = 'Tage für Gesamtpreise wählen'
export const whichVillas = 'Villen für den Vergleich'
export const show = 'Zeigen'
export const atMost = (most: number): string => `Bitte wählen Sie bis zu ${formatNumber(most)} Villen.`
export const book = 'Buchen'
export const seeFreeDates = 'Freie Tage ansehen'
export const takenFree = (days: string): string => `Belegt. Frei: ${days}`
export const lowest = 'am günstigsten'
export const sleeps = 'Gäste'
export const beds = 'Betten'
export const rooms = 'Räume mit Betten'
export const bathrooms = 'Badezimmer'
export const size = 'Größe'
export const view = 'Aussicht'
export const beachDistance = 'Entfernung zum Strand'
export const ifYouCancel = 'Bei Stornierung'
export const refundedUntil = (percent: number, day: string): string => `${formatNumber(percent)} % bis ${day}`
export const refundedBefore = (percent: number, days: string): string => `${formatNumber(percent)} % bis ${days} vorher`
export const noRefund = 'Keine Erstattung'
export const nothingToCompare = 'Es gibt keine Villen zum Vergleichen'

true satisfies Translated<typeof import('../en/compare.ts'), typeof import('./compare.ts')>
