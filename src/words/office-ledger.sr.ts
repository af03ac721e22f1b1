import { writtenNumber } from './numbers.sr.ts'
import { ofDayWithin } from './serbian-days.ts'

export const showAll = (rows: number): string => `Prikažite sve (${writtenNumber(rows)})`
export const books = 'Knjige'
export const period = 'Period'
export const fromIt = 'Od'
export const until = 'Do'
export const show = 'Prikažite'
export const asCsvByDay = 'Kao CSV, po danima'
export const theBooksCould = 'Knjige nisu učitane'
export const onItsWayBack = 'Na putu nazad ka gostima'
export const askedForButNotYet = (amount: string | number, dinars: string | number): string =>
  `${amount}, ${dinars}: zatraženo, ali banka još nije potvrdila.`
export const byMonth = 'Po mesecima'
export const month = 'Mesec'
export const byVilla = 'Po vilama'
export const villa = 'Vila'
export const byDay = 'Po danima'
export const day = 'Dan'
export const stillDue = 'Još se duguje'
export const pagesOfStages = 'Strane sa neplaćenim ratama'
export const nothingIsDueFromAnybody = 'Niko ništa ne duguje.'
export const stage = (stage: string | number, guestName: string | number, villa: string | number): string =>
  `, rata ${stage}, ${guestName}, ${villa}`
export const overdueSince = (dueOn: string | number): string => `Kasni od ${ofDayWithin(dueOn)}`
export const dueOn = (dueOn: string | number): string => `Dospeva ${ofDayWithin(dueOn)}`
export const inAllByTodaysRate = (amount: string | number, dinars: string | number): string =>
  `Ukupno ${amount} (${dinars} po današnjem kursu)`
export const noMoneyMoved = 'U ovom periodu nije bilo uplata ni povraćaja.'
export const paid = 'Plaćeno'
export const refunded = 'Vraćeno'
export const net = 'Neto'
export const total = 'Ukupno'
