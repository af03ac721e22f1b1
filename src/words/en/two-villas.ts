import { ended } from '../full-stop.ts'

export const together = (guests: string): string => `Two villas together: ${guests}`
export const shareOf = (villa: string, guests: string): string => `${villa}: ${guests}`
export const bothVillas = (one: string, other: string): string => `${one} and ${other}`
export const bookBoth = 'Book both villas'
export const seeBoth = 'Two villas for the same nights, held together and paid one after the other.'
export const twoBookings = 'These are two bookings, paid one after the other. Both villas are held for you while you pay.'
export const oneByOne = 'The villas one by one'
export const noneTogether = (guests: string): string => `No two villas are free together: ${guests}`
export const otherDatesOrAsk = 'Please choose other dates, or ask us.'
export const guestsIn = (villa: string): string => `Guests in ${villa}`
export const sumOfBoth = 'Both villas together'
export const notFree = (villa: string): string => `${villa} is not free on these dates.`
export const seeWhatIsFree = 'See what else is free'
export const bookAlone = (villa: string): string => `Book only ${villa}`
export const firstThenSecond = (first: string, second: string): string =>
  `${ended(`Now you pay for ${first}`)} Afterwards you pay for ${second}, on a page like this one. If you pay for one villa only, only that one is booked.`
export const payForNext = (villa: string): string => `Now pay for ${villa}`
export const nextIsHeld = (villa: string, time: string): string => `${villa} is not booked yet. We hold its nights for you until ${time}.`
