import { byLanguage } from './by-language.ts'
import * as en from './en/papers.ts'
import { languageOfTag } from './languages.ts'

const wordsIn = byLanguage(en, import.meta.env ? import.meta.glob('./*/papers.ts', { eager: true }) : {})

/** What stands around the content of a paper, by its language as the paper keeps it, such as 'sr-Latn'. */
export const paperWordsIn = (tag: string) => wordsIn[languageOfTag(tag)]
