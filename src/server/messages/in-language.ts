import { type Copies, copyIn } from '#words/copies.ts'
import * as frame from './localized/frame.ts'
import * as english from './localized/texts.ts'

type Texts = typeof english

/** What texts to guests are made of, in a language. */
export const textsIn = copyIn(
  english,
  import.meta.env ? import.meta.glob<Copies<Texts>>('./localized/texts.ts', { query: '?languages', import: 'default', eager: true }) : {},
)

type Frame = typeof frame

/** What mails say themselves, in a language. */
export const frameIn = copyIn(
  frame,
  import.meta.env ? import.meta.glob<Copies<Frame>>('./localized/frame.ts', { query: '?languages', import: 'default', eager: true }) : {},
)
