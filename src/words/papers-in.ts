import { type Language, languageOfTag } from './languages.ts'
import * as de from './papers.de.ts'
import * as el from './papers.el.ts'
import * as en from './papers.en.ts'
import * as sr from './papers.sr.ts'

type Words = Pick<typeof en, 'fileName' | 'numberAndDay' | 'pageOf'>

const wordsIn: Record<Language, Words> = { en, sr, el, de }

/** What stands around the content of a paper, by its language as the paper keeps it, such as 'sr-Latn'. */
export const paperWordsIn = (tag: string): Words => wordsIn[languageOfTag(tag)]
