import { type Copies, copyIn } from '#words/copies.ts'
import * as english from './localized/texts.ts'

type Texts = typeof english

/** What texts to guests are made of, in a language. */
export const textsIn = copyIn(
  english,
  import.meta.env ? import.meta.glob<Copies<Texts>>('./localized/texts.ts', { query: '?languages', import: 'default', eager: true }) : {},
)
