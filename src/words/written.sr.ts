export * from './amounts.sr.ts'
export * from './days.sr.ts'
