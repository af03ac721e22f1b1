import { type Copies, copyIn } from '#words/copies.ts'
import * as english from './localized/templates.ts'

type Templates = typeof english

/** The templates of mails to account holders in a language. */
export const accountTemplatesIn = copyIn(
  english,
  import.meta.env
    ? import.meta.glob<Copies<Templates>>('./localized/templates.ts', { query: '?languages', import: 'default', eager: true })
    : {},
)
