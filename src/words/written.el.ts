export * from './amounts.el.ts'
export * from './days.el.ts'
export * from './rates.el.ts'
