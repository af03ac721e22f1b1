import { groupBy } from '../group-by.ts'
import type { Place } from './translated.ts'

/** The fields that a page mainly consists of, by its path. Other pages consist of the site's own words. */
const mainFields: readonly (readonly [path: string, kind: Place['kind'], fields: readonly string[]])[] = [
  ['/', 'settings', ['general.heroTitle', 'general.heroText']],
  ['/villas/', 'villa', ['claim', 'about']],
  ['/amenities', 'amenity', ['description']],
  ['/attractions', 'attraction', ['description']],
  ['/terms', 'law', ['texts.terms']],
  ['/privacy', 'law', ['texts.privacy']],
]

/** The page that a text is a main one of; null for all others. `findSlug` a villa by its id. */
export function pageOfMainText({ kind, item, field }: Place, findSlug: (villaId: number) => string | undefined): string | null {
  const [path] = mainFields.find(([, one, fields]) => one === kind && fields.includes(field)) ?? []
  if (path === undefined) return null
  if (kind !== 'villa') return path
  const slug = findSlug(item)
  return slug === undefined ? null : path + slug
}

/** Pages of which more main texts are missing than there. */
export function untranslatedPages(texts: readonly { page: string; missing: boolean }[]): string[] {
  const byPage = groupBy(texts, ({ page }) => page)
  return [...byPage].flatMap(([page, all]) => (2 * all.filter(({ missing }) => missing).length > all.length ? [page] : []))
}
