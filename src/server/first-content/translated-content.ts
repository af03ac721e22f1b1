import { globSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { projectRoot } from '#server/project-root.ts'
import { type OtherLanguage, otherLanguages } from '#words/languages.ts'
import type { TranslatedContent } from '../../../seed/translations/shape.ts'

type Content = { content: TranslatedContent }

/** Without Vite, as in benches and browser stories. */
async function filesAsTheyAre(): Promise<Record<string, Content>> {
  const paths = globSync('seed/translations/??.ts', { cwd: projectRoot })
  return Object.fromEntries(
    await Promise.all(paths.map(async (path) => [path, (await import(pathToFileURL(join(projectRoot, path)).href)) as Content])),
  )
}

const files = import.meta.env ? import.meta.glob<Content>('../../../seed/translations/??.ts', { eager: true }) : await filesAsTheyAre()

/** The first content in other languages. A language without a file has none: owners translate their own. */
export const translatedContent = otherLanguages.flatMap((language): [OtherLanguage, TranslatedContent][] => {
  const [, found] = Object.entries(files).find(([path]) => path.endsWith(`/${language}.ts`)) ?? []
  return found ? [[language, found.content]] : []
})

export const seededLanguages = translatedContent.map(([language]) => language)
