export * from './amounts-with-comma.ts'
