import { type Copies, copyIn } from '#words/copies.ts'
import * as english from './localized/papers.ts'

type PaperWriters = typeof english

/** What writes the papers in a language. */
export const papersIn = copyIn(
  english,
  import.meta.env
    ? import.meta.glob<Copies<PaperWriters>>('./localized/papers.ts', { query: '?languages', import: 'default', eager: true })
    : {},
)
