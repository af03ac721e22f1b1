import { type Language, officeLanguageOf } from '#words/languages.ts'
import * as english from './spoken/stats.ts'

type Stats = typeof english
type Copies = Record<string, Stats>

// The same modules with the words of another language (`scripts/languages-plugin.ts`). Without Vite, as in benches, there is English alone.
const none: Copies = {}
const sr = import.meta.env ? import.meta.glob<Stats>('./stats.ts', { query: { language: 'sr' }, eager: true }) : none
const el = import.meta.env ? import.meta.glob<Stats>('./stats.ts', { query: { language: 'el' }, eager: true }) : none
const copies = { en: none, sr, el }

/** The dashboard in a language of the office. */
export const dashboardIn = (language: Language): Stats => Object.values(copies[officeLanguageOf(language)])[0] ?? english
