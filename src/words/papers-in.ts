import * as de from './papers.de.ts'
import * as el from './papers.el.ts'
import * as en from './papers.en.ts'
import * as sr from './papers.sr.ts'

type Words = Pick<typeof en, 'fileName' | 'numberAndDay' | 'pageOf'>

const byTag = new Map<string, Words>([de, el, en, sr].map((words) => [words.language, words]))

/** What stands around the content of a paper, by its language as the paper keeps it, such as 'sr-Latn'. */
export const paperWordsIn = (tag: string): Words => byTag.get(tag) ?? en
