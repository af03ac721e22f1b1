import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'

export const together = (guests: string): string => `Zwei Villen zusammen: ${guests}`
export const shareOf = (villa: string, guests: string): string => `${villa}: ${guests}`
export const bothVillas = (one: string, other: string): string => `${one} und ${other}`
export const bookBoth = 'Beide Villen buchen'
export const seeBoth = 'Zwei Villen für dieselben Nächte: zusammen frei gehalten und nacheinander bezahlt.'
export const twoBookings =
  'Es sind zwei Buchungen, die nacheinander bezahlt werden. Während Sie bezahlen, halten wir beide Villen für Sie frei.'
export const oneByOne = 'Die Villen einzeln'
export const noneTogether = (guests: string): string => `Keine zwei Villen sind zusammen frei: ${guests}`
export const otherDatesOrAsk = 'Bitte wählen Sie andere Daten oder fragen Sie uns.'
export const guestsIn = (villa: string): string => `Gäste in ${villa}`
export const sumOfBoth = 'Beide Villen zusammen'
export const notFree = (villa: string): string => `${villa} ist an diesen Tagen nicht frei.`
export const seeWhatIsFree = 'Sehen, was sonst frei ist'
export const bookAlone = (villa: string): string => `Nur ${villa} buchen`
export const firstThenSecond = (first: string, second: string): string =>
  `${ended(`Jetzt bezahlen Sie ${first}`)} Danach bezahlen Sie ${second} auf einer Seite wie dieser. Wenn Sie nur eine Villa bezahlen, ist nur diese gebucht.`
export const payForNext = (villa: string): string => `Jetzt ${villa} bezahlen`
export const nextIsHeld = (villa: string, time: string): string =>
  `${villa} ist noch nicht gebucht. Wir halten die Nächte bis ${time} für Sie frei.`

true satisfies Translated<typeof import('../en/two-villas.ts'), typeof import('./two-villas.ts')>
