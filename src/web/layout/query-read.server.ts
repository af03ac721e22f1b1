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

const OF_A_STAY = ['villa', 'checkIn', 'checkOut', 'guests', 'code']

/** The part of a query that says which stay is looked for, in the form of a query. */
export function stayIn(query: string): string {
  const asked = new URLSearchParams(query)
  return `${new URLSearchParams(OF_A_STAY.flatMap((name) => (asked.get(name) ? [[name, asked.get(name) ?? '']] : [])))}`
}
