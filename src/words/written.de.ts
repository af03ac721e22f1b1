export * from './amounts.de.ts'
export * from './days.de.ts'
export * from './rates.de.ts'
