export * from './amounts.en.ts'
export * from './days.en.ts'
