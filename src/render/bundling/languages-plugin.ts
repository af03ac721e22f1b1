import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import type { Plugin } from 'vite'
import { otherLanguages } from '../../words/languages.ts'

const QUERY = new RegExp(`[?&]language=(${otherLanguages.join('|')})\\b`)
const ENGLISH = /\/src\/(words|web\/fonts)\/en\/[\w-]+\.ts$/
/** Modules that exist once for each language: pages, English words and what is made of them, and what the server says to its reader. */
const LOCALIZED = /\/src\/(web|render\/document|words\/(en|localized)|server\/[\w-]+\/localized)\/.*\.tsx?$/
/** Its contexts are keys that the server and the pages of all languages share. */
const SHARED = /\/src\/web\/api\.ts$/
/** Translations, and what is about all languages: what these import is as they say. */
const AS_IT_SAYS = /\/src\/words\/(?!en\/|localized\/)/
const COPIES = /\?languages(=later)?$/

const languageIn = (id: string | undefined): string | undefined => QUERY.exec(id ?? '')?.[1]
const withoutQuery = (id = ''): string => id.split('?')[0] ?? ''
const withoutLanguage = (id: string): string => id.replace(QUERY, '').replace(/^([^?]*)&/, '$1?')

/**
 * Says pages and mails in other languages than English without a choice in their code. In a module that is imported with `?language=sr`,
 * `#words/en/villas.ts` is `sr/villas.ts`, and what it imports of the modules in `LOCALIZED` is a copy for that language. The server has the
 * copies of all languages side by side; `?languages` imports them by language, `?languages=later` functions that import those of the other
 * languages. A build for the browser has one language (`only`), in place of English. A word file that is not translated stays English.
 */
export function languagesPlugin(only: string | undefined): Plugin {
  return {
    name: 'languages',
    enforce: 'pre',
    async resolveId(source, importer, options) {
      const copies = COPIES.exec(source)?.[0]
      if (copies) {
        const found = await this.resolve(withoutQuery(source), importer, { ...options, skipSelf: true })
        return found && { ...found, id: found.id + copies }
      }
      const inBrowser = this.environment.name === 'client'
      const language = inBrowser ? only : (languageIn(source) ?? languageIn(importer))
      if (!language || AS_IT_SAYS.test(withoutQuery(importer))) return null
      const found = await this.resolve(withoutLanguage(source), importer && withoutLanguage(importer), { ...options, skipSelf: true })
      if (!found || found.external || SHARED.test(found.id)) return found
      const translation = found.id.replace(ENGLISH, (path) => path.replace('/en/', `/${language}/`))
      if (translation !== found.id && existsSync(translation)) return { ...found, id: translation }
      return inBrowser || !LOCALIZED.test(found.id) ? found : { ...found, id: `${found.id}?language=${language}` }
    },
    load(id) {
      const copies = COPIES.exec(id)
      if (!copies) return null
      const file = `./${basename(withoutQuery(id))}`
      const modules = otherLanguages.map((language) => `${file}?language=${language}`)
      if (copies[1])
        return `export default { ${otherLanguages.map((one, index) => `${one}: () => import('${modules[index]}')`).join(', ')} }`
      return [
        `import * as en from '${file}'`,
        ...otherLanguages.map((one, index) => `import * as ${one} from '${modules[index]}'`),
        `export default { en, ${otherLanguages.join(', ')} }`,
      ].join('\n')
    },
  }
}
