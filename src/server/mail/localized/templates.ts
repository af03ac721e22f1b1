// What is written to account holders, in the language of the copy (`in-language.ts`).
export * from './account-templates.ts'
export * from './bank-templates.ts'
export { asMail } from './layout.ts'
export * from './people-templates.ts'
export * from './two-step-templates.ts'
