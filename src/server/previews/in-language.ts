import { type Copies, copyIn } from '#words/copies.ts'
import * as english from './localized/stay-lines.ts'

type StayLines = typeof english

/** How a preview says a stay in a language. */
export const stayLinesIn = copyIn(
  english,
  import.meta.env
    ? import.meta.glob<Copies<StayLines>>('./localized/stay-lines.ts', { query: '?languages', import: 'default', eager: true })
    : {},
)
