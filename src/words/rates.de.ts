export * from './rates-with-comma.ts'
