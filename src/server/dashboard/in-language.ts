import { type Copies, copyIn } from '#words/copies.ts'
import type { Language } from '#words/languages.ts'
import { toOfficeLanguage } from '#words/office-languages.ts'
import * as english from './localized/stats.ts'

type Stats = typeof english

const copyFor = copyIn(
  english,
  import.meta.env ? import.meta.glob<Copies<Stats>>('./localized/stats.ts', { query: '?languages', import: 'default', eager: true }) : {},
)

/** The dashboard in a language of the office. */
export const dashboardIn = (language: Language): Stats => copyFor(toOfficeLanguage(language))
