// English for everyone: answers to machines, texts that are stored, and files that programs read. What people read in their own language is
// said by modules in folders `localized`, or by words of each language, such as `apiMessagesIn`.

export { health, pictureNotFound, pictureNotReadable, pictureWithoutName } from './en/api-messages.ts'
export * as calendars from './en/calendars.ts'
export { methodLabels, statusLabels } from './en/labels.ts'
export { archiveName, fileName, kinds } from './en/papers.ts'
export { decisionLabels } from './en/support.ts'
export { formatRegistration } from './en/villa-page.ts'
