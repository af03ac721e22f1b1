export * from './times.en.ts'
