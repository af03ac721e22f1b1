import type { Language } from '#words/languages.ts'
import * as english from './spoken/written-papers.ts'

type Written = typeof english
type Copies = Record<string, Written>

// The same modules with the words of another language (`scripts/languages-plugin.ts`). Without Vite, as in benches, there is English alone.
const none: Copies = {}
const sr = import.meta.env ? import.meta.glob<Written>('./written-papers.ts', { query: { language: 'sr' }, eager: true }) : none
const el = import.meta.env ? import.meta.glob<Written>('./written-papers.ts', { query: { language: 'el' }, eager: true }) : none
const de = import.meta.env ? import.meta.glob<Written>('./written-papers.ts', { query: { language: 'de' }, eager: true }) : none
const copies: Record<Language, Copies> = { en: none, sr, el, de }

/** What writes the papers for guests in a language. */
export const papersIn = (language: Language): Written => Object.values(copies[language])[0] ?? english
