import { matchPath } from 'react-router'
import { withoutPrefix } from '#words/languages.ts'
import { pages } from '../pages.ts'

/** What a page reads of its query: the part that belongs to the page, such as dates. */
export function queryRead({ pathname, search, searchParams }: URL): string {
  const page = pages.find(({ path }) => matchPath(path, withoutPrefix(pathname)))
  if (!page?.cached) return search
  const read = new URLSearchParams([...searchParams].filter(([name]) => page.parameters?.includes(name)))
  return read.size > 0 ? `?${read}` : ''
}
