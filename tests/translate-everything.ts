import { translationCalls } from '../src/contract/translations.ts'
import { type OtherLanguage, otherLanguages } from '../src/words/languages.ts'
import type { Client } from './test-site.ts'

type Say = (source: string, language: OtherLanguage) => string

/** An owner translates every text of the site; `say`: into what. */
export async function translateEverything(owner: Client, say: Say): Promise<void> {
  const { groups } = await owner(translationCalls.groups, {})
  for (const language of otherLanguages)
    for (const { group } of groups) {
      const { texts } = await owner(translationCalls.read, { group, language })
      const typed = texts.map(({ key, seen, source }) => ({ key, seen, text: say(source, language) }))
      const save = ['settings', 'law'].includes(group) ? translationCalls.saveHouse : translationCalls.save
      await owner(save, { group, language, texts: typed })
    }
}
