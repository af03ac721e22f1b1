import { useLocation } from 'react-router'

/** The query of a list, without what is open beside it. */
export function useListQuery(...open: string[]): URLSearchParams {
  const query = new URLSearchParams(useLocation().search)
  for (const name of open) query.delete(name)
  return query
}

export function withParameter(query: URLSearchParams, name: string, value: number): URLSearchParams {
  const changed = new URLSearchParams(query)
  changed.set(name, String(value))
  return changed
}
