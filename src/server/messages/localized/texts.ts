// What texts to guests are made of, in the language of the copy (`in-language.ts`).
export { samples } from '#words/en/message-samples.ts'
export { fieldValues } from './field-values.ts'
