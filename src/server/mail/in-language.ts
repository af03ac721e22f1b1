import type { Language } from '#words/languages.ts'
import * as english from './spoken/templates.ts'

type Templates = typeof english
type Copies = Record<string, Templates>

// The same modules with the words of another language (`scripts/languages-plugin.ts`). Without Vite, as in benches, there is English alone.
const none: Copies = {}
const sr = import.meta.env ? import.meta.glob<Templates>('./templates.ts', { query: { language: 'sr' }, eager: true }) : none
const el = import.meta.env ? import.meta.glob<Templates>('./templates.ts', { query: { language: 'el' }, eager: true }) : none
const de = import.meta.env ? import.meta.glob<Templates>('./templates.ts', { query: { language: 'de' }, eager: true }) : none
const copies: Record<Language, Copies> = { en: none, sr, el, de }

/** The templates of mails to account holders in a language. */
export const accountTemplatesIn = (language: Language): Templates => Object.values(copies[language])[0] ?? english
