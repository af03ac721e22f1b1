import { ended } from '../full-stop.ts'
import type { Translated } from '../translated.ts'

export const together = (guests: string): string => `Dve vile zajedno: ${guests}`
export const shareOf = (villa: string, guests: string): string => `${villa}: ${guests}`
export const bothVillas = (one: string, other: string): string => `${one} i ${other}`
export const bookBoth = 'Rezervišite obe vile'
export const seeBoth = 'Dve vile za iste noći: čuvamo ih zajedno, a plaćaju se jedna za drugom.'
export const twoBookings = 'To su dve rezervacije i plaćaju se jedna za drugom. Dok plaćate, čuvamo obe vile za Vas.'
export const oneByOne = 'Vile pojedinačno'
export const noneTogether = (guests: string): string => `Nijedne dve vile nisu slobodne zajedno: ${guests}`
export const otherDatesOrAsk = 'Molimo Vas, izaberite druge datume ili nas pitajte.'
export const guestsIn = (villa: string): string => `Broj gostiju, ${villa}`
export const sumOfBoth = 'Obe vile zajedno'
export const notFree = (villa: string): string => `${villa} nije slobodna u ovim danima.`
export const seeWhatIsFree = 'Pogledajte šta je još slobodno'
export const bookAlone = (villa: string): string => `Rezervišite samo jednu: ${villa}`
export const firstThenSecond = (first: string, second: string): string =>
  `${ended(`Sada plaćate prvu vilu: ${first}`)} ${ended(`Zatim plaćate drugu na istoj ovakvoj stranici: ${second}`)} Ako platite samo jednu vilu, rezervisana je samo ta.`
export const payForNext = (villa: string): string => `Sada platite: ${villa}`
export const nextIsHeld = (villa: string, time: string): string => `${villa} još nije rezervisana. Čuvamo njene noći za Vas do ${time}.`

true satisfies Translated<typeof import('../en/two-villas.ts'), typeof import('./two-villas.ts')>
