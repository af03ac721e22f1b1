export * from './amounts.el.ts'
export * from './days.el.ts'
