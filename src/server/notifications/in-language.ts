import { type Copies, copyIn } from '#words/copies.ts'
import * as samples from './localized/samples.ts'
import * as english from './localized/templates.ts'

type Templates = typeof english

/** The templates of mails to guests in a language. */
export const templatesIn = copyIn(
  english,
  import.meta.env
    ? import.meta.glob<Copies<Templates>>('./localized/templates.ts', { query: '?languages', import: 'default', eager: true })
    : {},
)

type Samples = typeof samples

/** Samples of all mails, in a language. */
export const samplesIn = copyIn(
  samples,
  import.meta.env
    ? import.meta.glob<Copies<Samples>>('./localized/samples.ts', { query: '?languages', import: 'default', eager: true })
    : {},
)
