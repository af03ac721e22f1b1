import { writtenNumber } from './numbers.en.ts'

export const showAll = (rows: number): string => `Show all ${writtenNumber(rows)}`
export const books = 'Books'
export const period = 'Period'
export const fromIt = 'From'
export const until = 'Until'
export const show = 'Show'
export const asCsvByDay = 'As CSV, by day'
export const theBooksCould = 'The books could not be read'
export const onItsWayBack = 'On its way back to guests'
export const askedForButNotYet = (amount: string | number, dinars: string | number): string =>
  `${amount}, ${dinars}: asked for, but not yet confirmed by the bank.`
export const byMonth = 'By month'
export const month = 'Month'
export const byVilla = 'By villa'
export const villa = 'Villa'
export const byDay = 'By day'
export const day = 'Day'
export const stillDue = 'Still due'
export const pagesOfStages = 'Pages of unpaid instalments'
export const nothingIsDueFromAnybody = 'Nothing is due from anybody.'
export const stage = (stage: string | number, guestName: string | number, villa: string | number): string =>
  `, instalment ${stage}, ${guestName}, ${villa}`
export const overdueSince = (dueOn: string | number): string => `Overdue since ${dueOn}`
export const dueOn = (dueOn: string | number): string => `Due on ${dueOn}`
export const inAllByTodaysRate = (amount: string | number, dinars: string | number): string =>
  `${amount} in all (${dinars} by today’s rate)`
export const noMoneyMoved = 'No money moved in this period.'
export const paid = 'Paid'
export const refunded = 'Refunded'
export const net = 'Net'
export const total = 'Total'
