export * from './amounts.en.ts'
export * from './days.en.ts'
export * from './rates.en.ts'
