import { useSearchParams } from 'react-router'
import * as words from '#words/en/controls.ts'
import { LinkButton } from './button.tsx'

/** `name`: of the query parameter. */
type Props = { page: number; perPage: number; total: number; label: string; name?: string }

/** Pagination links; keep the other query parameters. */
export function Pages({ page, perPage, total, label, name = 'page' }: Props) {
  const [query] = useSearchParams()
  const last = Math.max(1, Math.ceil(total / perPage))
  if (last === 1) return null
  const to = (number: number) => {
    const asked = new URLSearchParams(query)
    asked.set(name, String(number))
    return `?${asked}`
  }
  return (
    <nav aria-label={label} className="flex flex-wrap items-center gap-4 tabular">
      {page > 1 && (
        <LinkButton to={to(page - 1)} small>
          {words.previous}
        </LinkButton>
      )}
      <span className="text-ink-soft text-sm">{words.pageOf(page, last)}</span>
      {page < last && (
        <LinkButton to={to(page + 1)} small>
          {words.next}
        </LinkButton>
      )}
    </nav>
  )
}
