import { pageAsked } from './forms/page-asked.server.ts'

export type PageOfList = { page: number; perPage: number; total: number }

/** The page of a list that the URL asks for; behind the last page the last. */
export function pageOfList<T>(list: readonly T[], url: URL, perPage: number): { shown: T[]; paged: PageOfList } {
  const last = Math.max(1, Math.ceil(list.length / perPage))
  const page = Math.min(last, pageAsked(url, perPage).page)
  return { shown: list.slice((page - 1) * perPage, page * perPage), paged: { page, perPage, total: list.length } }
}
