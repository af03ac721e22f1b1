import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerBuild } from 'react-router'
import { projectRoot } from '#server/project-root.ts'
import type { Language, OtherLanguage } from '#words/languages.ts'
import { type RouteModule, withRouteProps } from './router-internals.tsx'

type Modules = { modules: Record<string, RouteModule> }

type Copies = Record<OtherLanguage, () => Promise<Modules>>

/** Copies of the pages' modules (`bundling/languages-plugin.ts`). */
const [copies] = Object.values(
  import.meta.glob<Copies>('./document/page-modules.ts', { query: '?languages=later', import: 'default', eager: true }),
)

/** The office and files for machines have one address for all languages. */
const ONLY_WITHOUT_PREFIX = /^routes\/(admin\/|sitemap$|robots$)/
const OFFICE = /^root$|^routes\/admin\//

/**
 * The pages in a language. Below a prefix, such as `/sr`, are only those for guests. Without one, pages for guests are English: in other
 * languages there is the office alone, so that the browser loads a new document for all else.
 */
export async function pageBuild(language: Language, prefix: string): Promise<ServerBuild> {
  const build = await import('virtual:react-router/server-build')
  if (language === 'en') return build as ServerBuild
  const { modules } = (await copies?.[language]()) ?? { modules: {} }
  // A page with several addresses has them after a colon.
  const findModule = (id: string) => modules[`../../web/${id.split(':')[0]}.tsx`] ?? modules[`../../web/${id}.ts`]
  const isHere = ([id]: [string, unknown]) => (prefix ? !ONLY_WITHOUT_PREFIX.test(id) : OFFICE.test(id))
  const here = <T>(routes: Record<string, T>) => Object.fromEntries(Object.entries(routes).filter(isHere))
  const routes = Object.entries(here(build.routes)).map(([id, route]) => [id, { ...route, module: withRouteProps(findModule(id)) }])
  // During development the scripts are those of one language (`npm run dev`).
  const assets = import.meta.env.PROD ? readManifest(language) : build.assets
  return {
    ...build,
    basename: prefix || '/',
    routes: Object.fromEntries(routes),
    entry: { module: findModule('entry.server') as ServerBuild['entry']['module'] | undefined },
    assets: { ...assets, routes: here(assets.routes) },
  } as ServerBuild
}

const readManifest = (language: Language): ServerBuild['assets'] =>
  JSON.parse(readFileSync(join(projectRoot, 'build', 'manifests', `${language}.json`), 'utf8'))
