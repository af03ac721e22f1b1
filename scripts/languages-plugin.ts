import { existsSync } from 'node:fs'
import type { Plugin } from 'vite'

const QUERY = /[?&]language=(sr|el|de)\b/
const WORDS = /\/src\/(words|web)\/[\w/-]+\.en\.ts$/
/** Modules that exist once for each language: pages, words, templates of mails with what they are made of, and what the dashboard says. */
const SPOKEN =
  /\/src\/((web|words)\/.*|server\/((mail|notifications)\/([\w-]*templates?|samples|about-booking|about-arrival|layout|mail-page)|dashboard\/(stats|attention|money-in-doubt|[\w-]+-attention|due-[\w-]+|(failed|held)-jobs|withdrawn-villas|restored-backups|low-prices|live-conditions)|papers\/(written-papers|confirmation|content|proforma|receipts|stage-name)))\.tsx?$/
/** Its contexts are keys that the server and the pages of all languages share. */
const SHARED = /\/src\/web\/api\.ts$/

/** What these import from English files is no language, such as names. */
const TRANSLATION = /\/src\/(words|web)\/[\w/-]+\.(sr|el|de)\.ts$/

/** True of modules that are said in the language of their reader. */
export const isSpoken = (path: string): boolean => SPOKEN.test(path)

const languageIn = (id: string | undefined): string | undefined => QUERY.exec(id ?? '')?.[1]
const withoutQuery = (id = ''): string => id.split('?')[0] ?? ''
const withoutLanguage = (id: string): string => id.replace(QUERY, '').replace(/^([^?]*)&/, '$1?')

/**
 * Says pages and mails in other languages than English without a choice in their code. In a module that is imported with `?language=sr`,
 * `#words/en/villas.ts` is `villas.sr.ts`, and what it imports of the modules in `SPOKEN` is a copy for that language. The server has the copies
 * of all languages side by side; a build for the browser has one language (`only`), in place of English. A word file that is not
 * translated stays English.
 */
export function languagesPlugin(only: string | undefined): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const inBrowser = this.environment.name === 'client'
      const language = inBrowser ? only : (languageIn(source) ?? languageIn(importer))
      if (!language || TRANSLATION.test(withoutQuery(importer))) return null
      const found = await this.resolve(withoutLanguage(source), importer && withoutLanguage(importer), { ...options, skipSelf: true })
      if (!found || found.external || !SPOKEN.test(found.id) || SHARED.test(found.id)) return found
      const id = WORDS.test(found.id) ? translated(found.id, language) : found.id
      return inBrowser ? { ...found, id } : { ...found, id: `${id}?language=${language}` }
    },
  }
}

function translated(file: string, language: string): string {
  const other = file.replace(/\.en\.ts$/, `.${language}.ts`)
  return existsSync(other) ? other : file
}
