import { type Copies, copyIn } from '#words/copies.ts'
import * as english from './spoken/written-papers.ts'

type Written = typeof english

/** What writes the papers in a language. */
export const papersIn = copyIn(
  english,
  import.meta.env
    ? import.meta.glob<Copies<Written>>('./spoken/written-papers.ts', { query: '?languages', import: 'default', eager: true })
    : {},
)
