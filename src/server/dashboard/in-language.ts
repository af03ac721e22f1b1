import { type Copies, copyIn } from '#words/copies.ts'
import type { Language } from '#words/languages.ts'
import { officeLanguageOf } from '#words/office-languages.ts'
import * as english from './spoken/stats.ts'

type Stats = typeof english

const copyFor = copyIn(
  english,
  import.meta.env ? import.meta.glob<Copies<Stats>>('./spoken/stats.ts', { query: '?languages', import: 'default', eager: true }) : {},
)

/** The dashboard in a language of the office. */
export const dashboardIn = (language: Language): Stats => copyFor(officeLanguageOf(language))
