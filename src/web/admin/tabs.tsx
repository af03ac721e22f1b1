import type { ReactNode } from 'react'
import { Link } from '../ui/link.tsx'
import { useRowAtCurrent } from './use-row-at-current.ts'

export type Tab = { to: string; label: ReactNode; current: boolean }

/** Links, so that a tab has a URL and works without scripts. On phones they are one line that scrolls sideways. */
export function Tabs({ name, tabs }: { name: string; tabs: readonly Tab[] }) {
  const row = useRowAtCurrent(tabs.find(({ current }) => current)?.to)
  return (
    <nav aria-label={name} className="mb-4 border-sand-line border-b">
      <ul
        ref={row}
        className="relative -mb-px flex gap-x-6 [scrollbar-width:none] max-lg:mx-[calc(var(--pad)*-1)] max-lg:overflow-x-auto max-lg:px-(--pad) sm:gap-x-9 lg:flex-wrap"
      >
        {tabs.map(({ to, label, current }) => (
          <li key={to}>
            <Link
              to={to}
              preventScrollReset
              aria-current={current ? 'page' : undefined}
              className={`flex min-h-12 items-center gap-2 whitespace-nowrap border-b-3 -outline-offset-3 ${
                current ? 'border-aegean font-semibold text-ink' : 'border-transparent text-ink-soft hover:border-sand-line hover:text-ink'
              }`}
            >
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}
