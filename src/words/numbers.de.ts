export * from './numbers-with-comma.ts'
