export * from './amounts.sr.ts'
export * from './days.sr.ts'
export * from './rates.sr.ts'
