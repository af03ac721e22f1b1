import * as de from './de/papers.ts'
import * as el from './el/papers.ts'
import * as en from './en/papers.ts'
import { type Language, languageOfTag } from './languages.ts'
import * as sr from './sr/papers.ts'

type Words = Pick<typeof en, 'fileName' | 'numberAndDay' | 'pageOf'>

const wordsIn: Record<Language, Words> = { en, sr, el, de }

/** What stands around the content of a paper, by its language as the paper keeps it, such as 'sr-Latn'. */
export const paperWordsIn = (tag: string): Words => wordsIn[languageOfTag(tag)]
